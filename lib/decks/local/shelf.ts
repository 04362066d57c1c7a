import type { GameId } from '@/lib/catalogue/games';
import type { DraftShelf, KeptDraft, ServerDeck } from '../edit/ports';
import { gameOf } from '../games/games';
import { readKeptDraft } from './stored-form';

// Drafts in the browser's localStorage, which is written before the call returns: what was edited survives a crash
// of the page in the next instant. One key for each owner, tab and deck, so that no tab writes over another's draft.
//
//   kage.draft/<user id>/<tab>/<deck id>    what an account has not got on the server yet
//   kage.draft/guest/<deck id>              the deck of someone without an account, the same for all tabs
//   kage.saved/<user id>/<deck id>          the newest revision this browser knows the server to have

const PREFIX = 'kage.draft/';
const GUEST = `${PREFIX}guest/`;
const SAVED = 'kage.saved/';
/** Texts that are not applied yet (written.ts). */
export const WRITTEN = 'kage.text/';
export const GUEST_TEXT = `${WRITTEN}guest/`;
/** What belongs to a person: each goes on with the person's id. */
const PREFIXES = [PREFIX, SAVED, WRITTEN];

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

/** How many decks of an account have something that only this device has: unsent, undecided or not applied yet. */
export function unsentDecks(storage: Keep, userId: string): number {
  const texts = `${WRITTEN}${userId}/`;
  const drafts = leftDrafts(storage, userId).map(({ kept }) => kept.id);
  return new Set([...drafts, ...keysOf(storage, texts).map((key) => key.slice(texts.length))]).size;
}

/** Hands a draft of a tab that is no more to a living one. */
export function claim(storage: Keep, userId: string, left: LeftDraft, tab: string): void {
  if (left.tab === tab) return;
  if (accountShelf(storage, userId, tab).keep(left.kept)) accountShelf(storage, userId, left.tab).drop(left.kept.id);
}

/** The guest's deck of this browser: of one game, or whichever was edited last. */
export function guestDraft(storage: Keep, game?: GameId): KeptDraft | undefined {
  const drafts = keysOf(storage, GUEST).flatMap((key) => readKeptDraft(storage.getItem(key)) ?? []);
  const wanted = game ? drafts.filter(({ draft }) => gameOf(draft.format) === game) : drafts;
  return wanted.sort((a, b) => b.at - a.at)[0];
}

/** The guest's deck of a game, and what was written of it. */
export function dropGuestDraft(storage: Keep, game: GameId): void {
  const drafts = keysOf(storage, GUEST).filter((key) => {
    const kept = readKeptDraft(storage.getItem(key));
    return !kept || gameOf(kept.draft.format) === game;
  });
  for (const key of [...drafts, ...keysOf(storage, GUEST_TEXT)]) storage.removeItem(key);
}

export function isGuestKey(key: string | null): boolean {
  return key?.startsWith(GUEST) ?? false;
}

/**
 * Notes how far a deck has got on the server. Its draft goes with the save, and a page that the server wrote before
 * that save can only tell by this note that it is behind.
 */
export function noteSaved(storage: Keep, userId: string, { id, revision }: Pick<ServerDeck, 'id' | 'revision'>): void {
  if (revision <= savedRevision(storage, userId, id)) return;
  try {
    storage.setItem(`${SAVED}${userId}/${id}`, String(revision));
  } catch {
    // No room: a page that is behind finds out with its first save.
  }
}

/** 0 when this browser knows of none. */
export function savedRevision(storage: Keep, userId: string, id: string): number {
  const revision = Number(storage.getItem(`${SAVED}${userId}/${id}`));
  return Number.isSafeInteger(revision) ? revision : 0;
}

/**
 * Forgets every account but this one: another person has signed in on this device. Null: all of them, as somebody signs
 * out. The guest's deck stays: it was never any account's, and nobody else has it.
 */
export function forgetOthers(storage: Keep, userId: string | null): void {
  const own = userId === null ? [] : PREFIXES.map((prefix) => `${prefix}${userId}/`);
  const stays = [GUEST, GUEST_TEXT, ...own];
  for (const key of PREFIXES.flatMap((prefix) => keysOf(storage, prefix))) {
    if (!stays.some((prefix) => key.startsWith(prefix))) storage.removeItem(key);
  }
}

/** Keys that begin so. */
export function keysOf(storage: Keep, prefix: string): string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter(
    (key): key is string => key?.startsWith(prefix) ?? false,
  );
}
