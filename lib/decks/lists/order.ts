import { Prisma } from '@/lib/db/generated/client';
import type { Cursor, Sort } from './cursor';

// The orders of a list as SQL over the row `d` of `deck`.

export const ORDER: Readonly<Record<Sort, Prisma.Sql>> = {
  newest: Prisma.sql`d."updated_at" DESC, d."id"`,
  liked: Prisma.sql`d."like_count" DESC, d."id"`,
};

/** The key of the order as a number, as the cursor has it. */
export const KEY: Readonly<Record<Sort, Prisma.Sql>> = {
  newest: Prisma.sql`(extract(epoch FROM d."updated_at") * 1000)::float8`,
  liked: Prisma.sql`d."like_count"::float8`,
};

/** What lies after a cursor. The first comparison repeats the second for PostgreSQL: it is the range of the index. */
export function afterCursor(sort: Sort, cursor: Cursor | undefined): Prisma.Sql {
  if (!cursor) return Prisma.sql`TRUE`;
  const id = Prisma.sql`${cursor.id}::uuid`;
  if (sort === 'liked') {
    // A cursor of the other order, or of somebody's making, may be no number of likes.
    const likes = Prisma.sql`${Math.min(cursor.key, 2 ** 31 - 1)}::int`;
    return Prisma.sql`d."like_count" <= ${likes} AND (d."like_count" < ${likes} OR d."id" > ${id})`;
  }
  const time = Prisma.sql`${new Date(cursor.key).toISOString().replace('Z', '')}::timestamp(3)`;
  return Prisma.sql`d."updated_at" <= ${time} AND (d."updated_at" < ${time} OR d."id" > ${id})`;
}
