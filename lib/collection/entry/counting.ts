import { counted, MAX_CHANGES, type CountChange, type List } from '../lists';
import type { CountingPorts, KeptBatch, SendAnswer } from './ports';

/** A batch goes out this long after the last change, and this long after its first at the latest (milliseconds). */
const QUIET = 800;
const PATIENCE = 3000;
const RETRY_FIRST = 1000;
const RETRY_MOST = 30_000;
/** Looking back at the page asks the server for news, at most this often. */
const NEWS_EVERY = 10_000;
/** Most entries that can be undone. */
const UNDO_MOST = 50;

export type SaveState =
  | { readonly kind: 'saved' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'offline' }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'refused'; readonly detail: string }
  /** Printings that the catalogue does not have any more: nothing was counted for them. */
  | { readonly kind: 'unknown'; readonly printings: readonly string[] };

export interface CountingState {
  /** What is shown: what the server has and what is under way to it. */
  readonly counts: ReadonlyMap<string, number>;
  readonly save: SaveState;
  /** What was entered, the latest last. */
  readonly entered: readonly Omit<CountChange, 'list'>[];
  /** The device would not keep what is under way: leaving the page now would lose it. */
  readonly unkept: boolean;
}

/**
 * Counting on one list: each change shows at once, is kept on the device and goes to the server soon after, several
 * together. Changes are differences, so what another device counts meanwhile stays counted; a batch has an id, so one
 * whose answer was lost is sent again and counted once.
 */
export class Counting {
  #state: CountingState;
  readonly #list: List;
  readonly #ports: CountingPorts;
  readonly #listeners = new Set<() => void>();
  /** What the server is known to have. */
  #base: Map<string, number>;
  /** Batches to be sent, the first one next or on its way. */
  #sealed: KeptBatch[] = [];
  #open: KeptBatch | undefined;
  #openSince = 0;
  #cancel: (() => void) | undefined;
  #inFlight = false;
  #failures = 0;
  #newsAt: number;
  #closed = false;

  constructor(ports: CountingPorts, list: List, counts: Iterable<readonly [string, number]>) {
    this.#ports = ports;
    this.#list = list;
    this.#base = new Map(counts);
    this.#newsAt = ports.clock.now();
    this.#state = { counts: new Map(this.#base), save: { kind: 'saved' }, entered: [], unkept: false };
  }

  readonly getState = (): CountingState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** So many copies more, or fewer; the answer is how many there are now. */
  readonly change = (printing: string, delta: number): number => {
    const done = this.#count(printing, delta);
    if (done !== 0) {
      this.#set({ entered: [...this.#state.entered, { printing, delta: done }].slice(-UNDO_MOST) });
    }
    return this.#state.counts.get(printing) ?? 0;
  };

  /** Takes the last entry back and says which it was. */
  readonly undo = (): Omit<CountChange, 'list'> | undefined => {
    const last = this.#state.entered.at(-1);
    if (!last) return undefined;
    this.#set({ entered: this.#state.entered.slice(0, -1) });
    this.#count(last.printing, -last.delta);
    return last;
  };

