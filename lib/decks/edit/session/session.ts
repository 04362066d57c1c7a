import { isBlank, sameDeck, type DeckDraft } from '../draft';
import { apply, changesBetween, squash, type CardChange, type Edit } from '../edit';
import { perform, redo, startHistory, undo, type History } from '../history';
import type { KeptDraft, ServerAnswer, ServerDeck, SessionPorts, TabMessage } from '../ports';
import type { Choice, SaveState, SessionState } from './session-state';

/** A save goes out this long after the last edit, and this long after the first at the latest (milliseconds). */
const QUIET = 700;
const PATIENCE = 1800;
const RETRY_FIRST = 1000;
const RETRY_MOST = 30_000;
/** Looking back at the page asks the server for news, at most this often. */
const NEWS_EVERY = 10_000;

/**
 * One deck being edited: its history, and how it gets to the server. An edit is kept on the device at once, sent
 * soon after, and forgotten on the device only when the server has it; a save names the revision it began from,
 * so that nobody's work is overwritten unasked. One request at a time: edits made meanwhile go with the next.
 */
export class DeckSession {
  #state: SessionState;
  readonly #ports: SessionPorts;
  readonly #listeners = new Set<() => void>();
  /** Revision on the server that this draft goes on from; 0: it has never been there. */
  #base: number;
  /** What the server is known to have. */
  #synced: DeckDraft | undefined;
  /** The draft of an earlier visit that this one goes on from, where the deck it began from is known by it alone. */
  #left: KeptDraft | undefined;
  /** The deck it was taken from, while only this device knows of it. */
  #origin: string | undefined;
  /** Card changes since `#base`, those on their way first. */
  #sending: readonly CardChange[] = [];
  #changes: readonly CardChange[] = [];
  #dirtySince: number | undefined;
  #cancel: (() => void) | undefined;
  #inFlight = false;
  #failures = 0;
  #newsAt: number;
  #closed = false;

  /** `stored`: the deck as the server has it; left out, `blank` begins a new one. */
  constructor(ports: SessionPorts, blank: DeckDraft, stored?: ServerDeck) {
    this.#ports = ports;
    this.#base = stored?.revision ?? 0;
    this.#synced = stored?.draft;
    this.#newsAt = ports.clock.now();
    const save: SaveState = stored ? { kind: 'saved', at: stored.savedAt } : { kind: 'blank' };
    const history = startHistory(stored?.draft ?? blank);
    const id = stored?.id ?? ports.newId();
    this.#state = { history, save, id, slug: stored?.slug, unkept: false, arrivals: 0 };
  }

  readonly getState = (): SessionState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly edit = (edit: Edit): void => this.#commit(perform(this.#state.history, edit));
  readonly undo = (): void => this.#commit(undo(this.#state.history));
  readonly redo = (): void => this.#commit(redo(this.#state.history));

