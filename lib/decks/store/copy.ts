import { db } from '@/lib/db/client';
import type { PrismaClient } from '@/lib/db/generated/client';
import type { DeckContent } from '../contract';
import { MAX_NAME } from '../limits';
import { cardPool } from '../cards/pool';
import { canSee, type Viewer } from '../permissions';
import { shorten } from '../plain-text';
import { createDeck, type CreateResult } from './create';
import { findDeck, toContent } from './rows';
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
  const original = shownTo(order.viewer, row.ownerId, toContent(row), await cardPool(row.gameId, prisma));
  const name = shorten(order.nameCopy(original.name), MAX_NAME);
  const content: DeckContent = { ...original, name, visibility: 'private' };
  const copy = { ownerId: order.viewer.id, id: order.id, content, untitled: name, originId: row.id };
  return createDeck(copy, prisma);
}
