import { db } from '@/lib/db/client';
import type { PrismaClient } from '@/lib/db/generated/client';
import type { Viewer } from '../permissions';
import { deckWhere } from '../store/rows';

/** Puts a deck away or takes it out again. It stays as it is and at its link; only lists leave it out. */
export async function setArchived(
  order: { deck: string; viewer: Viewer; archived: boolean },
  prisma: PrismaClient = db(),
): Promise<'saved' | 'not-found'> {
  const where = deckWhere(order.deck);
  if (!order.viewer || !where) return 'not-found';
  const { count } = await prisma.deck.updateMany({
    where: { ...where, ownerId: order.viewer.id },
    data: { archivedAt: order.archived ? new Date() : null },
  });
  return count > 0 ? 'saved' : 'not-found';
}
