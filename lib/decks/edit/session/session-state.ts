import type { DeckDraft } from '../draft';
import type { History } from '../history';
import type { ServerDeck } from '../ports';

/** What the line about saving says. Everything but `saved`, `device` and `blank` has a copy on this device. */
export type SaveState =
  /** A new deck in which nothing has been done. */
  | { readonly kind: 'blank' }
  | { readonly kind: 'saved'; readonly at: number }
  /** A guest's deck: on this device, and only here. */
  | { readonly kind: 'device'; readonly at: number }
  /** Edits are being collected, or on their way. */
  | { readonly kind: 'saving' }
  | { readonly kind: 'offline' }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'gone' }
  | { readonly kind: 'refused'; readonly detail: string }
  /** `basis`: the deck as both sides began from it, where that is known. */
  | { readonly kind: 'conflict'; readonly theirs: ServerDeck; readonly basis?: DeckDraft };

export interface SessionState {
  readonly history: History;
  readonly save: SaveState;
  readonly id: string;
  /** Address of the deck once the server has it. */
  readonly slug?: string;
  /** The device would not take the last copy: until it is saved, closing the page loses it. */
  readonly unkept: boolean;
  /** Counts the times another tab's or device's version came in by itself. */
  readonly arrivals: number;
}

export type Choice =
  | { keep: 'mine' }
  | { keep: 'theirs' }
  | { keep: 'both'; name: string }
  /** One deck made of both. */
  | { keep: 'merged'; draft: DeckDraft };
