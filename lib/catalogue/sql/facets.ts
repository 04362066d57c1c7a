import { Prisma } from '@/lib/db/generated/client';
import { CARD_TYPES, FACTIONS, RARITIES } from '@/lib/rules/mythos/cards/schema';
import { EFFECT_FACETS, type EffectFacet } from '@/lib/rules/mythos/cards/effects/facet-values';
import { FACET_ORDER } from '@/lib/rules/mythos/text/facets';
import { LIST_FILTERS, type CardQuery, type ListFilter } from '../card-query';
import { conditions, inCatalogue } from './filters';
import type { SqlAsker } from './tree';

export interface FacetValue {
  value: string;
  /** Cards it would show with everything else that is asked. */
  count: number;
  selected: boolean;
}

/** Counts beside each filter. A filter's own choice does not lower its counts: its values add to each other. */
export type Facets = Record<ListFilter, FacetValue[]>;

interface FacetSource {
  value: Prisma.Sql;
  join: Prisma.Sql;
}

/** Where a facet's values stand; `m` are the cards with what each filter says of them. */
const VALUES: Record<ListFilter, FacetSource> = {
  set: { value: Prisma.sql`m.set_code`, join: Prisma.empty },
  type: { value: Prisma.sql`m.type`, join: Prisma.empty },
  faction: { value: Prisma.sql`m.faction`, join: Prisma.empty },
  keyword: {
    value: Prisma.sql`v.keyword`,
    join: Prisma.sql`JOIN card_keyword v ON v.game_id = m.game_id AND v.card_code = m.code`,
  },
  rarity: {
    value: Prisma.sql`v.rarity`,
    // Two printings of a card may share a rarity: the card counts once.
    join: Prisma.sql`JOIN (SELECT DISTINCT game_id, card_code, rarity FROM printing) v
      ON v.game_id = m.game_id AND v.card_code = m.code`,
  },
  ...(Object.fromEntries(EFFECT_FACETS.map((facet) => [facet, effectFacet(facet)])) as Record<
    EffectFacet,
    FacetSource
  >),
};

function effectFacet(facet: EffectFacet): FacetSource {
  return {
    value: Prisma.sql`v.value`,
    join: Prisma.sql`JOIN card_facet v ON v.game_id = m.game_id AND v.card_code = m.code AND v.facet = ${facet}`,
  };
}

/** Orders of the game; sets come in theirs from the database, keywords by name. */
const ORDERS: Partial<Record<ListFilter, readonly string[]>> = {
  type: CARD_TYPES,
  faction: FACTIONS,
  rarity: RARITIES,
  ...FACET_ORDER,
};

/**
 * Counts every value the catalogue has, with 0 where nothing is left of it, and the cards that meet everything asked.
 * @param typed condition of everything that was typed: the cards a text search found, and the filters in the text.
 */
export async function countFacets(
  db: Prisma.TransactionClient,
  game: string,
  query: CardQuery,
  typed: Prisma.Sql,
  asker: SqlAsker,
): Promise<{ facets: Facets; total: number }> {
  const met = conditions(query, asker);
  const verdict = (name: ListFilter) => Prisma.raw(`m.meets_${name}`);
  const counts = LIST_FILTERS.map((name) => {
    const others = LIST_FILTERS.filter((other) => other !== name).map(verdict);
    return Prisma.sql`
      SELECT ${name} AS facet, ${VALUES[name].value} AS value, min(m.position)::int AS first,
        (count(*) FILTER (WHERE m.meets_rest AND ${Prisma.join(others, ' AND ')}))::int AS count
      FROM m ${VALUES[name].join} GROUP BY 2`;
  });
  // Each card is judged once; the facets then only count verdicts.
  const rows = await db.$queryRaw<
    { facet: ListFilter | 'total'; value: string | null; first: number; count: number }[]
  >`
    WITH m AS MATERIALIZED (
      SELECT c.game_id, c.code, c.set_code, c.type, c.faction, c.position,
        ${Prisma.join(LIST_FILTERS.map((name) => Prisma.sql`${met[name]} AS ${Prisma.raw(`meets_${name}`)}`))},
        ${typed} AND ${met.ranges} AS meets_rest
      FROM card c WHERE ${inCatalogue(game)}
    )
    ${Prisma.join(counts, ' UNION ALL ')}
    UNION ALL
    SELECT 'total', NULL, 0, count(*)::int
    FROM m WHERE m.meets_rest AND ${Prisma.join(LIST_FILTERS.map(verdict), ' AND ')}
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
