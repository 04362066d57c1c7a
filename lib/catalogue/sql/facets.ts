import { type Prisma } from '@/lib/db/generated/client';
import { isEverything } from '@/lib/query/ast';
import { SYMBOLS } from '@/lib/rules/ccg/cards/symbols';
import { CARD_TYPES, FACTIONS, RARITIES } from '@/lib/rules/mythos/cards/schema';
import { FACET_ORDER } from '@/lib/rules/mythos/text/facets';
import { type CardQuery, filtersOf, LIST_FILTERS, type ListFilter } from '../card-query';
import type { CardTree } from '../query/condition';
import { valueIn } from '../query/facet-keys';
import { inCatalogue, treeBeside } from './filters';
import { type SqlAsker, treeSql } from './tree';

export interface FacetValue {
  value: string;
  /** Cards it would show with everything else that is asked. */
  count: number;
  /** There may be more: so many cards met the rest that not all of them were looked at. */
  more?: true;
  selected: boolean;
}

/** Counts beside each filter. A filter's own choice does not lower its counts: its values add to each other. */
export type Facets = Record<ListFilter, FacetValue[]>;

/**
 * Cards that are looked at to count those that meet a question. A question that more cards meet is told so: no request
 * counts a large catalogue through. What is asked of the whole catalogue was counted when it was written.
 */
export const MOST_COUNTED = 5_000;

export interface Counted {
  facets: Facets;
  total: number;
  /** `total` is the least there are. */
  more: boolean;
}

/** Orders of the game; sets come in theirs from the database, keywords by name. */
const ORDERS: Partial<Record<ListFilter, readonly string[]>> = {
  // A mission is of both games, and stands where it stands among the types of either.
  type: ['ninja', ...CARD_TYPES, 'jutsu', 'client'],
  symbol: SYMBOLS,
  faction: FACTIONS,
  rarity: RARITIES,
  ...FACET_ORDER,
};

/**
 * Counts every value the catalogue has, with 0 where nothing is left of it, and the cards that meet everything asked.
 * @param typed what must be met beside the filters of `query`; undefined where nothing can meet it.
 */
export async function countFacets(
  db: Prisma.TransactionClient,
  game: string,
  query: CardQuery,
  typed: CardTree | undefined,
  asker: SqlAsker,
): Promise<Counted> {
  const { lists } = filtersOf(game);
  const chosen = lists.filter((name) => query[name].length > 0);
  const asked: (ListFilter | 'all')[] = ['all', ...chosen];
  const [whole, ...sets] = await Promise.all([
    db.cardCount.findMany({ where: { gameId: game }, orderBy: { first: 'asc' } }),
    ...asked.map((name) => {
      const tree = typed && treeBeside(name === 'all' ? undefined : name, lists, query, typed);
      if (!tree) return NOBODY;
      return isEverything(tree) ? undefined : countSet(db, game, treeSql(tree, asker));
    }),
  ]);
  const everything: CountedSet = {
    counts: new Map(whole.map(({ key, cards }) => [key, cards])),
    total: whole.find(({ key }) => key === '')?.cards ?? 0,
    more: false,
  };
  const counted = new Map(asked.map((name, index) => [name, sets[index] ?? everything]));
  const all = counted.get('all') ?? everything;
  const facet = (name: ListFilter): FacetValue[] => {
    const { counts, more } = counted.get(name) ?? all;
    const known = whole.flatMap(({ key }) => {
      const value = valueIn(key, name);
      return value === undefined ? [] : [{ value, count: counts.get(key) ?? 0, ...(more && { more }) }];
    });
    const missing = query[name].filter((value) => !known.some((one) => one.value === value));
    return inOrder(name, [...known, ...missing.map((value) => ({ value, count: 0 }))]).map((one) => ({
      ...one,
      selected: query[name].includes(one.value),
    }));
  };
  return {
    facets: Object.fromEntries(LIST_FILTERS.map((name) => [name, lists.includes(name) ? facet(name) : []])) as Facets,
    total: all.total,
    more: all.more,
  };
}

interface CountedSet {
  /** Cards by facet key. */
  counts: ReadonlyMap<string, number>;
  total: number;
  more: boolean;
}

const NOBODY: CountedSet = { counts: new Map(), total: 0, more: false };

/** Counts the keys of the cards that meet a condition, of the first ones where they are very many. */
async function countSet(db: Prisma.TransactionClient, game: string, meets: Prisma.Sql): Promise<CountedSet> {
  const rows = await db.$queryRaw<{ key: string; count: number }[]>`
    SELECT k.key, count(*)::int AS count FROM (
      SELECT c.facet_keys FROM card c WHERE ${inCatalogue(game)} AND ${meets}
      ORDER BY c.position LIMIT ${MOST_COUNTED + 1}
    ) m CROSS JOIN LATERAL unnest(array_prepend('', m.facet_keys)) AS k(key) GROUP BY k.key`;
  const counts = new Map(rows.map(({ key, count }) => [key, count]));
  const total = counts.get('') ?? 0;
  return { counts, total: Math.min(total, MOST_COUNTED), more: total > MOST_COUNTED };
}

/** Team 7 before Team 10. Kept, as making one costs more than all comparisons of a request. */
const BY_NAME = new Intl.Collator('en', { numeric: true });

function inOrder<T extends { value: string }>(name: ListFilter, values: T[]): T[] {
  if (name === 'keyword') return values.sort((a, b) => BY_NAME.compare(a.value, b.value));
  const order = ORDERS[name];
  if (!order) return values;
  // What has no place of its own, the traits that effects look at, follows by name.
  const place = (value: string) => (order.includes(value) ? order.indexOf(value) : order.length);
  return values.sort((a, b) => place(a.value) - place(b.value) || BY_NAME.compare(a.value, b.value));
}
