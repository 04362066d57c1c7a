import { describe, expect, it } from 'vitest';
import type { DeckDraft } from '../draft';
import type { KeptDraft } from '../ports';
import { DeckSession } from './session';
import { settle } from '../testing/clock';
import { add, blank, opened, withCards, World } from '../testing/world';

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
