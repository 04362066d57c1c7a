import { Prisma } from '@/lib/db/generated/client';
import { EFFECT_FACETS, type EffectFacet } from '@/lib/rules/mythos/cards/effects/facet-values';
import { RANGE_FILTERS, RANGE_STATS, type CardQuery, type ListFilter } from './card-query';
import type { TypedFilter } from './typed-filters';
import { byBeginning } from './typed-words';

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

function hasFacet(facet: EffectFacet, values: readonly string[], squashed = ''): Prisma.Sql {
  return Prisma.sql`EXISTS (SELECT FROM card_facet f
    WHERE f.game_id = c.game_id AND f.card_code = c.code AND f.facet = ${facet}
    AND (f.value = ANY (${[...values]}) OR lower(regexp_replace(f.value, '[^A-Za-z0-9]', '', 'g')) = ${squashed}))`;
}

/** Cards that meet every filter. */
export function meetsAll(met: Conditions): Prisma.Sql {
  return and(Object.values(met));
}

function and(parts: readonly Prisma.Sql[]): Prisma.Sql {
  return parts.length > 0 ? Prisma.join([...parts], ' AND ') : Prisma.sql`TRUE`;
}

/** Filters typed into the text as conditions on the row `c` of `card`; the same as `meetsTyped` of local-search.ts. */
export function typedConditions(filters: readonly TypedFilter[]): Prisma.Sql {
  return and(filters.map(typedCondition));
}

function typedCondition(filter: TypedFilter): Prisma.Sql {
  if ('comparison' in filter) {
    const comparison = Prisma.raw(filter.comparison === ':' ? '=' : filter.comparison);
    return Prisma.sql`EXISTS (SELECT FROM card_stat s
      WHERE s.game_id = c.game_id AND s.card_code = c.code AND s.stat = ${RANGE_STATS[filter.field]}
      AND s.value ${comparison} ${filter.value})`;
  }
  if ('value' in filter) return hasFacet(filter.field, filter.values, filter.value);
  const { field, values } = filter;
  // Squashed values hold letters and digits only, so none of them is a wildcard.
  const patterns = byBeginning(field) ? values.map((value) => `${value}%`) : [...values];
  const is = (column: Prisma.Sql) => Prisma.sql`lower(replace(${column}, ' ', '')) LIKE ANY (${patterns})`;
  switch (field) {
    case 'set':
      return is(Prisma.sql`c.set_code`);
    case 'type':
      return is(Prisma.sql`c.type`);
    case 'faction':
      return Prisma.sql`coalesce(${is(Prisma.sql`c.faction`)}, FALSE)`;
    case 'attach':
      return Prisma.sql`coalesce(${is(Prisma.sql`(c.definition->'attach'->>'to')`)}, FALSE)`;
    case 'keyword':
      return Prisma.sql`EXISTS (SELECT FROM card_keyword k
        WHERE k.game_id = c.game_id AND k.card_code = c.code AND ${is(Prisma.sql`k.keyword`)})`;
    case 'rarity':
      return Prisma.sql`EXISTS (SELECT FROM printing p
        WHERE p.game_id = c.game_id AND p.card_code = c.code AND ${is(Prisma.sql`p.rarity`)})`;
  }
}

/** Cards that are still in the catalogue. */
export function inCatalogue(game: string): Prisma.Sql {
  return Prisma.sql`c.game_id = ${game} AND NOT c.withdrawn`;
}

/** Cards that a text search found; all of them without a text. */
export function foundByText(keys: readonly string[] | undefined): Prisma.Sql {
  return keys ? Prisma.sql`c.code = ANY (${[...keys]})` : Prisma.sql`TRUE`;
}
