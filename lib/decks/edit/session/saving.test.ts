import { describe, expect, it } from 'vitest';
import type { KeptDraft, ServerAnswer } from '../ports';
import { DeckSession } from './session';
import { settle } from '../testing/clock';
import { add, blank, opened, unreachable, withCards, World } from '../testing/world';

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
      session.edit({ kind: 'field', field: 'name', value: `Leaf ${key}`, at: world.clock.now() });
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