  /** The page comes back to sight or to the network: unsent edits go now, otherwise news is asked for. */
  wake(): void {
    if (this.#closed || !this.#ports.server) return;
    if (this.#dirty()) {
      if (this.#waits()) return;
      this.#failures = 0;
      void this.#send();
    } else if (this.#base > 0 && this.#ports.clock.now() - this.#newsAt >= NEWS_EVERY) void this.#news();
  }

  /** Sends what is unsent without waiting, as the page is left. */
  flush(): void {
    if (!this.#closed && this.#ports.server && this.#dirty() && !this.#waits()) void this.#send();
  }

  hear(message: TabMessage): void {
    if (message.kind === 'left') return this.#leave();
    if (message.id !== this.#state.id || message.revision <= this.#base || this.#inFlight) return;
    // With edits of our own the next save is refused as stale: better at once than in the middle of the next thought.
    if (this.#dirty()) this.flush();
    else void this.#news();
  }

  /**
   * This browser knows of a save at `revision`: a page that was written before it (a reload can overtake a save)
   * fetches the deck as it is now. To the person that is no news, so nothing is said of it.
   */
  catchUp(revision: number): void {
    if (revision > this.#base && !this.#dirty()) void this.#news({ silent: true });
  }

  /**
   * Goes on from a draft left by an earlier visit, before anything is edited in this one. What the server would
   * take as it is goes out by itself; when the server has moved on since, the person chooses.
   */
  recover(kept: KeptDraft): void {
    const { clock, server, shelf } = this.#ports;
    this.#origin = kept.origin;
    if (this.#synced && kept.base > this.#base) {
      // It goes on from a save that the page was written before: how things stand, only the server can tell.
      this.#base = kept.base;
      this.#synced = undefined;
      this.#left = kept;
    }
    const stored = this.#synced;
    if (stored && sameDeck(kept.draft, stored)) return shelf.drop(kept.id);
    if (!server) {
      this.#set({ id: kept.id, history: startHistory(kept.draft), save: { kind: 'device', at: kept.at } });
      return;
    }
    const { id, slug, history: before } = this.#state;
    const history = perform(before, { kind: 'replace', draft: kept.draft, at: clock.now() });
    // Revision 1 is what creating this very draft left there, when the answer did not come through.
    const goesOn = kept.base === this.#base || (kept.base === 0 && this.#base === 1);
    if (stored && slug && !goesOn) {
      const theirs = { id, slug, revision: this.#base, savedAt: this.#savedAt(), draft: stored };
      const basis = beforeChanges(kept, stored);
      return this.#set({ history, save: { kind: 'conflict', theirs, basis } });
    }
    this.#changes = kept.base === this.#base ? kept.changes : changesBetween(before.present, kept.draft, clock.now());
    this.#set({ id: kept.id, history, save: { kind: 'saving' } });
    this.#schedule(0);
  }

  /** A guest's deck as another tab has just kept it: both tabs show one deck. */
  adoptFromDevice({ draft, origin }: Pick<KeptDraft, 'draft' | 'origin'>): void {
    if (this.#ports.server || sameDeck(draft, this.#state.history.present)) return;
    this.#origin = origin;
    this.#set({ history: startHistory(draft), arrivals: this.#state.arrivals + 1 });
  }

  /** Answers a conflict; nothing happens when there is none (any more). */
  readonly resolve = (choice: Choice): void => {
    const { save, history } = this.#state;
    if (save.kind !== 'conflict') return;
    const { theirs } = save;
    if (choice.keep === 'both') return this.saveAsNew(choice.name);
    this.#base = theirs.revision;
    this.#synced = theirs.draft;
    this.#ports.onNews?.(theirs);
    const at = this.#ports.clock.now();
    if (choice.keep !== 'mine') {
      const draft = choice.keep === 'merged' ? choice.draft : theirs.draft;
      this.#set({ history: perform(history, { kind: 'replace', draft, at }), slug: theirs.slug });
    }
    const { present } = this.#state.history;
    if (sameDeck(present, theirs.draft)) return this.#settle(theirs.savedAt);
    this.#changes = changesBetween(theirs.draft, present, at);
    this.#keep();
    void this.#send();
  };

  /**
   * Saves what is unsaved; resolves with the revision that holds everything, or with undefined where only the person
   * can go on, where there is no connection, and where there is nothing to save.
   */
  saved(): Promise<number | undefined> {
    this.flush();
    return new Promise((resolve) => {
      const look = () => {
        const { kind } = this.#state.save;
        if (kind === 'saving' && !this.#closed) return;
        stop();
        resolve(kind === 'saved' && this.#base > 0 && !this.#dirty() ? this.#base : undefined);
      };
      const stop = this.subscribe(look);
      look();
    });
  }

  /** The draft goes on as a deck of its own; the one it came from stays as the server has it. */
  saveAsNew(name?: string): void {
    const old = this.#state.id;
    const at = this.#ports.clock.now();
    const history = name
      ? perform(this.#state.history, { kind: 'field', field: 'name', value: name, at })
      : this.#state.history;
    this.#base = 0;
    this.#synced = undefined;
    this.#changes = [];
    this.#set({ history, id: this.#ports.newId(), slug: undefined });
    this.#keep();
    this.#ports.shelf.drop(old);
    void this.#send();
  }

  close(): void {
    this.#closed = true;
    this.#cancel?.();
  }

  /** Goes on after `close`, or once the device can keep drafts: whatever was edited meanwhile is kept and sent. */
  open(): void {
    this.#closed = false;
    if (!this.#ports.server || !this.#dirty()) return;
    this.#keep();
    if (!this.#waits()) this.#schedule(QUIET);
  }

  #commit(history: History): void {
    const before = this.#state.history.present;
    if (history === this.#state.history || this.#closed) return;
    const now = this.#ports.clock.now();
    this.#changes = squash([...this.#changes, ...changesBetween(before, history.present, now)]);
    this.#set({ history });
    if (!this.#ports.server) return this.#keepForGuest(now);
    if (!this.#dirty() && !this.#inFlight && !this.#waits()) return this.#settle(this.#savedAt());
    this.#keep();
    if (this.#waits()) return;
    this.#set({ save: { kind: 'saving' } });
    this.#dirtySince ??= now;
    this.#schedule(Math.max(0, Math.min(QUIET, this.#dirtySince + PATIENCE - now)));
  }

  #keepForGuest(at: number): void {
    const { history, id } = this.#state;
    if (isBlank(history.present)) {
      this.#origin = undefined;
      this.#ports.shelf.drop(id);
      return this.#set({ save: { kind: 'blank' }, unkept: false });
    }
    this.#keep();
    this.#set({ save: { kind: 'device', at } });
  }

  async #send(): Promise<void> {
    const { server } = this.#ports;
    if (!server || this.#inFlight || this.#closed) return;
    this.#cancel?.();
    this.#inFlight = true;
    this.#dirtySince = undefined;
    this.#set({ save: { kind: 'saving' } });
    const { id, history } = this.#state;
    const sent = history.present;
    this.#sending = this.#changes;
    this.#changes = [];
    const answer =
      this.#base === 0
        ? await server.create(id, sent, this.#origin)
        : await server.save(id, this.#base, sent, this.#sending);
    if (answer.kind !== 'stored') this.#changes = [...this.#sending, ...this.#changes];
    this.#sending = [];
    this.#inFlight = false;
    if (this.#closed) {
      // Whoever opens the deck next has the say over what is kept; it is enough that the news is known. Of who has
      // signed out nothing is.
      if (answer.kind === 'stored' && this.#state.save.kind !== 'signed-out') this.#ports.onNews?.(answer.deck);
      return;
    }
    // A deck that has become another one meanwhile (saved as new) is not what this answer is about.
    if (this.#state.id !== id) return void this.#send();
    this.#receive(answer, sent);
  }

  #receive(answer: ServerAnswer, sent: DeckDraft): void {
    switch (answer.kind) {
      case 'stored':
        return this.#stored(answer.deck, sent);
      case 'existing':
        // An earlier try had come through after all. At revision 1 nobody has touched it since.
        return answer.deck.revision === 1 ? this.#stored(answer.deck, answer.deck.draft) : this.#stale(answer.deck);
      case 'stale':
        return this.#stale(answer.deck);
      case 'id-taken':
        return this.saveAsNew();
      case 'unreachable': {
        const wait = answer.retryAfter ?? Math.min(RETRY_MOST, RETRY_FIRST * 2 ** this.#failures);
        this.#failures += 1;
        this.#set({ save: { kind: 'offline' } });
        return this.#schedule(wait);
      }
      default:
        this.#set({ save: answer });
    }
  }

  /** The server now has `has`. */
  #stored(deck: ServerDeck, has: DeckDraft): void {
    this.#failures = 0;
    this.#base = deck.revision;
    this.#synced = has;
    this.#newsAt = this.#ports.clock.now();
    this.#set({ slug: deck.slug });
    this.#ports.onNews?.(deck);
    if (!this.#dirty()) return this.#settle(deck.savedAt);
    this.#keep();
    this.#schedule(QUIET);
  }

  #stale(theirs: ServerDeck): void {
    if (sameDeck(theirs.draft, this.#state.history.present)) {
      this.#base = theirs.revision;
      this.#synced = theirs.draft;
      this.#ports.onNews?.(theirs);
      return this.#settle(theirs.savedAt);
    }
    const basis = this.#synced ?? (this.#left && beforeChanges(this.#left, theirs.draft));
    this.#set({ save: { kind: 'conflict', theirs, basis } });
  }

  async #news({ silent = false } = {}): Promise<void> {
    const { server, clock } = this.#ports;
    if (!server || this.#inFlight) return;
    this.#newsAt = clock.now();
    const answer = await server.load(this.#state.id);
    if (this.#closed || this.#inFlight) return;
    if (answer.kind === 'gone' || answer.kind === 'signed-out') return this.#set({ save: answer });
    if (answer.kind !== 'stored' || answer.deck.revision <= this.#base) return;
    if (this.#dirty()) return; // edited while asking: the save will find out
    this.#base = answer.deck.revision;
    this.#synced = answer.deck.draft;
    this.#ports.onNews?.(answer.deck);
    const arrivals = this.#state.arrivals + (silent ? 0 : 1);
    this.#set({ history: startHistory(answer.deck.draft), arrivals, save: { kind: 'saved', at: answer.deck.savedAt } });
  }

  /** Everything is on the server. */
  #settle(at: number): void {
    this.#cancel?.();
    this.#dirtySince = undefined;
    this.#changes = [];
    this.#ports.shelf.drop(this.#state.id);
    this.#set({ save: this.#base === 0 ? { kind: 'blank' } : { kind: 'saved', at }, unkept: false });
  }

  #savedAt(): number {
    const { save } = this.#state;
    return save.kind === 'saved' ? save.at : this.#newsAt;
  }

  #keep(): void {
    const { id, history } = this.#state;
    const at = this.#ports.clock.now();
    const changes = [...this.#sending, ...this.#changes];
    const origin = this.#origin === undefined ? {} : { origin: this.#origin };
    const kept = this.#ports.shelf.keep({ id, base: this.#base, draft: history.present, changes, at, ...origin });
    if (kept === this.#state.unkept) this.#set({ unkept: !kept });
  }

  /** Signed out elsewhere in this browser: this tab must not leave anything behind either. */
  #leave(): void {
    if (!this.#ports.server) return;
    this.#ports.shelf.drop(this.#state.id);
    this.close();
    this.#set({ save: { kind: 'signed-out' } });
  }

  #dirty(): boolean {
    const { present } = this.#state.history;
    return this.#synced ? !sameDeck(present, this.#synced) : !isBlank(present);
  }

  /** Only the person can go on: sending by itself would be wrong, or pointless. */
  #waits(): boolean {
    return this.#state.save.kind === 'conflict' || this.#state.save.kind === 'gone';
  }

  #schedule(ms: number): void {
    this.#cancel?.();
    this.#cancel = this.#ports.clock.later(ms, () => void this.#send());
  }

  #set(part: Partial<SessionState>): void {
    this.#state = { ...this.#state, ...part };
    for (const listener of this.#listeners) listener();
  }
}

/** What a kept draft began from, told from its changes; its fields are taken for untouched by the other side. */
function beforeChanges({ draft, changes }: KeptDraft, { name, description, format, visibility }: DeckDraft): DeckDraft {
  const cards = changes.reduceRight<DeckDraft>(
    (before, { card, delta, part, at }) => apply(before, { kind: 'card', card, delta: -delta, part, at }),
    draft,
  );
  return { ...cards, name, description, format, visibility };
}
