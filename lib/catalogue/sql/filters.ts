import { Prisma } from '@/lib/db/generated/client';
import { all, isEverything } from '@/lib/query/ast';
import { type CardQuery, type ListFilter, RANGE_FILTERS, type RangeFilter } from '../card-query';
import type { CardTree } from '../query/condition';
import { filterTree } from '../query/filters';

/** The filters of a query but one as a tree: what a filter's counts heed. */
export function treeBeside(
  left: ListFilter | undefined,
  lists: readonly ListFilter[],
  query: CardQuery,
  rest: CardTree,
): CardTree {
  const names: readonly (ListFilter | RangeFilter)[] = [...lists.filter((name) => name !== left), ...RANGE_FILTERS];
  return all([...(isEverything(rest) ? [] : [rest]), ...names.flatMap((name) => filterTree(name, query) ?? [])]);
}

/** Cards that are still in the catalogue. */
export function inCatalogue(game: string): Prisma.Sql {
  return Prisma.sql`c.game_id = ${game} AND NOT c.withdrawn`;
}
