import { emptyDraft, type DeckDraft } from '../draft';
import type { Edit } from '../edit';
import type { DeckServer, KeptDraft, ServerAnswer, ServerDeck } from '../ports';
import { DeckSession } from '../session/session';
import { TestClock } from './clock';

// A small world: a clock that moves when told, a device that keeps drafts, and a server with one deck on it,
// which answers at once, or not at all, or with what the test says.

export class World {
  readonly clock = new TestClock(1_000_000);
  kept = new Map<string, KeptDraft>();
  news: number[] = [];
  deviceFull = false;
  stored: ServerDeck | undefined;
  /** Requests as they arrive: `create`, `save 3`, `load`. */
  requests: string[] = [];
  /** Answers to give instead of the server's own, first come first served. */
  instead: ServerAnswer[] = [];
  /** The request reaches the server, its answer does not come back. */
  loseAnswer = false;
  #ids = 0;

  server: DeckServer = {
    create: (id, draft) =>
      this.#answer('create', () => {
        if (this.stored?.id === id) return { kind: 'existing', deck: this.stored };
        this.stored = { id, slug: `slug-${id}`, revision: 1, savedAt: this.clock.now(), draft };
        return { kind: 'stored', deck: this.stored };
      }),
    save: (id, baseRevision, draft) =>
      this.#answer(`save ${baseRevision}`, () => {
        if (!this.stored || this.stored.id !== id) return { kind: 'gone' };
        if (this.stored.revision !== baseRevision) return { kind: 'stale', deck: this.stored };
        this.stored = { ...this.stored, revision: baseRevision + 1, savedAt: this.clock.now(), draft };
        return { kind: 'stored', deck: this.stored };
      }),
    load: () => this.#answer('load', () => (this.stored ? { kind: 'stored', deck: this.stored } : { kind: 'gone' })),
  };

  ports = (guest = false) => ({
    server: guest ? undefined : this.server,
    shelf: {
      keep: (kept: KeptDraft) => !this.deviceFull && Boolean(this.kept.set(kept.id, kept)),
      drop: (id: string) => void this.kept.delete(id),
    },
    clock: this.clock,
    newId: () => `new-${++this.#ids}`,
    onNews: ({ revision }: ServerDeck) => void this.news.push(revision),
  });

  wait(ms: number): Promise<void> {
    return this.clock.pass(ms);
  }

  /** Someone else saves. */
  elsewhere(draft: DeckDraft): void {
    if (this.stored) this.stored = { ...this.stored, revision: this.stored.revision + 1, draft };
  }

  async #answer(request: string, own: () => ServerAnswer): Promise<ServerAnswer> {
    this.requests.push(request);
    const instead = this.instead.shift();
    if (instead) return instead;
    const answer = own();
    return this.loseAnswer ? { kind: 'unreachable' } : answer;
  }
}

export const blank = emptyDraft({ name: '', format: 'mythos/standard' });
export const withCards = (...codes: string[]): DeckDraft => ({
  ...blank,
  name: 'Leaf',
  main: codes.map((code) => ({ code, count: 1 })),
});
export const add = (card: string): Edit => ({ kind: 'card', card, delta: 1, part: 'main', at: 0 });
export const unreachable: ServerAnswer = { kind: 'unreachable' };

export function opened(draft = withCards('KS-001')): { world: World; session: DeckSession } {
  const world = new World();
  world.stored = { id: 'deck', slug: 'leaf', revision: 3, savedAt: 5, draft };
  return { world, session: new DeckSession(world.ports(), blank, world.stored) };
}
