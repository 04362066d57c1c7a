import { beforeEach, describe, expect, it } from 'vitest';
import type { DeckDraft } from '../edit/draft';
import type { KeptDraft } from '../edit/ports';
import { unreachable, withCards, World } from '../edit/testing/world';
import { sendLeft } from './send-left';
import { accountShelf, leftDrafts, savedRevision } from './shelf';
import { memoryStorage } from './testing';

let device: ReturnType<typeof memoryStorage>;
let world: World;

beforeEach(() => {
  device = memoryStorage();
  world = new World();
  world.stored = { id: 'deck', slug: 'leaf', revision: 3, savedAt: 5, draft: withCards('KS-001') };
});

function left(draft: DeckDraft, { id = 'deck', base = 3, at = 9, tab = 'closed' } = {}): KeptDraft {
  const kept = { id, base, draft, changes: [], at };
  accountShelf(device, 'ann', tab).keep(kept);
  return kept;
}
const send = (...open: string[]) => sendLeft(device, 'ann', world.server, async (tab) => !open.includes(tab));
const remain = () => leftDrafts(device, 'ann').map(({ kept }) => kept.id);

describe('what closed editors have left', () => {
  it('is saved from the revision it began from, and then only there', async () => {
    left(withCards('KS-002'));
    expect(await send()).toEqual([{ kind: 'sent', id: 'deck', name: 'Leaf', format: 'mythos/standard', slug: 'leaf' }]);
    expect(world.requests).toEqual(['save 3']);
    expect(world.stored?.draft).toEqual(withCards('KS-002'));
    expect(remain()).toEqual([]);
    expect(savedRevision(device, 'ann', 'deck')).toBe(4);
  });

  it('is a new deck where the server has never had it', async () => {
    world.stored = undefined;
    left(withCards('KS-002'), { id: 'new', base: 0 });
    expect(await send()).toEqual([
      { kind: 'sent', id: 'new', name: 'Leaf', format: 'mythos/standard', slug: 'slug-new' },
    ]);
    expect(remain()).toEqual([]);
  });

  it('goes on from an earlier try whose answer was lost', async () => {
    world.stored = { id: 'new', slug: 'leaf', revision: 1, savedAt: 5, draft: withCards('KS-001') };
    left(withCards('KS-001', 'KS-002'), { id: 'new', base: 0 });
    expect(await send()).toMatchObject([{ kind: 'sent' }]);
    expect(world.requests).toEqual(['create', 'save 1']);
    expect(world.stored.draft).toEqual(withCards('KS-001', 'KS-002'));
  });

  it('overwrites nobody: what was changed elsewhere since waits for a choice', async () => {
    left(withCards('KS-002'));
    world.elsewhere(withCards('KS-003'));
    expect(await send()).toEqual([
      { kind: 'conflict', id: 'deck', name: 'Leaf', format: 'mythos/standard', slug: 'leaf' },
    ]);
    expect(world.stored?.draft).toEqual(withCards('KS-003'));
    expect(remain()).toEqual(['deck']);
  });

  it('is no question where both sides did the same', async () => {
    left(withCards('KS-002'));
    world.elsewhere(withCards('KS-002'));
    expect(await send()).toEqual([]);
    expect(remain()).toEqual([]);
  });

  it('stays on the device while the server does not answer, and no further deck is tried', async () => {
    left(withCards('KS-002'));
    left(withCards('KS-002'), { id: 'new', base: 0, at: 8 });
    world.instead = [unreachable];
    expect(await send()).toEqual([]);
    expect(world.requests).toEqual(['save 3']);
    expect(remain().sort()).toEqual(['deck', 'new']);
  });

  it('stays and is told where the server refuses it', async () => {
    left(withCards('KS-002'));
    world.instead = [{ kind: 'refused', detail: 'No such card' }];
    expect(await send()).toEqual([{ kind: 'refused', id: 'deck', name: 'Leaf', format: 'mythos/standard' }]);
    expect(remain()).toEqual(['deck']);
  });

  it('is left to a tab that still has the deck open', async () => {
    left(withCards('KS-002'));
    left(withCards('KS-003'), { at: 10, tab: 'open' });
    expect(await send('open')).toEqual([]);
    expect(world.requests).toEqual([]);
  });

  it('is the latest of each deck, and nobody else’s', async () => {
    left(withCards('KS-002'), { at: 9, tab: 'one' });
    left(withCards('KS-003'), { at: 10, tab: 'two' });
    accountShelf(device, 'bob', 'closed').keep({ id: 'his', base: 0, draft: withCards('KS-004'), changes: [], at: 1 });
    expect(await send()).toHaveLength(1);
    expect(world.stored?.draft).toEqual(withCards('KS-003'));
    expect(remain()).toEqual([]);
    expect(leftDrafts(device, 'bob')).toHaveLength(1);
  });
});
