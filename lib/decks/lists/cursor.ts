import { z } from 'zod';

/** Where a page of a list ended: the sort key of its last deck. Decks that come later move no page under a reader. */
export interface Cursor {
  updatedAt: Date;
  id: string;
}

const cursorSchema = z.tuple([z.int().min(0).max(8.64e15), z.uuid()]);

export function writeCursor({ updatedAt, id }: Cursor): string {
  return Buffer.from(JSON.stringify([updatedAt.getTime(), id])).toString('base64url');
}

/** The cursor in an address; undefined, which means the first page, for whatever is none of ours. */
export function readCursor(text: string | undefined): Cursor | undefined {
  if (!text) return undefined;
  try {
    const [time, id] = cursorSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
    return { updatedAt: new Date(time), id };
  } catch {
    return undefined;
  }
}

/** Newest first; among equals by id. */
export const newestFirst = [{ updatedAt: 'desc' as const }, { id: 'asc' as const }];

/** What lies after a cursor. The first condition repeats the second for PostgreSQL: it is the range of the index. */
export function after(cursor: Cursor | undefined) {
  if (!cursor) return {};
  const { updatedAt, id } = cursor;
  return { updatedAt: { lte: updatedAt }, OR: [{ updatedAt: { lt: updatedAt } }, { updatedAt, id: { gt: id } }] };
}
