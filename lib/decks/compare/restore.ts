import { db } from '@/lib/db/client';
import type { PrismaClient } from '@/lib/db/generated/client';
import { isOwnCode } from '@/lib/rules/ccg/cards/own-code';
import type { DeckContent } from '../contract';
import { pastPool } from '../own/pool';
import { ownCardsOf } from '../own/store';
import { isCcgPoolCard } from '../cards/pool-card';
import { canEdit, type Viewer } from '../permissions';
import { findDeck, toContent } from '../store/rows';
import { saveDeck } from '../store/save';
import { stateOf } from './seen';

export type RestoreResult =
  /**
   * `before`: the revision to restore in order to take it back. `lost`: codes of the owner's own cards that could not
   * come back: they were deleted too long ago, or the account has as many as one may have.
   */
  | { status: 'restored'; revision: number; before: number; lost: string[] }
  /** The deck is just so already, but for cards that are lost. */
  | { status: 'same'; lost: string[] }
  /** Saved elsewhere in the same moment; nothing was written. */
  | { status: 'conflict' }
  | { status: 'not-found' };

/**
 * Makes a former version of one's own deck the present one, as a save like any other: nothing of the history is lost.
 * Who can see the deck stays as it is: an old version must not publish it. Own cards that were deleted since are the
 * owner's again.
 */
export async function restoreRevision(
  order: { deck: string; viewer: Viewer; revision: number },
  prisma: PrismaClient = db(),
): Promise<RestoreResult> {
  const { viewer } = order;
  const row = await findDeck(order.deck, prisma);
  if (!row || !viewer || !canEdit(viewer, row)) return { status: 'not-found' };
  const state = await stateOf(row, order.revision, viewer, prisma);
  if (!state) return { status: 'not-found' };
  const { name, visibility } = toContent(row);
  const pool = await pastPool(row, viewer, prisma);
  const had = new Set((await ownCardsOf(row.ownerId, row.gameId, prisma)).map(({ code }) => code));
  const own = [...new Set([...state.content.main, ...state.content.maybe].map(({ code }) => code))].filter(isOwnCode);
  const deleted = own.filter((code) => !had.has(code));
  const saveWithout = async (lost: readonly string[]) => {
    const ownCards = deleted.flatMap((code) => {
      const card = lost.includes(code) ? undefined : pool.get(code);
      return card && isCcgPoolCard(card) ? [card.definition] : [];
    });
    const content = { ...without(state.content, lost), visibility };
    const save = { deck: row.id, viewer, baseRevision: row.revision, content, ownCards, changes: [], untitled: name };
    return { lost: [...lost], result: await saveDeck(save, prisma) };
  };
  let { lost, result } = await saveWithout(deleted.filter((code) => !pool.get(code)));
  // Cards of the catalogue are withdrawn, never deleted: only too many own cards keep a version from coming back.
  if (result.status === 'invalid' && lost.length < deleted.length) ({ lost, result } = await saveWithout(deleted));
  switch (result.status) {
    case 'saved': {
      const { revision } = result.deck;
      return revision === row.revision
        ? { status: 'same', lost }
        : { status: 'restored', revision, before: row.revision, lost };
    }
    case 'conflict':
    case 'not-found':
      return { status: result.status };
    case 'invalid':
      throw new Error(`Revision ${order.revision} of ${row.id}: ${JSON.stringify(result.errors)}`);
  }
}

function without(content: DeckContent, codes: readonly string[]): DeckContent {
  const stays = ({ code }: { code: string }) => !codes.includes(code);
  return { ...content, main: content.main.filter(stays), maybe: content.maybe.filter(stays) };
}
