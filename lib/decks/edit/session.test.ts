import { describe, expect, it } from 'vitest';
import { emptyDraft, type DeckDraft } from './draft';
import type { Edit } from './edit';
import type { DeckServer, KeptDraft, ServerAnswer, ServerDeck } from './ports';
import { DeckSession } from './session';

// A small world: a clock that moves when told, a device that keeps drafts, and a server with one deck on it,
// which answers at once, or not at all, or with what the test says.

class World {
  now = 1_000_000;
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
  #timers: { at: number; callback: () => void }[] = [];
  #ids = 0;

  server: DeckServer = {
    create: (id, draft) =>
      this.#answer('create', () => {
        if (this.stored?.id === id) return { kind: 'existing', deck: this.stored };
        this.stored = { id, slug: `slug-${id}`, revision: 1, savedAt: this.now, draft };
        return { kind: 'stored', deck: this.stored };
      }),
    save: (id, baseRevision, draft) =>
      this.#answer(`save ${baseRevision}`, () => {
        if (!this.stored || this.stored.id !== id) return { kind: 'gone' };
        if (this.stored.revision !== baseRevision) return { kind: 'stale', deck: this.stored };
        this.stored = { ...this.stored, revision: baseRevision + 1, savedAt: this.now, draft };
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
    clock: {
      now: () => this.now,
      later: (ms: number, callback: () => void) => {
        const timer = { at: this.now + ms, callback };
        this.#timers.push(timer);
        return () => void (this.#timers = this.#timers.filter((other) => other !== timer));
      },
    },
    newId: () => `new-${++this.#ids}`,
    onNews: ({ revision }: ServerDeck) => void this.news.push(revision),
  });

  async wait(ms: number): Promise<void> {
    const end = this.now + ms;
    for (;;) {
      await settle();
      const next = this.#timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.#timers = this.#timers.filter((timer) => timer !== next);
      this.now = Math.max(this.now, next.at);
      next.callback();
    }
    this.now = end;
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

const settle = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};
const blank = emptyDraft({ name: '', format: 'mythos/standard' });
const withCards = (...codes: string[]): DeckDraft => ({
  ...blank,
  name: 'Leaf',
  main: codes.map((code) => ({ code, count: 1 })),
});
const add = (card: string): Edit => ({ kind: 'card', card, delta: 1, part: 'main', at: 0 });
const unreachable: ServerAnswer = { kind: 'unreachable' };

function opened(draft = withCards('KS-001')): { world: World; session: DeckSession } {
  const world = new World();
  world.stored = { id: 'deck', slug: 'leaf', revision: 3, savedAt: 5, draft };
  return { world, session: new DeckSession(world.ports(), blank, world.stored) };
}

