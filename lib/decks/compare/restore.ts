import { db } from '@/lib/db/client';
import type { PrismaClient } from '@/lib/db/generated/client';
import { isOwnCode } from '@/lib/rules/ccg/cards/own-code';
import type { CardPool } from '../cards/pool-card';
import type { DeckContent } from '../contract';
import { deckPool } from '../own/pool';
import { canEdit, type Viewer } from '../permissions';
import { findDeck, toContent } from '../store/rows';
import { saveDeck } from '../store/save';
import { stateOf } from './seen';

export type RestoreResult =
  /** `before`: the revision to restore in order to take it back. */
  | { status: 'restored'; revision: number; before: number }
  /** The deck is just so already. */
  | { status: 'same' }
  /** Saved elsewhere in the same moment; nothing was written. */
  | { status: 'conflict' }
  | { status: 'not-found' };

/**
 * Makes a former version of one's own deck the present one, as a save like any other: nothing of the history is lost.
 * Who can see the deck stays as it is: an old version must not publish it.
 */
export async function restoreRevision(
  order: { deck: string; viewer: Viewer; revision: number },
  prisma: PrismaClient = db(),
): Promise<RestoreResult> {
  const row = await findDeck(order.deck, prisma);
  if (!row || !canEdit(order.viewer, row)) return { status: 'not-found' };
  const state = await stateOf(row, order.revision, order.viewer, prisma);
  if (!state) return { status: 'not-found' };
  const pool = await deckPool(row, order.viewer, prisma);
  const { name, visibility } = toContent(row);
  const result = await saveDeck(
    {
      deck: row.id,
      viewer: order.viewer,
      baseRevision: row.revision,
      content: { ...withoutLost(state.content, pool), visibility },
      changes: [],
      untitled: name,
    },
    prisma,
  );
  switch (result.status) {
    case 'saved': {
      const { revision } = result.deck;
      return revision === row.revision ? { status: 'same' } : { status: 'restored', revision, before: row.revision };
    }
    case 'conflict':
    case 'not-found':
      return { status: result.status };
    case 'invalid':
      // Cards are withdrawn, never deleted, so whatever could be saved once can be saved again.
      throw new Error(`Revision ${order.revision} of ${row.id}: ${JSON.stringify(result.errors)}`);
  }
}

/** Own cards, unlike those of the catalogue, can be deleted: a version that held one comes back without it. */
function withoutLost(content: DeckContent, pool: CardPool): DeckContent {
  const there = ({ code }: { code: string }) => !isOwnCode(code) || pool.get(code) !== undefined;
  return { ...content, main: content.main.filter(there), maybe: content.maybe.filter(there) };
}
