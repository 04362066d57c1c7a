import { EFFECT_FACETS } from '@/lib/rules/mythos/cards/effects/facet-values';
import { DEFAULT_GAME, type GameId, isGame } from './games';

// What may be asked of the catalogue, as it stands in an address: the page's, the API's and the editor's search alike.

export const SORTS = [
  'relevance', 'number', 'name', 'cost', 'power', 'rarity', 'entrance', 'hand', 'combat', 'support',
] as const; // prettier-ignore
export type Sort = (typeof SORTS)[number];
export const VIEWS = ['grid', 'table'] as const;
export type View = (typeof VIEWS)[number];
export const PAGE_SIZES = [24, 48, 96] as const;
export type PageSize = (typeof PAGE_SIZES)[number];

// The filters of both games: a query has a place for each, and a game uses those of `filtersOf`.

/** Filters by a list: any one of the values will do, and each of these lists must be met. */
export const LIST_FILTERS = ['set', 'type', 'symbol', 'trait', 'faction', 'keyword', 'rarity', ...EFFECT_FACETS] as const; // prettier-ignore
export type ListFilter = (typeof LIST_FILTERS)[number];

/** Filters by a number's range, each with the number it looks at. */
export const RANGE_STATS = {
  cost: 'chakra',
  power: 'power',
  points: 'points',
  entrance: 'entrance',
  hand: 'hand',
  combat: 'combat',
  support: 'support',
  injured: 'injured',
  mental: 'mental',
  jutsu: 'jutsu',
} as const;
export type RangeFilter = keyof typeof RANGE_STATS;
export const RANGE_FILTERS = Object.keys(RANGE_STATS) as RangeFilter[];

/** What lists of a game's cards are narrowed and sorted by. */
interface GameFilters {
  lists: readonly ListFilter[];
  ranges: readonly RangeFilter[];
  sorts: readonly Sort[];
}

const FILTERS: Readonly<Record<GameId, GameFilters>> = {
  mythos: {
    lists: ['set', 'type', 'faction', 'keyword', 'rarity', ...EFFECT_FACETS],
    ranges: ['cost', 'power', 'points'],
    sorts: ['relevance', 'number', 'name', 'cost', 'power', 'rarity'],
  },
  ccg: {
    lists: ['set', 'type', 'symbol', 'trait'],
    ranges: ['entrance', 'hand', 'combat', 'support', 'injured', 'mental', 'jutsu'],
    sorts: ['relevance', 'number', 'name', 'entrance', 'hand', 'combat', 'support'],
  },
};

export function filtersOf(game: string): GameFilters {
  return FILTERS[isGame(game) ? game : DEFAULT_GAME];
}

/** Both ends belong to it; an end left out is open. */
export interface Range {
  min?: number;
  max?: number;
}

export interface CardQuery extends Record<ListFilter, string[]>, Record<RangeFilter, Range> {
  /** Free text as typed, white space tidied. */
  q: string;
  /** `relevance` without a text is the order of the catalogue. */
  sort: Sort;
  descending: boolean;
  view: View;
  size: PageSize;
  /** From 1. */
  page: number;
}

/** A query that asks for everything. */
export const EVERY_CARD: CardQuery = {
  q: '',
  set: [],
  type: [],
  symbol: [],
  trait: [],
  faction: [],
  keyword: [],
  rarity: [],
  timing: [],
  does: [],
  affects: [],
  cares: [],
  cost: {},
  power: {},
  points: {},
  entrance: {},
  hand: {},
  combat: {},
  support: {},
  injured: {},
  mental: {},
  jutsu: {},
  sort: 'number',
  descending: false,
  view: 'grid',
  size: 24,
  page: 1,
};

/** Value of the `sort` field: `cost-desc`. */
export function sortValue({ sort, descending }: Pick<CardQuery, 'sort' | 'descending'>): string {
  return descending ? `${sort}-desc` : sort;
}

/** All values of the `sort` field of a game's form: one field sets both order and direction. */
export type SortValue = 'relevance' | `${Sort}${'' | '-desc'}`;
export function sortValues(game: string): SortValue[] {
  return filtersOf(game).sorts.flatMap((sort) => (sort === 'relevance' ? [sort] : ([sort, `${sort}-desc`] as const)));
}

/** The one address of a query: parameters and values in a fixed order, those at their default left out. */
export function toSearchParams(query: CardQuery): URLSearchParams {
  const params = new URLSearchParams();
  if (query.q) params.set('q', query.q);
  for (const name of LIST_FILTERS) for (const value of query[name].toSorted()) params.append(name, value);
  for (const name of RANGE_FILTERS) {
    const { min, max } = query[name];
    if (min !== undefined) params.set(`${name}Min`, String(min));
    if (max !== undefined) params.set(`${name}Max`, String(max));
  }
  const byDefault = query.q ? 'relevance' : 'number';
  if (sortValue(query) !== byDefault) params.set('sort', sortValue(query));
  if (query.view !== EVERY_CARD.view) params.set('view', query.view);
  if (query.size !== EVERY_CARD.size) params.set('size', String(query.size));
  if (query.page !== 1) params.set('page', String(query.page));
  return params;
}

/** The query with some fields changed, back on the first page unless the change names one. */
export function withChanges(query: CardQuery, changes: Partial<CardQuery>): CardQuery {
  return { ...query, page: 1, ...changes };
}

/** Whether any filter beside the text is set. */
export function hasFilters(query: CardQuery): boolean {
  return (
    LIST_FILTERS.some((name) => query[name].length > 0) ||
    RANGE_FILTERS.some((name) => query[name].min !== undefined || query[name].max !== undefined)
  );
}
