import { describe, expect, it } from 'vitest';
import { settle } from '../testing/clock';
import { add, opened, withCards } from '../testing/world';

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
