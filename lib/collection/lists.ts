// What a collection may hold at most. Free of zod, so that the browser can import it without the schemas.

export const LISTS = ['owned', 'wish', 'trade'] as const;
export type List = (typeof LISTS)[number];

/** Lists that one may show to others; what is owned stays with its owner. */
export const SHARED_LISTS = ['wish', 'trade'] as const satisfies readonly List[];
export type SharedList = (typeof SHARED_LISTS)[number];

/** Most copies of one printing on one list. */
export const MAX_COUNT = 999;
/** In code points, after cleaning. */
export const MAX_NOTE = 200;
/** Most changes in one batch: keeps it far below what a request may hold. */
export const MAX_CHANGES = 200;

/** So many copies of a printing on a list. */
export interface Entry {
  list: List;
  /** Id of the printing: the code of its card and the rarity of another artwork. */
  printing: string;
  count: number;
  note: string;
}

/** So many copies more, or fewer. */
export interface CountChange {
  list: List;
  printing: string;
  delta: number;
}

export function isList(value: unknown): value is List {
  return LISTS.some((list) => list === value);
}

export function isSharedList(value: unknown): value is SharedList {
  return SHARED_LISTS.some((list) => list === value);
}

/** What becomes of a count: never below none, never above what a list can hold. */
export function counted(count: number, delta: number): number {
  return Math.max(0, Math.min(MAX_COUNT, count + delta));
}
