import type { EffectFacet } from '@/lib/rules/mythos/cards/effects/facet-values';
import type { RangeFilter } from './card-query';
import { type FactField, facetValues, factValues, fieldOf, phraseIn, squash } from './typed-words';

// Filters typed into the free text, "uchiha chakra:4 power>=4 set:KS", so that hands can stay on the keyboard. All of
// them must be met. What looks like such a filter and is none is left out and named, like a word that nothing matches.

export type Comparison = ':' | '=' | '>=' | '<=' | '>' | '<';

/** Values are squashed: folded letters and digits only. */
export type TypedFilter =
  /** Any of these will do. */
  | { field: FactField; values: readonly string[] }
  | { field: RangeFilter; comparison: Comparison; value: number }
  /** `values`: those of the facet that begin as typed, by their ids or their words in any language. */
  | { field: EffectFacet; value: string; values: readonly string[] };

export interface TypedQuery {
  /** What is left to search for as words. */
  text: string;
  filters: TypedFilter[];
  /** Pieces as typed that look like a filter: no such field, or a comparison or value it does not take. */
  unknown: string[];
}

/** A name, a comparison and a value without a space between; a value with spaces stands in quotes. */
const FILTER = /(?<=^|\s)(\p{L}[\p{L}-]*)(>=|<=|[:=<>])("[^"]*"|[^\s"]\S*)(?=\s|$)/gu;

export function readTyped(q: string): TypedQuery {
  const filters: TypedFilter[] = [];
  const unknown: string[] = [];
  const text = q.replace(FILTER, (piece: string, name: string, comparison: Comparison, typed: string) => {
    const filter = readFilter(name, comparison, typed.replaceAll('"', ''));
    if (filter) filters.push(filter);
    else unknown.push(piece);
    return ' ';
  });
  const words = text.replace(/\s+/gu, ' ').trim();
  const phrase = phraseIn(words);
  if (!phrase) return { text: words, filters, unknown };
  const { rest, ...filter } = phrase;
  return { text: rest, filters: [...filters, filter], unknown };
}

function readFilter(name: string, comparison: Comparison, typed: string): TypedFilter | undefined {
  const field = fieldOf(name);
  if (!field) return undefined;
  if ('range' in field)
    return /^-?\d{1,2}$/.test(typed) ? { field: field.range, comparison, value: Number(typed) } : undefined;
  const value = squash(typed);
  if (!value || (comparison !== ':' && comparison !== '=')) return undefined;
  if ('fact' in field) return { field: field.fact, values: factValues(field.fact, value) };
  const values = facetValues(field.effect, value);
  // Names and keywords that effects look at are not in a list: the cards know them.
  return values.length > 0 || field.effect === 'cares' ? { field: field.effect, value, values } : undefined;
}

export function compare(left: number, comparison: Comparison, right: number): boolean {
  switch (comparison) {
    case ':':
    case '=':
      return left === right;
    case '>=':
      return left >= right;
    case '<=':
      return left <= right;
    case '>':
      return left > right;
    case '<':
      return left < right;
  }
}
