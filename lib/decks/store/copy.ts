import { db } from '@/lib/db/client';
import type { PrismaClient } from '@/lib/db/generated/client';
import type { CcgCard } from '@/lib/rules/ccg/cards/schema';
import type { DeckContent } from '../contract';
import { MAX_NAME } from '../limits';
import { deckPool } from '../own/pool';
import { ownCardsOf, readOwnCard } from '../own/store';
import { canSee, type Viewer } from '../permissions';
import { shorten } from '../plain-text';
import { createDeck, type CreateResult } from './create';
import { type DeckRow, findDeck, toContent } from './rows';
import { shownTo } from './shown';

export interface CopyOrder {
  /** Id or slug of the deck to copy. */
  deck: string;
  viewer: NonNullable<Viewer>;
  id?: string;
  /** Name of the copy, made from the name of the original. */
  nameCopy: (original: string) => string;
}

/**
 * A private deck of the viewer's own with the cards of one that they can see. Undefined when there is no such deck
 * for them. What they could not read in it is not copied either: see {@link shownTo}. The copy remembers its origin.
 */
export async function copyDeck(order: CopyOrder, prisma: PrismaClient = db()): Promise<CreateResult | undefined> {
  const row = await findDeck(order.deck, prisma);
  if (!row || !canSee(order.viewer, row)) return undefined;
  const original = shownTo(order.viewer, row.ownerId, toContent(row), await deckPool(row, order.viewer, prisma));
  const name = shorten(order.nameCopy(original.name), MAX_NAME);
  const content: DeckContent = { ...original, name, visibility: 'private' };
  const ownCards = await cardsToTake(row, order.viewer.id, prisma);
  const copy = { ownerId: order.viewer.id, id: order.id, content, untitled: name, originId: row.id, ownCards };
  return createDeck(copy, prisma);
}

/**
 * Own cards of another person that lie in the deck: the copier keeps them as cards of their own, under the same codes.
 * One they have already, from an earlier copy, stays as they have made it.
 */
async function cardsToTake(
  { gameId, ownEntries }: DeckRow,
  copierId: string,
  prisma: PrismaClient,
): Promise<CcgCard[]> {
  if (ownEntries.length === 0) return [];
  const had = new Set((await ownCardsOf(copierId, gameId, prisma)).map(({ code }) => code));
  const inDeck = ownEntries.filter(({ part }) => part !== 'maybe').map(({ card }) => readOwnCard(card.definition));
  return inDeck.filter(({ code }) => !had.has(code));
}
