import { Prisma } from '@/lib/db/generated/client';
import type { Cursor, Sort } from './cursor';

// The orders of a list as SQL.

/** Where what lists are sorted by stands. */
interface SortedBy {
  newest: Prisma.Sql;
  liked: Prisma.Sql;
  id: Prisma.Sql;
}

/** Of the row `d` of `deck`. */
const OF_DECK: SortedBy = {
  newest: Prisma.sql`d."updated_at"`,
  liked: Prisma.sql`d."like_count"`,
  id: Prisma.sql`d."id"`,
};

/** Of the row `t` of `deck_tag`, which holds the same beside a tag: there the index of the tag has the order as well. */
export const OF_TAG: SortedBy = {
  newest: Prisma.sql`t."updated_at"`,
  liked: Prisma.sql`t."like_count"`,
  id: Prisma.sql`t."deck_id"`,
};

export function orderBy(sort: Sort, of: SortedBy = OF_DECK): Prisma.Sql {
  return Prisma.sql`${of[sort]} DESC, ${of.id}`;
}

/** The key of the order as a number, as the cursor has it. */
export const KEY: Readonly<Record<Sort, Prisma.Sql>> = {
  newest: Prisma.sql`(extract(epoch FROM d."updated_at") * 1000)::float8`,
  liked: Prisma.sql`d."like_count"::float8`,
};

/** What lies after a cursor. The first comparison repeats the second for PostgreSQL: it is the range of the index. */
export function afterCursor(sort: Sort, cursor: Cursor | undefined, of: SortedBy = OF_DECK): Prisma.Sql {
  if (!cursor) return Prisma.sql`TRUE`;
  const last =
    sort === 'liked'
      ? // A cursor of the other order, or of somebody's making, may be no number of likes.
        Prisma.sql`${Math.min(cursor.key, 2 ** 31 - 1)}::int`
      : Prisma.sql`${new Date(cursor.key).toISOString().replace('Z', '')}::timestamp(3)`;
  return Prisma.sql`${of[sort]} <= ${last} AND (${of[sort]} < ${last} OR ${of.id} > ${cursor.id}::uuid)`;
}
