import { all, parts, type Tree } from '@/lib/query/ast';
import {
  type CardQuery,
  EVERY_CARD,
  LIST_FILTERS,
  type ListFilter,
  RANGE_FILTERS,
  RANGE_STATS,
  type RangeFilter,
} from '../card-query';
import type { CardTree, Condition, Setting } from './condition';

// The filters of a page and the query in its box are two views of one tree. Here it is taken apart into the filters that
// a panel can show and the rest, and put together again.

export type Filters = Pick<CardQuery, ListFilter | RangeFilter>;

const NOWHERE = { from: 0, to: 0 };
const leaf = (condition: Condition): Tree<Condition> => ({ kind: 'leaf', condition, span: NOWHERE });

/** Filters as conditions; none for those that are not set. */
export function filterTrees(filters: Filters): Tree<Condition>[] {
  return [
    ...LIST_FILTERS.flatMap((field) => filterTree(field, filters) ?? []),
    ...RANGE_FILTERS.flatMap((range) => filterTree(range, filters) ?? []),
  ];
}

export function filterTree(name: ListFilter | RangeFilter, filters: Filters): Tree<Condition> | undefined {
  if (isRange(name)) {
    const { min, max } = filters[name];
    return min === undefined && max === undefined
      ? undefined
      : leaf({ on: 'range', field: RANGE_STATS[name], ...filters[name] });
  }
  const values = filters[name];
  return values.length === 0 ? undefined : leaf({ on: 'list', field: name, values, alike: [] });
}

export function isRange(name: string): name is RangeFilter {
  return RANGE_FILTERS.some((range) => range === name);
}

/** The filter of a panel that a condition sets; undefined for all others. */
export function filterOf(condition: Condition): ListFilter | RangeFilter | undefined {
  if (condition.on === 'range') return RANGE_FILTERS.find((range) => RANGE_STATS[range] === condition.field);
  if (condition.on !== 'list' || condition.alike.length > 0) return undefined;
  return LIST_FILTERS.find((field) => field === condition.field);
}

/** None of the filters set. */
export function noFilters(): Filters {
  const names = [...LIST_FILTERS, ...RANGE_FILTERS];
  return Object.fromEntries(names.map((name) => [name, EVERY_CARD[name]])) as Filters;
}

/**
 * A tree as what a panel shows of it, and the rest. Of several conditions on one filter, all of which must be met, the
 * panel shows the first: ticked together its values would add to each other.
 */
export function splitFilters(tree: CardTree): { filters: Filters; rest: CardTree } {
  const filters = noFilters();
  const taken = new Set<string>();
  const rest = parts(tree).filter((part) => {
    if (part.kind !== 'leaf') return true;
    const name = filterOf(part.condition);
    if (name === undefined || taken.has(name)) return true;
    if (!take(part.condition, name, filters)) return true;
    taken.add(name);
    return false;
  });
  return { filters, rest: all(rest) };
}

function take(condition: Condition, name: ListFilter | RangeFilter, filters: Filters): boolean {
  if (condition.on === 'range' && isRange(name)) {
    const { min, max } = condition;
    filters[name] = { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
    return true;
  }
  if (condition.on === 'list' && !isRange(name)) {
    filters[name] = [...condition.values];
    return true;
  }
  return false;
}

export interface Shown {
  sort?: CardQuery['sort'];
  descending?: boolean;
  unique?: 'cards' | 'prints';
}

/** What the settings of a query say of how it is shown; the last word counts. */
export function shownBy(settings: readonly Setting[]): Shown {
  const shown: Shown = {};
  for (const setting of settings) {
    if (setting.set === 'sort') {
      shown.sort = setting.sort;
      if (setting.descending !== undefined) shown.descending = setting.descending;
    }
    if (setting.set === 'dir') shown.descending = setting.descending;
    if (setting.set === 'unique') shown.unique = setting.unique;
  }
  return shown;
}
