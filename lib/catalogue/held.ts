import { Prisma } from '@/lib/db/generated/client';
import type { HeldList } from './query/condition';

/**
 * Whether so many copies of the card `c` of `card` are on a list of somebody's collection, over all its printings: never
 * unknown. The collection is summed up once for the whole statement, however large the catalogue is; what it does not
 * hold it holds 0 of.
 */
export function holdsCopies(
  { userId, game }: { userId: string; game: string },
  list: HeldList,
  { min, max }: { min: number; max: number },
): Prisma.Sql {
  const holdsNone = min <= 0 && max >= 0;
  const range = Prisma.sql`BETWEEN ${min} AND ${max}`;
  const held = (fits: Prisma.Sql) => Prisma.sql`(SELECT p.card_code FROM collection_entry e
    JOIN printing p ON p.game_id = e.game_id AND p.id = e.printing_id
    WHERE e.user_id = ${userId}::uuid AND e.list = ${list} AND e.game_id = ${game}
    GROUP BY p.card_code HAVING sum(e.count) ${fits})`;
  return holdsNone ? Prisma.sql`c.code NOT IN ${held(Prisma.sql`NOT ${range}`)}` : Prisma.sql`c.code IN ${held(range)}`;
}