describe('saving', () => {
  it('an edit is on the device at once and on the server within two seconds', async () => {
    const { world, session } = opened();
    session.edit(add('KS-002'));
    expect(world.kept.get('deck')).toMatchObject({ base: 3, changes: [{ card: 'KS-002', delta: 1 }] });
    expect(session.getState().save.kind).toBe('saving');
    await world.wait(2000);
    expect(world.stored).toMatchObject({ revision: 4, draft: { main: [{ code: 'KS-001' }, { code: 'KS-002' }] } });
    expect(session.getState().save).toMatchObject({ kind: 'saved' });
    expect(world.kept.size).toBe(0);
    expect(world.news).toEqual([4]);
  });

  it('someone who never pauses is saved all the same', async () => {
    const { world, session } = opened();
    for (let key = 0; key < 10; key += 1) {
      session.edit({ kind: 'field', field: 'name', value: `Leaf ${key}`, at: world.now });
      await world.wait(300);
    }
    expect(world.requests.length).toBeGreaterThan(0);
  });

  it('edits made while a save is on its way go with the next one', async () => {
    const { world, session } = opened();
    session.edit(add('KS-002'));
    session.flush();
    session.edit(add('KS-003'));
    await world.wait(2000);
    expect(world.requests).toEqual(['save 3', 'save 4']);
    expect(world.stored?.draft.main).toHaveLength(3);
  });

  it('an edit taken back before it was sent needs no save', async () => {
    const { world, session } = opened();
    session.edit(add('KS-002'));
    session.undo();
    await world.wait(5000);
    expect(world.requests).toEqual([]);
    expect(world.kept.size).toBe(0);
    expect(session.getState().save).toEqual({ kind: 'saved', at: expect.any(Number) });
  });

  it('without a connection edits stay on the device and are tried again, ever more patiently', async () => {
    const { world, session } = opened();
    world.instead = [unreachable, unreachable, unreachable];
    session.edit(add('KS-002'));
    await world.wait(1000);
    expect(session.getState().save.kind).toBe('offline');
    expect(world.kept.get('deck')?.draft.main).toHaveLength(2);
    await world.wait(60_000);
    expect(world.requests).toEqual(['save 3', 'save 3', 'save 3', 'save 3']);
    expect(session.getState().save.kind).toBe('saved');
  });

  it('a connection that comes back is used at once', async () => {
    const { world, session } = opened();
    world.instead = Array.from({ length: 6 }, () => unreachable);
    session.edit(add('KS-002'));
    await world.wait(25_000);
    world.instead = [];
    session.wake();
    await settle();
    expect(session.getState().save.kind).toBe('saved');
  });

  it.each<[string, ServerAnswer]>([
    ['the session has ended', { kind: 'signed-out' }],
    ['the deck is deleted', { kind: 'gone' }],
    ['the server refuses the draft', { kind: 'refused', detail: 'At most 300 different cards' }],
  ])('%s: told so, and kept', async (_, answer) => {
    const { world, session } = opened();
    world.instead = [answer];
    session.edit(add('KS-002'));
    await world.wait(2000);
    expect(session.getState().save).toEqual(answer);
    expect(world.kept.get('deck')?.changes).toHaveLength(1);
  });

  it('a deleted deck can go on as a new one', async () => {
    const { world, session } = opened();
    world.stored = undefined;
    session.edit(add('KS-002'));
    await world.wait(2000);
    session.saveAsNew();
    await world.wait(2000);
    expect(world.stored).toMatchObject({ id: session.getState().id, draft: { main: [{}, {}] } });
    expect(world.kept.size).toBe(0);
  });

  it('what is on its way when the editor closes arrives, and is left to the next one to put away', async () => {
    const { world, session } = opened();
    session.edit(add('KS-002'));
    session.flush();
    session.close();
    await settle();
    expect(world.stored?.revision).toBe(4);
    expect(world.news).toEqual([4]);
    expect(world.kept.get('deck')?.base).toBe(3);
    const next = new DeckSession(world.ports(), blank, world.stored);
    next.recover(world.kept.get('deck') as KeptDraft);
    expect(next.getState().save.kind).toBe('saved');
    expect(world.kept.size).toBe(0);
  });

  it('a device that will not keep drafts is told of', () => {
    const { world, session } = opened();
    world.deviceFull = true;
    session.edit(add('KS-002'));
    expect(session.getState().unkept).toBe(true);
    world.deviceFull = false;
    session.edit(add('KS-003'));
    expect(session.getState().unkept).toBe(false);
  });
});

describe('a new deck', () => {
  it('is created at the first edit, not before', async () => {
    const world = new World();
    const session = new DeckSession(world.ports(), blank);
    await world.wait(10_000);
    expect(world.requests).toEqual([]);
    session.edit(add('KS-001'));
    await world.wait(2000);
    expect(world.requests).toEqual(['create']);
    expect(session.getState().slug).toBe(world.stored?.slug);
  });

  it('has no twin when the answer to its creation is lost', async () => {
    const world = new World();
    const session = new DeckSession(world.ports(), blank);
    world.loseAnswer = true;
    session.edit(add('KS-001'));
    await world.wait(800);
    session.edit(add('KS-002'));
    world.loseAnswer = false;
    await world.wait(5000);
    expect(world.requests).toEqual(['create', 'create', 'save 1']);
    expect(world.stored).toMatchObject({ revision: 2, draft: { main: [{}, {}] } });
  });
});

