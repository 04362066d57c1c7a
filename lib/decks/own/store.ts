import { db } from '@/lib/db/client';
import type { Prisma, PrismaClient } from '@/lib/db/generated/client';
import { ownCardSchema } from '@/lib/rules/ccg/cards/own-card';
import type { CcgCard } from '@/lib/rules/ccg/cards/schema';

// Cards that people typed in. Every question names the owner, and there is none that finds a card without.

/** A card as its column has it. Throws for what `keepOwnCards` does not write. */
export function readOwnCard(definition: unknown): CcgCard {
  return ownCardSchema.parse(definition);
}

/** All own cards that a person can build with, in the order in which they were typed in. */
export async function ownCardsOf(ownerId: string, gameId: string, prisma: PrismaClient = db()): Promise<CcgCard[]> {
  return cardsWhere({ ownerId, gameId, deletedAt: null }, prisma);
}

/** The same with those they have deleted, which only older versions of their decks name. */
export async function pastOwnCardsOf(ownerId: string, gameId: string, prisma: PrismaClient = db()): Promise<CcgCard[]> {
  return cardsWhere({ ownerId, gameId }, prisma);
}

async function cardsWhere(where: Prisma.OwnCardWhereInput, prisma: PrismaClient): Promise<CcgCard[]> {
  const rows = await prisma.ownCard.findMany({
    where,
    orderBy: [{ createdAt: 'asc' }, { code: 'asc' }],
    select: { definition: true },
  });
  return rows.map(({ definition }) => readOwnCard(definition));
}
