import { db } from '@/lib/db/client';
import type { Prisma, PrismaClient } from '@/lib/db/generated/client';
import { ownCardSchema } from '@/lib/rules/ccg/cards/own-card';
import type { CcgCard } from '@/lib/rules/ccg/cards/schema';
import { MAX_OWN_CARDS } from '../limits';
import type { Viewer } from '../permissions';

// Cards that people typed in. Every question names the owner, and there is none that finds a card without.

/** A card as its column has it. Throws for what `keepOwnCards` does not write. */
export function readOwnCard(definition: unknown): CcgCard {
  return ownCardSchema.parse(definition);
}

/** All own cards of a person, in the order in which they were typed in. */
export async function ownCardsOf(ownerId: string, gameId: string, prisma: PrismaClient = db()): Promise<CcgCard[]> {
  const rows = await prisma.ownCard.findMany({
    where: { ownerId, gameId },
    orderBy: [{ createdAt: 'asc' }, { code: 'asc' }],
    select: { definition: true },
  });
  return rows.map(({ definition }) => readOwnCard(definition));
}

/**
 * Keeps cards as their owner's, each in place of the one of its code. False, and nothing is kept, where there would be
 * more than one may have.
 */
export async function keepOwnCards(
  order: { ownerId: string; gameId: string; cards: readonly CcgCard[] },
  tx: Prisma.TransactionClient,
): Promise<boolean> {
  const { ownerId, gameId, cards } = order;
  if (cards.length === 0) return true;
  // One at a time for each owner, so that the limit is seen by all.
  await tx.$queryRaw`SELECT 1 FROM "user" WHERE "id" = ${ownerId}::uuid FOR UPDATE`;
  const others = await tx.ownCard.count({ where: { ownerId, gameId, code: { notIn: cards.map(({ code }) => code) } } });
  if (others + cards.length > MAX_OWN_CARDS) return false;
  for (const definition of cards) {
    const key = { ownerId, gameId, code: definition.code };
    await tx.ownCard.upsert({
      where: { ownerId_gameId_code: key },
      create: { ...key, definition },
      update: { definition, updatedAt: new Date() },
    });
  }
  return true;
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
  const kept = await prisma.$transaction((tx) => keepOwnCards({ ownerId: viewer.id, gameId, cards: [card] }, tx));
  return kept ? 'saved' : 'too-many';
}

/** Deletes a card that lies in no deck of its owner. Somebody else's is not there. */
export async function deleteOwnCard(
  order: { viewer: NonNullable<Viewer>; gameId: string; code: string },
  prisma: PrismaClient = db(),
): Promise<'deleted' | 'in-deck' | 'not-found'> {
  const { viewer, gameId, code } = order;
  const key = { ownerId: viewer.id, gameId };
  return prisma.$transaction(async (tx) => {
    // A save that puts it into a deck keeps the card first, and waits for the same row.
    await tx.$queryRaw`SELECT 1 FROM "user" WHERE "id" = ${viewer.id}::uuid FOR UPDATE`;
    if ((await tx.deckOwnEntry.count({ where: { ...key, cardCode: code } })) > 0) return 'in-deck';
    const { count } = await tx.ownCard.deleteMany({ where: { ...key, code } });
    return count > 0 ? 'deleted' : 'not-found';
  });
}
