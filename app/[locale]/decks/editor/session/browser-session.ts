import type { GameId } from '@/lib/catalogue/games';
import { gameOf } from '@/lib/decks/games/games';
import type { DeckDraft } from '@/lib/decks/edit/draft';
import type { DraftShelf, ServerDeck } from '@/lib/decks/edit/ports';
import { DeckSession } from '@/lib/decks/edit/session/session';
import { noteCopy } from '@/lib/decks/local/copies';
import { browserClock, followPage, openStorage } from '@/lib/decks/local/page-life';
import { deckServer } from '@/lib/decks/local/server';
import {
  accountShelf,
  claim,
  forgetOthers,
  guestDraft,
  guestShelf,
  isGuestKey,
  leftDrafts,
  noteSaved,
  savedRevision,
} from '@/lib/decks/local/shelf';
import { hearTabs, isGone, tellTabs, thisTab } from '@/lib/decks/local/tabs';
import { uuid } from '@/lib/decks/local/uuid';
import { forgetDecks, rememberDeck } from './remembered';

export interface SessionStart {
  locale: string;
  /** Of whose decks: drafts of the other game are left alone. */
  game: GameId;
  /** Null: a guest, whose deck stays on the device. */
  userId: string | null;
  blank: DeckDraft;
  /** Left out: a new deck. */
  stored?: ServerDeck;
}

/** A session bound to this browser: its storage, its other tabs, its network. */
export class BrowserSession {
  readonly session: DeckSession;
  readonly #start: SessionStart;
  /** There once the page is in the browser. */
  #shelf: DraftShelf | undefined;

  constructor(start: SessionStart) {
    this.#start = start;
    const shelf: DraftShelf = {
      keep: (kept) => this.#shelf?.keep(kept) ?? true,
      drop: (id) => this.#shelf?.drop(id),
    };
    this.session = new DeckSession(
      {
        server: start.userId === null ? undefined : deckServer(start.locale),
        shelf,
        clock: browserClock,
        newId: uuid,
        onNews: (deck) => {
          rememberDeck(deck);
          const storage = openStorage();
          if (storage && start.userId !== null) noteSaved(storage, start.userId, deck);
          if (start.userId !== null) void noteCopy(start.userId, deck);
          tellTabs({ kind: 'saved', id: deck.id, revision: deck.revision });
        },
      },
      start.blank,
      start.stored,
    );
  }

  /** Begins to listen and to keep; the answer ends it. `ready` runs when drafts of earlier visits have been seen to. */
  begin(ready: () => void): () => void {
    const { session } = this;
    const gone = new AbortController();
    const { signal } = gone;
    session.open();
    const { userId, stored } = this.#start;
    // From now on it can be edited here without a network, and found again after a reload.
    if (userId !== null && stored) void noteCopy(userId, stored);
    void this.#recover().then(() => signal.aborted || ready());

    const stopHearing = hearTabs((message) => {
      if (message.kind === 'left') forgetDecks();
      session.hear(message);
    });
    followPage(session, () => session.getState().unkept, signal);
    addEventListener(
      'storage',
      (event) => {
        const storage = isGuestKey(event.key) ? openStorage() : undefined;
        if (storage) session.adoptFromDevice(guestDraft(storage, this.#start.game) ?? { draft: this.#start.blank });
      },
      { signal },
    );
    return () => {
      gone.abort();
      stopHearing();
      session.flush();
      session.close();
    };
  }

  async #recover(): Promise<void> {
    const storage = openStorage();
    const { userId, stored, game } = this.#start;
    if (this.#shelf) return;
    if (!storage) {
      this.#shelf = { keep: () => false, drop: () => undefined };
      return;
    }
    if (userId === null) {
      this.#shelf = guestShelf(storage);
      const kept = guestDraft(storage, game);
      if (kept) this.session.recover(kept);
      return;
    }
    forgetOthers(storage, userId);
    const tab = thisTab();
    this.#shelf = accountShelf(storage, userId, tab);
    this.session.open();
    if (stored) this.session.catchUp(savedRevision(storage, userId, stored.id));
    const left = leftDrafts(storage, userId).filter(({ kept }) =>
      stored ? kept.id === stored.id : kept.base === 0 && gameOf(kept.draft.format) === game,
    );
    for (const draft of left) {
      // An editor of this very page has been closed before this one opened.
      if (draft.tab !== tab && !(await isGone(draft.tab))) continue;
      // Who is editing already is not interrupted: it is seen to the next time.
      if (this.session.getState().history.past.length > 0) return;
      claim(storage, userId, draft, tab);
      this.session.recover(draft.kept);
      return;
    }
  }
}
