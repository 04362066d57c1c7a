import { type CardQuery, EVERY_CARD, filtersOf } from '@/lib/catalogue/card-query';
import { findDefinitions } from '@/lib/catalogue/definition-search';
import type { GameId } from '@/lib/catalogue/games';
import { hasFixedValues } from '@/lib/catalogue/read-card-query';
import { setNames } from '@/lib/catalogue/sets';
import type { FieldError } from '@/lib/http/problem';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { nearest } from '@/lib/query/nearest';

// A page shows that nothing is found of a value that nothing has. A program that misspelt one would take the empty list
// for an answer: it is told.

/** Longest piece of a value that is repeated to its sender, in UTF-16 units. */
const PIECE = 60;

/** The errors of those `values` of the parameter `path` that are not `known`, each with what it was most likely meant to be. */
export function unknownValues(path: string, values: readonly string[], known: readonly string[]): FieldError[] {
  const folded = new Map(known.map((value) => [value.toLowerCase(), value]));
  return values
    .filter((value) => !known.includes(value))
    .map((value) => {
      const piece = value.slice(0, PIECE);
      const near = folded.get(nearest(piece.toLowerCase(), [...folded.keys()]) ?? '');
      return { path, message: `There is no “${piece}”${near === undefined ? '' : `; ${near}?`}` };
    });
}

/** The same for the filters of cards whose values come with the cards: sets, keywords, traits. */
export async function unknownFilters(game: GameId, query: CardQuery): Promise<FieldError[]> {
  const open = filtersOf(game).lists.filter((name) => query[name].length > 0 && !hasFixedValues(game, name));
  if (open.length === 0) return [];
  const [{ facets }, sets] = await Promise.all([
    findDefinitions(game, EVERY_CARD, DEFAULT_LOCALE),
    setNames(game, DEFAULT_LOCALE),
  ]);
  return open.flatMap((name) => {
    const ofCards = facets[name].map(({ value }) => value);
    return unknownValues(name, query[name], name === 'set' ? [...sets.keys(), ...ofCards] : ofCards);
  });
}
