import { db } from '@/lib/db/client';
import type { PrismaClient } from '@/lib/db/generated/client';
import type { StoredDeck } from '../contract';
import type { Viewer } from '../permissions';
import { toStoredDeck, wholeDeck } from './rows';

/** So many of somebody's decks are kept on a device for when there is no network. */
const MOST_COPIES = 100;

/** The decks that somebody uses, of every game, whole, last changed first. */
export async function ownDecksWhole(viewer: NonNullable<Viewer>, prisma: PrismaClient = db()): Promise<StoredDeck[]> {
  const rows = await prisma.deck.findMany({
    where: { ownerId: viewer.id, archivedAt: null },
    orderBy: [{ updatedAt: 'desc' }, { id: 'asc' }],
    take: MOST_COPIES,
    include: wholeDeck,
  });
  return rows.map(toStoredDeck);
}
