import { z } from 'zod';

/** The orders of a list of decks: last changed first, or most liked first. */
export const SORTS = ['newest', 'liked'] as const;
export type Sort = (typeof SORTS)[number];

/** Where a page of a list ended: the sort key of its last deck. Decks that come later move no page under a reader. */
export interface Cursor {
  /** Milliseconds of its last change, or its likes: what the list is sorted by. */
  key: number;
  id: string;
}

/** Up to the last moment of the year 9999: what comes later PostgreSQL does not read in this form. */
const cursorSchema = z.tuple([z.int().min(0).max(253_402_300_799_999), z.uuid()]);

export function writeCursor({ key, id }: Cursor): string {
  return Buffer.from(JSON.stringify([key, id])).toString('base64url');
}

/** The cursor in an address; undefined, which means the first page, for whatever is none of ours. */
export function readCursor(text: string | undefined): Cursor | undefined {
  if (!text) return undefined;
  try {
    const [key, id] = cursorSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
    return { key, id };
  } catch {
    return undefined;
  }
}

/** Newest first; among equals by id. */
export const newestFirst = [{ updatedAt: 'desc' as const }, { id: 'asc' as const }];

/** What lies after a cursor. The first condition repeats the second for PostgreSQL: it is the range of the index. */
export function after(cursor: Cursor | undefined) {
  if (!cursor) return {};
  const { id } = cursor;
  const updatedAt = new Date(cursor.key);
  return { updatedAt: { lte: updatedAt }, OR: [{ updatedAt: { lt: updatedAt } }, { updatedAt, id: { gt: id } }] };
}
