import { db } from '@/lib/db/client';
import type { PrismaClient } from '@/lib/db/generated/client';
import type { List } from '../lists';
import type { Owner } from './change';

/** Writes beside a printing of a list; nothing happens where the printing is not on it (any more). */
export async function setNote(
  { userId, game }: Owner,
  { list, printing, note }: { list: List; printing: string; note: string },
  prisma: PrismaClient = db(),
): Promise<void> {
  await prisma.collectionEntry.updateMany({
    where: { userId, gameId: game, list, printingId: printing },
    data: { note, updatedAt: new Date() },
  });
}
