import { LOCALES } from '@/lib/i18n/locales';
import { EFFECT_FACETS, type EffectFacet } from '@/lib/rules/mythos/cards/effects/facet-values';
import { FACET_ORDER, facetLabel } from '@/lib/rules/mythos/text/facets';
import { RANGE_FILTERS, RANGE_STATS, type ListFilter, type RangeFilter } from './card-query';
import { fold } from './fold';

// Filters typed into the free text, "uchiha chakra:4 power>=4 set:KS", so that hands can stay on the keyboard. All of
// them must be met. What looks like such a filter and is none is left out and named, like a word that nothing matches.

export type Comparison = ':' | '=' | '>=' | '<=' | '>' | '<';

type FactField = Exclude<ListFilter, EffectFacet> | 'attach';

/** `value` is squashed: folded letters and digits only. */
export type TypedFilter =
  | { field: FactField; value: string }
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

/** Names of the fields, with the words of the game and of players for them. */
const LIST_FIELDS: Readonly<Record<string, FactField>> = {
  set: 'set',
  type: 'type',
  faction: 'faction',
  village: 'faction',
  keyword: 'keyword',
  rarity: 'rarity',
  attach: 'attach',
};
/** What cards do, in each language of the site. */
const EFFECT_FIELDS: Readonly<Record<string, EffectFacet>> = {
  ...Object.fromEntries(EFFECT_FACETS.map((facet) => [facet, facet])),
  fx: 'timing', kiedy: 'timing', коли: 'timing', quand: 'timing',
  robi: 'does', робить: 'does', fait: 'does',
  dotyczy: 'affects', діє: 'affects', vise: 'affects',
  patrzy: 'cares', зважає: 'cares', regarde: 'cares',
}; // prettier-ignore
const RANGE_FIELDS: Readonly<Record<string, RangeFilter>> = Object.fromEntries(
  RANGE_FILTERS.flatMap((name) => [[name, name] as const, [RANGE_STATS[name], name] as const]),
);

/** A name, a comparison and a value without a space between; a value with spaces stands in quotes. */
const FILTER = /(?<=^|\s)(\p{L}+)(>=|<=|[:=<>])("[^"]*"|[^\s"]\S*)(?=\s|$)/gu;

export function readTyped(q: string): TypedQuery {
  const filters: TypedFilter[] = [];
  const unknown: string[] = [];
  const text = q.replace(FILTER, (piece: string, name: string, comparison: Comparison, typed: string) => {
    const filter = readFilter(name.toLowerCase(), comparison, typed.replaceAll('"', ''));
    if (filter) filters.push(filter);
    else unknown.push(piece);
    return ' ';
  });
  return { text: text.replace(/\s+/gu, ' ').trim(), filters, unknown };
}

function readFilter(name: string, comparison: Comparison, typed: string): TypedFilter | undefined {
  const range = own(RANGE_FIELDS, name);
  if (range) return /^-?\d{1,2}$/.test(typed) ? { field: range, comparison, value: Number(typed) } : undefined;
  const value = squash(typed);
  if (!value || (comparison !== ':' && comparison !== '=')) return undefined;
  const facet = own(EFFECT_FIELDS, name);
  if (facet) return readEffectFilter(facet, value);
  const field = own(LIST_FIELDS, name);
  return field && { field, value };
}

function readEffectFilter(field: EffectFacet, value: string): TypedFilter | undefined {
  const values = FACET_ORDER[field].filter((one) =>
    [one, ...LOCALES.map((locale) => facetLabel(field, one, locale))].some((word) => squash(word).startsWith(value)),
  );
  // Names and keywords that effects look at are not in a list: the cards know them.
  return values.length > 0 || field === 'cares' ? { field, value, values } : undefined;
}

function own<T>(table: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

/** Letters and digits of the folded text: "Team 7" and `team7` are the same value. */
export function squash(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}]/gu, '');
}

/** Types and factions are known by their beginning ("leaf" for Leaf Village), the rest by the whole. */
export function byBeginning(field: FactField): boolean {
  return field === 'type' || field === 'faction';
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
