import { Prisma } from '@/lib/db/generated/client';
import { all } from '@/lib/query/ast';
import { type CardQuery, LIST_FILTERS, type ListFilter, RANGE_FILTERS, type RangeFilter } from '../card-query';
import { filterTree } from '../query/filters';
import { type SqlAsker, treeSql } from './tree';

/** Each filter of a query as a condition on the row `c` of `card`; TRUE where it is not set. */
export type Conditions = Record<ListFilter | 'ranges', Prisma.Sql>;

export function conditions(query: CardQuery, asker: SqlAsker): Conditions {
  const met = (names: readonly (ListFilter | RangeFilter)[]) =>
    treeSql(all(names.flatMap((name) => filterTree(name, query) ?? [])), asker);
  return {
    ...(Object.fromEntries(LIST_FILTERS.map((name) => [name, met([name])])) as Record<ListFilter, Prisma.Sql>),
    ranges: met(RANGE_FILTERS),
  };
}

/** Cards that are still in the catalogue. */
export function inCatalogue(game: string): Prisma.Sql {
  return Prisma.sql`c.game_id = ${game} AND NOT c.withdrawn`;
}
