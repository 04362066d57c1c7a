import { db } from '@/lib/db/client';
import type { PrismaClient } from '@/lib/db/generated/client';
import { canJoinIn, type Viewer } from '../permissions';
import { findRights } from '../store/rows';

/**
 * Likes a deck or takes the like back, as asked for, however often: one a person. The count beside the deck is kept by
 * the database (see the migration), so it is right also where two do it at once.
 */
export async function setLike(
  order: { deck: string; viewer: Viewer; liked: boolean },
  prisma: PrismaClient = db(),
): Promise<'saved' | 'not-found'> {
  const deck = await findRights(order.deck, prisma);
  if (!order.viewer || !deck || !canJoinIn(order.viewer, deck)) return 'not-found';
  const like = { deckId: deck.id, userId: order.viewer.id };
  if (order.liked) await prisma.deckLike.createMany({ data: like, skipDuplicates: true });
  else await prisma.deckLike.deleteMany({ where: like });
  return 'saved';
}

/** Whether the viewer likes a deck, by its id. */
export async function likes(viewer: Viewer, deckId: string, prisma: PrismaClient = db()): Promise<boolean> {
  if (!viewer) return false;
  const key = { deckId_userId: { deckId, userId: viewer.id } };
  return (await prisma.deckLike.findUnique({ where: key, select: { deckId: true } })) !== null;
}
