import type { DraftShelf, KeptDraft } from '../edit/ports';
import { readKeptDraft } from './stored-form';

// Drafts in the browser's localStorage, which is written before the call returns: what was edited survives a crash
// of the page in the next instant. One key for each owner, tab and deck, so that no tab writes over another's draft.
//
//   kage.draft/<user id>/<tab>/<deck id>    what an account has not got on the server yet
//   kage.draft/guest/<deck id>              the deck of someone without an account, the same for all tabs

const PREFIX = 'kage.draft/';
const GUEST = `${PREFIX}guest/`;

/** The part of `Storage` used here. */
export type Keep = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

export function accountShelf(storage: Keep, userId: string, tab: string): DraftShelf {
  return shelf(storage, `${PREFIX}${userId}/${tab}/`);
}

export function guestShelf(storage: Keep): DraftShelf {
  return shelf(storage, GUEST);
}

function shelf(storage: Keep, prefix: string): DraftShelf {
  return {
    keep(kept) {
      try {
        storage.setItem(prefix + kept.id, JSON.stringify(kept));
        return true;
      } catch {
        return false; // full, or switched off by the person: the editor says so
      }
    },
    drop: (id) => storage.removeItem(prefix + id),
  };
}

export interface LeftDraft {
  readonly tab: string;
  readonly kept: KeptDraft;
}

/** Drafts of one account, the latest first. What cannot be read is left alone. */
export function leftDrafts(storage: Keep, userId: string): LeftDraft[] {
  const prefix = `${PREFIX}${userId}/`;
  return keysOf(storage, prefix)
    .flatMap((key) => {
      const kept = readKeptDraft(storage.getItem(key));
      return kept ? [{ tab: key.slice(prefix.length).split('/')[0] ?? '', kept }] : [];
    })
    .sort((a, b) => b.kept.at - a.kept.at);
}

/** Hands a draft of a tab that is no more to a living one. */
export function claim(storage: Keep, userId: string, left: LeftDraft, tab: string): void {
  if (left.tab === tab) return;
  if (accountShelf(storage, userId, tab).keep(left.kept)) accountShelf(storage, userId, left.tab).drop(left.kept.id);
}

/** The guest's deck of this browser. */
export function guestDraft(storage: Keep): KeptDraft | undefined {
  const drafts = keysOf(storage, GUEST).flatMap((key) => readKeptDraft(storage.getItem(key)) ?? []);
  return drafts.sort((a, b) => b.at - a.at)[0];
}

export function dropGuestDraft(storage: Keep): void {
  for (const key of keysOf(storage, GUEST)) storage.removeItem(key);
}

export function isGuestKey(key: string | null): boolean {
  return key?.startsWith(GUEST) ?? false;
}

/** Forgets the drafts of every account but this one: another person has signed in on this device. */
export function dropDraftsOfOthers(storage: Keep, userId: string): void {
  for (const key of keysOf(storage, PREFIX)) {
    if (!key.startsWith(GUEST) && !key.startsWith(`${PREFIX}${userId}/`)) storage.removeItem(key);
  }
}

export function dropAllDrafts(storage: Keep): void {
  for (const key of keysOf(storage, PREFIX)) storage.removeItem(key);
}

function keysOf(storage: Keep, prefix: string): string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter(
    (key): key is string => key?.startsWith(prefix) ?? false,
  );
}
