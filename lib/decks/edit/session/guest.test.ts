import { describe, expect, it } from 'vitest';
import { DeckSession } from './session';
import { add, blank, withCards, World } from '../testing/world';

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
    session.adoptFromDevice({ draft: withCards('KS-001') });
    expect(session.getState()).toMatchObject({ history: { present: withCards('KS-001') }, arrivals: 1 });
  });

  it('keeps the credit of a deck opened from somebody’s page until nothing of it is left', () => {
    const world = new World();
    const session = new DeckSession(world.ports(true), blank);
    session.recover({ id: 'deck', base: 0, draft: withCards('KS-001'), changes: [], at: 1, origin: 'somebodysdeck' });
    session.edit(add('KS-002'));
    expect([...world.kept.values()]).toMatchObject([{ id: 'deck', origin: 'somebodysdeck' }]);
    session.edit({ kind: 'replace', draft: blank, at: 2 });
    session.edit(add('KS-003'));
    expect([...world.kept.values()]).toMatchObject([{ id: 'deck', draft: { main: [{ code: 'KS-003' }] } }]);
    expect(world.kept.get('deck')).not.toHaveProperty('origin');
  });

  it('keeps the credit of a deck that another tab has opened', () => {
    const world = new World();
    const session = new DeckSession(world.ports(true), blank);
    session.adoptFromDevice({ draft: withCards('KS-001'), origin: 'somebodysdeck' });
    session.edit(add('KS-002'));
    expect([...world.kept.values()]).toMatchObject([{ origin: 'somebodysdeck' }]);
  });
});
