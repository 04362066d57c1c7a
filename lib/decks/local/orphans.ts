import type { DeckServer } from '../edit/ports';
import { accountShelf, leftDrafts, type Keep, type LeftDraft } from './shelf';

/** So many decks are asked about at most: somebody with more of them lying about is shown the rest on the next visit. */
const MOST_ASKED = 5;

/**
 * Drafts of decks that have been deleted meanwhile, the latest of each deck: no page opens such a deck any more, and
 * what was changed last is on this device alone. What a living tab still has open is left to that tab, and new decks
 * that were never saved (revision 0) to the page of new decks.
 */
export async function orphanedDrafts(
  storage: Keep,
  userId: string,
  server: Pick<DeckServer, 'load'>,
  isAbandoned: (tab: string) => Promise<boolean>,
): Promise<LeftDraft[]> {
  const latest = new Map<string, LeftDraft>();
  for (const left of leftDrafts(storage, userId)) {
    if (left.kept.base > 0 && !latest.has(left.kept.id)) latest.set(left.kept.id, left);
  }
  const found = await Promise.all(
    [...latest.values()].slice(0, MOST_ASKED).map(async (left) => {
      if (!(await isAbandoned(left.tab))) return [];
      // Only a deck that the server knows to be none: without a connection nothing is said about it.
      return (await server.load(left.kept.id)).kind === 'gone' ? [left] : [];
    }),
  );
  return found.flat();
}

/** Drops what all tabs keep of a deck. */
export function dropDrafts(storage: Keep, userId: string, deck: string): void {
  for (const { tab, kept } of leftDrafts(storage, userId)) {
    if (kept.id === deck) accountShelf(storage, userId, tab).drop(deck);
  }
}