  /** The page has been written anew by the server: nothing of it is older than what is known, unless something is under way. */
  seen(counts: Iterable<readonly [string, number]>): void {
    if (this.#waiting()) return;
    this.#base = new Map(counts);
    this.#show({});
  }

  /** Takes over what an earlier visit could not send any more. */
  adopt(batches: readonly KeptBatch[]): void {
    if (batches.length === 0) return;
    this.#sealed.unshift(...batches);
    this.#show({ save: { kind: 'saving' } });
    this.#schedule(0);
  }

  /** The page comes back to sight or to the network: what is unsent goes now, otherwise news is asked for. */
  wake(): void {
    if (this.#closed) return;
    if (this.#waiting()) {
      this.#failures = 0;
      void this.#send();
    } else if (this.#ports.clock.now() - this.#newsAt >= NEWS_EVERY) void this.#news();
  }

  /** Sends what is unsent without waiting, as the page is left. */
  flush(): void {
    if (!this.#closed && this.#waiting()) void this.#send();
  }

  open(): void {
    this.#closed = false;
    if (this.#waiting()) this.#schedule(QUIET);
  }

  close(): void {
    this.#closed = true;
    this.#cancel?.();
  }

  /** The difference that it made, which the limits of a list may have made smaller. */
  #count(printing: string, delta: number): number {
    const before = this.#state.counts.get(printing) ?? 0;
    const done = counted(before, delta) - before;
    if (done === 0) return 0;
    const now = this.#ports.clock.now();
    if (this.#open && this.#open.changes.length >= MAX_CHANGES) this.#seal();
    if (!this.#open) this.#openSince = now;
    const { id, changes } = this.#open ?? { id: this.#ports.newId(), changes: [] };
    this.#open = { id, changes: withChange(changes, { list: this.#list, printing, delta: done }) };
    if (this.#open.changes.length === 0) {
      this.#ports.shelf.drop(id);
      this.#open = undefined;
    } else this.#keep(this.#open);
    if (!this.#waiting()) {
      this.#cancel?.();
      this.#show({ save: { kind: 'saved' }, unkept: false });
      return done;
    }
    const { kind } = this.#state.save;
    this.#show(kind === 'offline' || kind === 'signed-out' ? {} : { save: { kind: 'saving' } });
    // A failed try has set its own time for the next one.
    if (this.#failures === 0) this.#schedule(Math.max(0, Math.min(QUIET, this.#openSince + PATIENCE - now)));
    return done;
  }

  async #send(): Promise<void> {
    if (this.#inFlight || this.#closed) return;
    this.#cancel?.();
    if (this.#sealed.length === 0) this.#seal();
    const [batch] = this.#sealed;
    if (!batch) return;
    this.#inFlight = true;
    const answer = await this.#ports.server.send(batch);
    this.#inFlight = false;
    if (answer.kind === 'counted' || answer.kind === 'refused') {
      this.#sealed.shift();
      this.#ports.shelf.drop(batch.id);
    }
    this.#receive(answer);
  }

  #receive(answer: SendAnswer): void {
    switch (answer.kind) {
      case 'counted': {
        this.#failures = 0;
        this.#newsAt = this.#ports.clock.now();
        for (const { list, printing, count } of answer.counts) if (list === this.#list) this.#base.set(printing, count);
        const settled: SaveState =
          answer.unknown.length > 0 ? { kind: 'unknown', printings: answer.unknown } : { kind: 'saved' };
        this.#show(this.#waiting() ? { save: { kind: 'saving' } } : { save: settled, unkept: false });
        if (this.#waiting()) this.#schedule(this.#sealed.length > 0 ? 0 : QUIET);
        return;
      }
      case 'unreachable': {
        const wait = answer.retryAfter ?? Math.min(RETRY_MOST, RETRY_FIRST * 2 ** this.#failures);
        this.#failures += 1;
        this.#show({ save: { kind: 'offline' } });
        return this.#schedule(wait);
      }
      default:
        this.#show({ save: answer });
    }
  }

  async #news(): Promise<void> {
    this.#newsAt = this.#ports.clock.now();
    const counts = await this.#ports.server.load(this.#list);
    // Counted while asking: the answer to that batch is the newer news, which `seen` knows.
    if (counts === 'signed-out') this.#show({ save: { kind: 'signed-out' } });
    else if (counts && !this.#closed) this.seen(counts);
  }

  #seal(): void {
    if (this.#open) this.#sealed.push(this.#open);
    this.#open = undefined;
  }

  #waiting(): boolean {
    return this.#sealed.length > 0 || this.#open !== undefined;
  }

  #keep(batch: KeptBatch): void {
    const unkept = !this.#ports.shelf.keep(batch);
    if (unkept !== this.#state.unkept) this.#set({ unkept });
  }

  #schedule(ms: number): void {
    this.#cancel?.();
    if (!this.#closed) this.#cancel = this.#ports.clock.later(ms, () => void this.#send());
  }

  #show(part: Partial<CountingState>): void {
    const counts = new Map(this.#base);
    for (const { changes } of [...this.#sealed, ...(this.#open ? [this.#open] : [])]) {
      for (const { list, printing, delta } of changes) {
        if (list === this.#list) counts.set(printing, counted(counts.get(printing) ?? 0, delta));
      }
    }
    this.#set({ ...part, counts });
  }

  #set(part: Partial<CountingState>): void {
    this.#state = { ...this.#state, ...part };
    for (const listener of this.#listeners) listener();
  }
}

/** One change for each printing; those that come to nothing are left out. */
function withChange(changes: readonly CountChange[], { list, printing, delta }: CountChange): CountChange[] {
  const same = (change: CountChange) => change.list === list && change.printing === printing;
  const sum = delta + (changes.find(same)?.delta ?? 0);
  const others = changes.filter((change) => !same(change));
  return sum === 0 ? others : [...others, { list, printing, delta: sum }];
}