describe('two who edit one deck', () => {
  const theirs = withCards('KS-050');

  async function inConflict() {
    const { world, session } = opened();
    world.elsewhere(theirs);
    session.edit(add('KS-002'));
    await world.wait(2000);
    expect(session.getState().save).toMatchObject({ kind: 'conflict', theirs: { revision: 4 } });
    return { world, session };
  }

  it('no side is overwritten unasked, and both stay', async () => {
    const { world, session } = await inConflict();
    session.edit(add('KS-003'));
    await world.wait(60_000);
    expect(world.stored?.draft).toEqual(theirs);
    expect(world.kept.get('deck')?.draft.main).toHaveLength(3);
  });

  it('keep mine: overwrites knowingly', async () => {
    const { world, session } = await inConflict();
    session.resolve({ keep: 'mine' });
    await settle();
    expect(world.stored).toMatchObject({ revision: 5, draft: withCards('KS-001', 'KS-002') });
    expect(session.getState().save.kind).toBe('saved');
  });

  it('take theirs: and undo brings mine back', async () => {
    const { world, session } = await inConflict();
    session.resolve({ keep: 'theirs' });
    expect(session.getState().history.present).toEqual(theirs);
    expect(session.getState().save.kind).toBe('saved');
    expect(world.kept.size).toBe(0);
    session.undo();
    await world.wait(2000);
    expect(world.stored).toMatchObject({ revision: 5, draft: withCards('KS-001', 'KS-002') });
  });

  it('keep both: mine becomes a deck of its own', async () => {
    const { world, session } = await inConflict();
    session.resolve({ keep: 'both', name: 'Leaf (mine)' });
    await settle();
    expect(world.requests.at(-1)).toBe('create');
    expect(world.stored?.draft).toEqual({ ...withCards('KS-001', 'KS-002'), name: 'Leaf (mine)' });
    expect(session.getState().id).not.toBe('deck');
    expect(world.kept.size).toBe(0);
  });

  it('one deck made of both: from what the other has saved, and undo brings mine back', async () => {
    const { world, session } = await inConflict();
    const { save } = session.getState();
    expect(save.kind === 'conflict' && save.basis).toEqual(withCards('KS-001'));
    session.resolve({ keep: 'merged', draft: withCards('KS-050', 'KS-002') });
    await settle();
    expect(world.requests.at(-1)).toBe('save 4');
    expect(world.stored).toMatchObject({ revision: 5, draft: withCards('KS-050', 'KS-002') });
    session.undo();
    await world.wait(2000);
    expect(world.stored).toMatchObject({ revision: 6, draft: withCards('KS-001', 'KS-002') });
  });

  it('one deck made of both that is what the other has saved needs no save', async () => {
    const { world, session } = await inConflict();
    const before = world.requests.length;
    session.resolve({ keep: 'merged', draft: theirs });
    await world.wait(2000);
    expect(world.requests).toHaveLength(before);
    expect(session.getState().save.kind).toBe('saved');
  });

  it('who saved the same is no conflict', async () => {
    const { world, session } = opened();
    world.elsewhere(withCards('KS-001', 'KS-002'));
    session.edit(add('KS-002'));
    await world.wait(2000);
    expect(session.getState().save.kind).toBe('saved');
    expect(world.news).toEqual([4]);
  });

  it('a tab with nothing unsent takes over what the other saved', async () => {
    const { world, session } = opened();
    world.elsewhere(theirs);
    session.hear({ kind: 'saved', id: 'deck', revision: 4 });
    await settle();
    expect(session.getState()).toMatchObject({ history: { present: theirs, past: [] }, arrivals: 1 });
  });

  it('a tab with unsent edits learns of the other at once', async () => {
    const { world, session } = opened();
    session.edit(add('KS-002'));
    world.elsewhere(theirs);
    session.hear({ kind: 'saved', id: 'deck', revision: 4 });
    await settle();
    expect(session.getState().save.kind).toBe('conflict');
  });

  it('coming back to the page asks for news', async () => {
    const { world, session } = opened();
    world.elsewhere(theirs);
    await world.wait(20_000);
    session.wake();
    await settle();
    expect(session.getState().history.present).toEqual(theirs);
  });

  it('a save on its way as another tab signs out is not told of', async () => {
    const { world, session } = opened();
    session.edit(add('KS-002'));
    session.flush();
    session.hear({ kind: 'left', userId: 'someone' });
    await settle();
    expect(world.stored?.revision).toBe(4);
    expect(world.news).toEqual([]);
  });

  it('signing out in another tab leaves nothing here', async () => {
    const { world, session } = opened();
    session.edit(add('KS-002'));
    session.hear({ kind: 'left', userId: 'someone' });
    session.edit(add('KS-003'));
    await world.wait(5000);
    expect(world.kept.size).toBe(0);
    expect(world.requests).toEqual([]);
  });
});

