import { db } from '@/lib/db/client';
import type { Prisma, PrismaClient } from '@/lib/db/generated/client';
import type { CcgCard } from '@/lib/rules/ccg/cards/schema';
import { type CardPool, withOwnCards } from '../cards/pool-card';
import { MAX_OWN_CARDS } from '../limits';
import type { Viewer } from '../permissions';
import { rejudgeDecks } from './rejudge';
import { poolOfPerson } from './pool';

/** Deleted cards that are kept for older versions of decks; beyond them the one deleted first goes for good. */
export const MAX_PAST_CARDS = 100;

interface Keeping {
  ownerId: string;
  gameId: string;
  cards: readonly CcgCard[];
  /** What the owner builds with, these cards included. */
  pool: CardPool;
}

/**
 * Keeps cards as their owner's, each in place of the one of its code, and judges the decks anew that hold it. False,
 * and nothing is kept, where there would be more than one may have.
 */
export async function keepOwnCards(
  { ownerId, gameId, cards, pool }: Keeping,
  tx: Prisma.TransactionClient,
): Promise<boolean> {
  if (cards.length === 0) return true;
  await lockOwner(ownerId, tx);
  const codes = cards.map(({ code }) => code);
  const others = await tx.ownCard.count({ where: { ownerId, gameId, deletedAt: null, code: { notIn: codes } } });
  if (others + cards.length > MAX_OWN_CARDS) return false;
  for (const definition of cards) {
    const key = { ownerId, gameId, code: definition.code };
    await tx.ownCard.upsert({
      where: { ownerId_gameId_code: key },
      create: { ...key, definition },
      update: { definition, updatedAt: new Date(), deletedAt: null },
    });
  }
  await rejudgeDecks({ ownerId, gameId, codes, pool }, tx);
  return true;
}

/** One at a time for each owner, so that limits are seen by all, and what a save puts into a deck is not deleted. */
async function lockOwner(ownerId: string, tx: Prisma.TransactionClient): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM "user" WHERE "id" = ${ownerId}::uuid FOR UPDATE`;
}

/** Why a deck with such cards cannot be stored. */
export function tooManyOwnCards() {
  const message = `One account keeps at most ${MAX_OWN_CARDS} cards of its own making. Delete some that lie in no deck.`;
  return { status: 'invalid' as const, errors: [{ path: 'ownCards', message }] };
}

/** Keeps one card: a new one, or one that was changed. */
export async function saveOwnCard(
  order: { viewer: NonNullable<Viewer>; gameId: string; card: CcgCard },
  prisma: PrismaClient = db(),
): Promise<'saved' | 'too-many'> {
  const { viewer, gameId, card } = order;
  const pool = withOwnCards(await poolOfPerson(gameId, viewer.id, prisma), [card]);
  const keeping = { ownerId: viewer.id, gameId, cards: [card], pool };
  const kept = await prisma.$transaction((tx) => keepOwnCards(keeping, tx));
  return kept ? 'saved' : 'too-many';
}

/**
 * Deletes a card that lies in no deck of its owner: it can be put into none any more. Older versions of their decks
 * still show it to them, and bring it back. Somebody else's is not there.
 */
export async function deleteOwnCard(
  order: { viewer: NonNullable<Viewer>; gameId: string; code: string },
  prisma: PrismaClient = db(),
): Promise<'deleted' | 'in-deck' | 'not-found'> {
  const { viewer, gameId, code } = order;
  const key = { ownerId: viewer.id, gameId };
  return prisma.$transaction(async (tx) => {
    await lockOwner(viewer.id, tx);
    if ((await tx.deckOwnEntry.count({ where: { ...key, cardCode: code } })) > 0) return 'in-deck';
    const { count } = await tx.ownCard.updateMany({
      where: { ...key, code, deletedAt: null },
      data: { deletedAt: new Date() },
    });
    if (count === 0) return 'not-found';
    const past = await tx.ownCard.findMany({
      where: { ...key, deletedAt: { not: null }, entries: { none: {} } },
      orderBy: [{ deletedAt: 'desc' }, { code: 'asc' }],
      skip: MAX_PAST_CARDS,
      select: { code: true },
    });
    await tx.ownCard.deleteMany({ where: { ...key, code: { in: past.map((card) => card.code) } } });
    return 'deleted';
  });
}
