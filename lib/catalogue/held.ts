import { Prisma } from '@/lib/db/generated/client';
import type { HeldList } from './query/condition';

/**
 * Copies of the card `c` of `card` on a list of somebody's collection, over all its printings: a number, never unknown.
 * A look-up by two keys for each printing of a card, however large the collection and the catalogue are.
 */
export function heldCopies(userId: string, list: HeldList): Prisma.Sql {
  return Prisma.sql`coalesce((SELECT sum(e.count)::int FROM printing p JOIN collection_entry e
    ON e.user_id = ${userId}::uuid AND e.game_id = p.game_id AND e.list = ${list} AND e.printing_id = p.id
    WHERE p.game_id = c.game_id AND p.card_code = c.code), 0)`;
}
