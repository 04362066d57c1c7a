import type { DeckDraft } from '../edit/draft';
import { GUEST_TEXT, WRITTEN, type Keep } from './shelf';
import { isRecord, parseStored, readDraft } from './stored-form';

// A deck's text as somebody is writing it, not applied yet: kept like a draft, so that a look at another view, a reload
// or a crash does not throw it away.
//
//   kage.text/<user id or guest>/<deck id, or new>

export interface WrittenText {
  readonly text: string;
  /** The deck as it was when the writing began. */
  readonly basis: DeckDraft;
}

/** Where the text of a deck is kept. A guest has one deck, and a deck the server has never had no lasting id. */
export function writtenKey(userId: string | null, deck: { id: string; slug?: string }): string {
  return userId === null ? `${GUEST_TEXT}deck` : `${WRITTEN}${userId}/${deck.slug === undefined ? 'new' : deck.id}`;
}

/** The text kept there; undefined where there is none, or none that can be read. */
export function writtenText(storage: Keep, key: string): WrittenText | undefined {
  const stored = parseStored(storage.getItem(key));
  if (!isRecord(stored) || typeof stored.text !== 'string') return undefined;
  const basis = readDraft(stored.basis);
  return basis && { text: stored.text, basis };
}

/** Undefined: there is nothing to keep any more. */
export function keepWritten(storage: Keep, key: string, written: WrittenText | undefined): void {
  if (!written) return storage.removeItem(key);
  try {
    storage.setItem(key, JSON.stringify(written));
  } catch {
    // No room: it lives as long as the page.
  }
}