describe('a page that was written before the last save', () => {
  /** The page brought revision 3, in which only KS-001 was. */
  function behind(now: DeckDraft) {
    const { world, session } = opened();
    world.elsewhere(now);
    return { world, session };
  }

  it('shows the deck as it is now, and goes on from there', async () => {
    const { world, session } = behind(withCards('KS-001', 'KS-002'));
    session.catchUp(4);
    await settle();
    expect(session.getState()).toMatchObject({
      history: { present: withCards('KS-001', 'KS-002'), past: [] },
      save: { kind: 'saved' },
      arrivals: 0,
    });
    session.edit(add('KS-003'));
    await world.wait(2000);
    expect(world.stored).toMatchObject({ revision: 5, draft: withCards('KS-001', 'KS-002', 'KS-003') });
  });

  it('shows what another device has saved since, too', async () => {
    const { world, session } = behind(withCards('KS-001', 'KS-002'));
    world.elsewhere(withCards('KS-050'));
    session.catchUp(4);
    await settle();
    expect(session.getState().history.present).toEqual(withCards('KS-050'));
  });

  it.each([0, 3])('asks for nothing when the last save known is %i', async (revision) => {
    const { world, session } = opened();
    session.catchUp(revision);
    await settle();
    expect(world.requests).toEqual([]);
  });

  it('does not take an edit from under the fingers: the person chooses', async () => {
    const { world, session } = behind(withCards('KS-001', 'KS-002'));
    session.catchUp(4);
    session.edit(add('KS-003'));
    await world.wait(2000);
    expect(session.getState()).toMatchObject({
      history: { present: withCards('KS-001', 'KS-003') },
      save: { kind: 'conflict', theirs: { revision: 4 } },
    });
  });

  const left = (draft: DeckDraft): KeptDraft => ({ id: 'deck', base: 4, draft, changes: [], at: 1 });

  it.each([
    ['more edits', withCards('KS-001', 'KS-002', 'KS-003')],
    ['the saved edit taken back', withCards('KS-001')],
  ])('sends the draft that goes on from that save: %s', async (_, draft) => {
    const { world, session } = behind(withCards('KS-001', 'KS-002'));
    world.kept.set('deck', left(draft));
    session.catchUp(4);
    session.recover(left(draft));
    await world.wait(2000);
    expect(session.getState()).toMatchObject({ history: { present: draft }, save: { kind: 'saved' } });
    expect(world.stored).toMatchObject({ revision: 5, draft });
    expect(world.kept.size).toBe(0);
  });

  it('leaves it to the person when somebody has saved since the draft began', async () => {
    const { world, session } = behind(withCards('KS-001', 'KS-002'));
    world.elsewhere(withCards('KS-050'));
    const draft = withCards('KS-001', 'KS-002', 'KS-003');
    const kept = { ...left(draft), changes: [{ card: 'KS-003', part: 'main' as const, delta: 1, at: 1 }] };
    world.kept.set('deck', kept);
    session.recover(kept);
    await world.wait(60_000);
    expect(session.getState()).toMatchObject({
      history: { present: draft },
      save: { kind: 'conflict', theirs: { revision: 5, draft: withCards('KS-050') } },
    });
    expect(world.kept.size).toBe(1);
    // Told from the changes that were kept with it.
    const { save } = session.getState();
    expect(save.kind === 'conflict' && save.basis?.main).toEqual(withCards('KS-001', 'KS-002').main);
  });
});

