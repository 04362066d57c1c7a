import type { DeckDraft } from './draft';
import type { CardChange } from './edit';

// What a session asks of the world around it. The browser's side of each is in lib/decks/local.

/** A deck as the server has it. `savedAt` is milliseconds since 1970. */
export interface ServerDeck {
  readonly id: string;
  readonly slug: string;
  readonly revision: number;
  readonly savedAt: number;
  readonly draft: DeckDraft;
}

/** How a request about a deck can end, told by what its owner can do about it. */
export type ServerAnswer =
  | { readonly kind: 'stored'; readonly deck: ServerDeck }
  /** A deck of this id was created before: `deck` is that one, as it is. */
  | { readonly kind: 'existing'; readonly deck: ServerDeck }
  /** Someone saved since the revision this draft began from: `deck` is theirs. */
  | { readonly kind: 'stale'; readonly deck: ServerDeck }
  | { readonly kind: 'signed-out' }
  /** Deleted, or not this person's (any more). */
  | { readonly kind: 'gone' }
  /** The id of a new deck is in use: try another. */
  | { readonly kind: 'id-taken' }
  /** Sending the same again would end the same; `detail` is the server's own sentence. */
  | { readonly kind: 'refused'; readonly detail: string }
  /** No answer, or one that may be better later; `retryAfter` in milliseconds when the server named it. */
  | { readonly kind: 'unreachable'; readonly retryAfter?: number };

/** Never rejects: whatever goes wrong is an answer. */
export interface DeckServer {
  /** `origin`: the deck it was taken from. */
  create(id: string, draft: DeckDraft, origin?: string): Promise<ServerAnswer>;
  save(id: string, baseRevision: number, draft: DeckDraft, changes: readonly CardChange[]): Promise<ServerAnswer>;
  load(id: string): Promise<ServerAnswer>;
}

/** A draft kept on this device until the server has it. */
export interface KeptDraft {
  readonly id: string;
  /** Revision it began from; 0 when the server has never had it. */
  readonly base: number;
  readonly draft: DeckDraft;
  readonly changes: readonly CardChange[];
  readonly at: number;
  /** Slug of the deck it was taken from, to which credit is due. */
  readonly origin?: string;
}

export interface DraftShelf {
  /** False when the device would not take it (storage full or switched off). */
  keep(kept: KeptDraft): boolean;
  drop(id: string): void;
}

export interface Clock {
  now(): number;
  /** Calls back once after `ms`; the answer cancels it. */
  later(ms: number, callback: () => void): () => void;
}

/** What tabs of one browser tell each other. */
export type TabMessage =
  | { readonly kind: 'saved'; readonly id: string; readonly revision: number }
  | { readonly kind: 'left'; readonly userId: string | null };

export interface SessionPorts {
  /** Left out for a guest, whose deck lives on this device only. */
  readonly server?: DeckServer;
  readonly shelf: DraftShelf;
  readonly clock: Clock;
  readonly newId: () => string;
  /** Called with the deck each time the server is known to have something new. */
  readonly onNews?: (deck: ServerDeck) => void;
}
