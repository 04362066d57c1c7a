import { db } from '@/lib/db/client';
import type { PrismaClient } from '@/lib/db/generated/client';
import { mythosPool } from '@/lib/decks/cards/pool';
import { gameOf } from '@/lib/decks/games/games';
import type { DeckContent } from '@/lib/decks/contract';
import { raiseTo } from '../store/bring-in';
import { ownedCounts } from '../store/read';
import { missingOf, type Missing } from './missing';

type Needed = Pick<DeckContent, 'format' | 'main' | 'missions'>;

/** What a person lacks to play a deck. Looks at the cards of the deck only, however much is owned. */
export async function missingForDeck(userId: string, deck: Needed, prisma: PrismaClient = db()): Promise<Missing> {
  const game = gameOf(deck.format);
  const lines = [...deck.missions, ...deck.main];
  const [pool, owned] = await Promise.all([
    mythosPool(prisma),
    ownedCounts({ userId, game }, { cards: lines.map(({ code }) => code) }, prisma),
  ]);
  return missingOf(lines, owned, (code) => pool.get(code)?.definition);
}

/** Puts the copies that are missing for a deck on the wish list; those that are on it already are not added again. */
export async function wishForDeck(userId: string, deck: Needed, prisma: PrismaClient = db()): Promise<void> {
  const game = gameOf(deck.format);
  const pool = await mythosPool(prisma);
  const { lines } = await missingForDeck(userId, deck, prisma);
  await raiseTo(
    { userId, game },
    lines
      .filter(({ missing, wanted }) => missing > 0 && pool.get(wanted))
      .map(({ wanted, missing }) => ({ list: 'wish', printing: wanted, count: missing })),
    prisma,
  );
}
