import { cached } from '@/lib/cache/cached';
import type { Locale } from '@/lib/i18n/locales';
import { leaves } from '@/lib/query/ast';
import type { CardDefinition } from '@/lib/rules/mythos/cards/schema';
import { readAsked } from './query/asked';
import { type CardQuery, toSearchParams } from './card-query';
import { cardTexts } from './card-texts';
import { isGame } from './games';
import { holdsCopies } from './held';
import { listItem, type CardListItem } from './list-item';
import { defaultSource, type Source } from './source';
import { find, type Found } from './sql/find';

export interface CardSearch extends Omit<Found, 'rows'> {
  /** The cards of this page. */
  cards: CardListItem[];
}

/** Small: one holds a page of card definitions that the site shows anyway. For a minute: popularity orders them, too. */
const answers = cached<Found>({ name: 'cards found', of: ['catalogue', 'words', 'rulings'], max: 500, seconds: 60 });

/** Who asks. */
export interface Reader {
  /** Whose collection `owned` looks at; left out: nobody's. */
  ownerId?: string;
}

/** The cards a query asks for, a page of them, with the counts beside the filters. */
export async function searchCards(
  game: string,
  query: CardQuery,
  locale: Locale,
  source: Source = defaultSource(),
  reader: Reader = {},
): Promise<CardSearch> {
  const [{ rows, ...answer }, texts] = await Promise.all([
    findCards(game, query, locale, source, reader),
    cardTexts(game, locale, source),
  ]);
  return { ...answer, cards: rows.map((row) => listItem(row, locale, texts)) };
}

/** A card as the API gives it: all that its file says, and its lines in words. */
export type DefinitionWithText = CardDefinition & { text: readonly string[] };

/** The same as whole definitions, for the API. */
export async function searchDefinitions(
  game: string,
  query: CardQuery,
  locale: Locale,
  source: Source = defaultSource(),
): Promise<Omit<CardSearch, 'cards'> & { cards: DefinitionWithText[] }> {
  const [{ rows, ...answer }, { lines }] = await Promise.all([
    findCards(game, query, locale, source, {}),
    cardTexts(game, locale, source),
  ]);
  return { ...answer, cards: rows.map(({ code, definition }) => ({ ...definition, text: lines.get(code) ?? [] })) };
}

/**
 * Finds once what is asked again and again. What hangs on one person is asked anew.
 */
export async function findCards(
  game: string,
  query: CardQuery,
  locale: Locale,
  source: Source,
  { ownerId }: Reader,
): Promise<Found> {
  const asked = readAsked(query, locale, {
    owned: ownerId !== undefined,
    locale,
    ...(isGame(game) ? { game } : {}),
  });
  const ask = () =>
    find(
      game,
      { query, asked, locale, ...(ownerId && { owned: holdsCopies.bind(undefined, { userId: ownerId, game }) }) },
      source,
    );
  if (leaves(asked.tree).some(({ on }) => on === 'owned')) return ask();
  const view = { ...query, view: 'grid' } as const;
  const day = new Date().toISOString().slice(0, 10);
  const guest = ownerId === undefined;
  const key = [locale, day, guest ? 'guest' : 'reader', toSearchParams(view).toString()];
  // Grid and table share an answer; how this reader wants to see it does not.
  const found = await answers.get(game, key, source, ask);
  return { ...found, asked: { ...found.asked, panel: { ...found.asked.panel, view: query.view } } };
}
