import { Prisma } from '@/lib/db/generated/client';
import { EFFECT_FACETS, type EffectFacet } from '@/lib/rules/mythos/cards/effects/facet-values';
import { RANGE_FILTERS, RANGE_STATS, type CardQuery, type ListFilter } from '../card-query';

/** Each filter of a query as a condition on the row `c` of `card`; TRUE where it is not set. */
export type Conditions = Record<ListFilter | 'ranges', Prisma.Sql>;

export function conditions(query: CardQuery): Conditions {
  const any = (values: string[], sql: (values: string[]) => Prisma.Sql) =>
    values.length > 0 ? sql(values) : Prisma.sql`TRUE`;
  return {
    set: any(query.set, (values) => Prisma.sql`c.set_code = ANY (${values})`),
    type: any(query.type, (values) => Prisma.sql`c.type = ANY (${values})`),
    // A mission has no faction: the answer to "one of these" is no, not unknown.
    faction: any(query.faction, (values) => Prisma.sql`coalesce(c.faction = ANY (${values}), FALSE)`),
    keyword: any(
      query.keyword,
      (values) => Prisma.sql`EXISTS (SELECT FROM card_keyword k
        WHERE k.game_id = c.game_id AND k.card_code = c.code AND k.keyword = ANY (${values}))`,
    ),
    rarity: any(
      query.rarity,
      (values) => Prisma.sql`EXISTS (SELECT FROM printing p
        WHERE p.game_id = c.game_id AND p.card_code = c.code AND p.rarity = ANY (${values}))`,
    ),
    ...(Object.fromEntries(
      EFFECT_FACETS.map((facet) => [facet, any(query[facet], (values) => hasFacet(facet, values))]),
    ) as Record<EffectFacet, Prisma.Sql>),
    ranges: and(
      RANGE_FILTERS.flatMap((name) => {
        const { min, max } = query[name];
        if (min === undefined && max === undefined) return [];
        return Prisma.sql`EXISTS (SELECT FROM card_stat s
          WHERE s.game_id = c.game_id AND s.card_code = c.code AND s.stat = ${RANGE_STATS[name]}
          AND s.value BETWEEN ${min ?? -1000} AND ${max ?? 1000})`;
      }),
    ),
  };
}

function hasFacet(facet: EffectFacet, values: readonly string[]): Prisma.Sql {
  return Prisma.sql`EXISTS (SELECT FROM card_facet f
    WHERE f.game_id = c.game_id AND f.card_code = c.code AND f.facet = ${facet} AND f.value = ANY (${[...values]}))`;
}

function and(parts: readonly Prisma.Sql[]): Prisma.Sql {
  return parts.length > 0 ? Prisma.join([...parts], ' AND ') : Prisma.sql`TRUE`;
}

/** Cards that are still in the catalogue. */
export function inCatalogue(game: string): Prisma.Sql {
  return Prisma.sql`c.game_id = ${game} AND NOT c.withdrawn`;
}
