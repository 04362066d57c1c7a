import type { PrismaClient } from '@/lib/db/generated/client';
import { cardPool } from '../cards/pool';
import { type CardPool, type PoolCard, withOwnCards } from '../cards/pool-card';
import { deckGame, gameOf } from '../games/games';
import { canEdit, type Viewer } from '../permissions';
import { ownCardsAmong } from './carried';
import { ownCardsOf, pastOwnCardsOf, readOwnCard } from './store';

interface DeckOfOwn {
  gameId: string;
  ownerId: string;
  ownEntries: readonly { card: { definition: unknown } }[];
}

/** The cards of a stored deck: its owner's with all they have typed in, others' with those that lie in it. */
export async function deckPool(row: DeckOfOwn, viewer: Viewer, prisma: PrismaClient): Promise<CardPool> {
  const pool = await cardPool(row.gameId, prisma);
  if (!deckGame(row.gameId).ownCards) return pool;
  const own = canEdit(viewer, row) ? await ownCardsOf(row.ownerId, row.gameId, prisma) : [];
  return withOwnCards(pool, [...own, ...row.ownEntries.map(({ card }) => readOwnCard(card.definition))]);
}

/**
 * The same for what a deck has been: its owner still sees their cards that they have deleted. To others a card that has
 * been taken out of the deck is none of their business any more, whatever its owner makes of it since.
 */
export async function pastPool(row: DeckOfOwn, viewer: Viewer, prisma: PrismaClient): Promise<CardPool> {
  const pool = await deckPool(row, viewer, prisma);
  if (!deckGame(row.gameId).ownCards || !canEdit(viewer, row)) return pool;
  return withOwnCards(pool, await pastOwnCardsOf(row.ownerId, row.gameId, prisma));
}

/** What the cards of a deck as it is read are found by, its owner's own among them. */
export async function pagePool({ format, main, maybe }: DeckOfLines, prisma?: PrismaClient): Promise<CardPool> {
  return withOwnCards(await cardPool(gameOf(format), prisma), ownCardsAmong([...main, ...maybe]));
}

interface DeckOfLines {
  format: string;
  main: readonly { card: PoolCard }[];
  maybe: readonly { card: PoolCard }[];
}

/** The cards that a person may build with: those of the catalogue and their own. */
export async function poolOfPerson(game: string, userId: string | undefined, prisma?: PrismaClient): Promise<CardPool> {
  const pool = await cardPool(game, prisma);
  if (userId === undefined || !deckGame(game).ownCards) return pool;
  return withOwnCards(pool, await ownCardsOf(userId, game, prisma));
}