describe('what is to be named', () => {
  it('is saved first, and told by its revision', async () => {
    const { world, session } = opened();
    session.edit(add('KS-002'));
    expect(await session.saved()).toBe(4);
    expect(await session.saved()).toBe(4);
    expect(world.requests).toEqual(['save 3']);
  });

  it('cannot be saved without a connection, nor while a conflict waits, nor before there is anything', async () => {
    const { world, session } = opened();
    world.instead = [unreachable];
    session.edit(add('KS-002'));
    expect(await session.saved()).toBeUndefined();
    world.elsewhere(withCards('KS-050'));
    await world.wait(5000);
    expect(session.getState().save.kind).toBe('conflict');
    expect(await session.saved()).toBeUndefined();
    expect(await new DeckSession(new World().ports(), blank).saved()).toBeUndefined();
  });
});

describe('a draft left by an earlier visit', () => {
  const left = (base: number, draft = withCards('KS-001', 'KS-009')): KeptDraft => ({
    id: 'deck',
    base,
    draft,
    changes: [{ card: 'KS-009', delta: 1, part: 'main', at: 1 }],
    at: 1,
  });

  it('is sent by itself when the server stands where it began', async () => {
    const { world, session } = opened();
    world.kept.set('deck', left(3));
    session.recover(left(3));
    await world.wait(100);
    expect(world.stored).toMatchObject({ revision: 4, draft: withCards('KS-001', 'KS-009') });
    expect(world.kept.size).toBe(0);
  });

  it('is a choice when the server has moved on', async () => {
    const { world, session } = opened();
    world.kept.set('deck', left(2));
    session.recover(left(2));
    await world.wait(60_000);
    expect(session.getState().save).toMatchObject({ kind: 'conflict', theirs: { draft: withCards('KS-001') } });
    expect(world.kept.size).toBe(1);
  });

  it('is forgotten when the server has it already', () => {
    const { world, session } = opened(withCards('KS-001', 'KS-009'));
    world.kept.set('deck', left(2));
    session.recover(left(2));
    expect(session.getState().save.kind).toBe('saved');
    expect(world.kept.size).toBe(0);
  });

  it('of a deck that was never created is created now', async () => {
    const world = new World();
    const session = new DeckSession(world.ports(), blank);
    session.recover(left(0));
    await world.wait(100);
    expect(world.stored).toMatchObject({ id: 'deck', draft: withCards('KS-001', 'KS-009') });
  });
});

describe('a guest', () => {
  it('edits on the device alone', async () => {
    const world = new World();
    const session = new DeckSession(world.ports(true), blank);
    session.edit(add('KS-001'));
    await world.wait(5000);
    expect(session.getState().save).toMatchObject({ kind: 'device' });
    expect([...world.kept.values()]).toMatchObject([{ draft: { main: [{ code: 'KS-001', count: 1 }] } }]);
    expect(world.requests).toEqual([]);
  });

  it('who takes everything back leaves nothing', () => {
    const world = new World();
    const session = new DeckSession(world.ports(true), blank);
    session.edit(add('KS-001'));
    session.undo();
    expect(world.kept.size).toBe(0);
    expect(session.getState().save.kind).toBe('blank');
  });

  it('sees in every tab the same deck', () => {
    const world = new World();
    const session = new DeckSession(world.ports(true), blank);
    session.adoptFromDevice(withCards('KS-001'));
    expect(session.getState()).toMatchObject({ history: { present: withCards('KS-001') }, arrivals: 1 });
  });
});
