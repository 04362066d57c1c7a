import { Prisma, type PrismaClient } from '@/lib/db/generated/client';
import { CARD_TYPES, FACTIONS, RARITIES } from '@/lib/rules/mythos/cards/schema';
import { LIST_FILTERS, type CardQuery, type ListFilter } from './card-query';
import { allBut, conditions, foundByText, inCatalogue } from './conditions';

export interface FacetValue {
  value: string;
  /** Cards it would show with everything else that is asked. */
  count: number;
  selected: boolean;
}

/** Counts beside each filter. A filter's own choice does not lower its counts: its values add to each other. */
export type Facets = Record<ListFilter, FacetValue[]>;

/** Each card once with every value it has of a facet. */
const VALUES: Record<ListFilter, { value: Prisma.Sql; from: Prisma.Sql }> = {
  set: { value: Prisma.sql`c.set_code`, from: Prisma.sql`card c` },
  type: { value: Prisma.sql`c.type`, from: Prisma.sql`card c` },
  faction: { value: Prisma.sql`c.faction`, from: Prisma.sql`card c` },
  keyword: {
    value: Prisma.sql`v.keyword`,
    from: Prisma.sql`card c JOIN card_keyword v ON v.game_id = c.game_id AND v.card_code = c.code`,
  },
  rarity: {
    value: Prisma.sql`v.rarity`,
    from: Prisma.sql`card c JOIN printing v ON v.game_id = c.game_id AND v.card_code = c.code`,
  },
};

/** Orders of the game; sets come in theirs from the database, keywords by name. */
const ORDERS: Partial<Record<ListFilter, readonly string[]>> = {
  type: CARD_TYPES,
  faction: FACTIONS,
  rarity: RARITIES,
};

/**
 * Counts every value the catalogue has, with 0 where nothing is left of it, and the cards that meet everything asked.
 * @param keys cards a text search found; undefined without a text.
 */
export async function countFacets(
  db: PrismaClient,
  game: string,
  query: CardQuery,
  keys: readonly string[] | undefined,
): Promise<{ facets: Facets; total: number }> {
  const all = conditions(query);
  const text = foundByText(keys);
  const counts = LIST_FILTERS.map(
    (name) => Prisma.sql`
      SELECT ${name} AS facet, ${VALUES[name].value} AS value, min(c.position)::int AS first,
        (count(DISTINCT c.code) FILTER (WHERE ${text} AND ${allBut(all, name)}))::int AS count
      FROM ${VALUES[name].from} WHERE ${inCatalogue(game)} GROUP BY 2`,
  );
  const rows = await db.$queryRaw<
    { facet: ListFilter | 'total'; value: string | null; first: number; count: number }[]
  >`
    ${Prisma.join(counts, ' UNION ALL ')}
    UNION ALL
    SELECT 'total', NULL, 0, count(*)::int FROM card c WHERE ${inCatalogue(game)} AND ${text} AND ${allBut(all)}
    ORDER BY first`;
  const facet = (name: ListFilter): FacetValue[] => {
    const counted = rows.flatMap((row) =>
      row.facet === name && row.value !== null ? [{ ...row, value: row.value }] : [],
    );
    const missing = query[name].filter((value) => !counted.some((row) => row.value === value));
    return inOrder(name, [...counted, ...missing.map((value) => ({ value, count: 0 }))]).map(({ value, count }) => ({
      value,
      count,
      selected: query[name].includes(value),
    }));
  };
  return {
    facets: Object.fromEntries(LIST_FILTERS.map((name) => [name, facet(name)])) as Facets,
    total: rows.find((row) => row.facet === 'total')?.count ?? 0,
  };
}

function inOrder<T extends { value: string }>(name: ListFilter, values: T[]): T[] {
  if (name === 'keyword') return values.sort((a, b) => a.value.localeCompare(b.value, 'en', { numeric: true }));
  const order = ORDERS[name];
  return order ? values.sort((a, b) => order.indexOf(a.value) - order.indexOf(b.value)) : values;
}
