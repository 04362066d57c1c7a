import { describe, expect, it } from 'vitest';
import { emptyDraft } from '../edit/draft';
import type { KeptDraft } from '../edit/ports';
import {
  accountShelf,
  claim,
  dropGuestDraft,
  forgetOthers,
  guestDraft,
  guestShelf,
  leftDrafts,
  noteSaved,
  savedRevision,
  unsentDecks,
} from './shelf';
import { memoryStorage } from './testing';
import { keepWritten, writtenKey } from './written';

const kept = (id: string, at = 1): KeptDraft => ({
  id,
  base: 2,
  draft: { ...emptyDraft({ name: 'Sand', format: 'mythos/standard' }), main: [{ code: 'KS-075', count: 2 }] },
  changes: [{ card: 'KS-075', delta: 2, part: 'main', at }],
  at,
});

describe('drafts of accounts', () => {
  it('come back as they were kept, the latest first', () => {
    const device = memoryStorage();
    accountShelf(device, 'ann', 'tab-1').keep(kept('deck', 1));
    accountShelf(device, 'ann', 'tab-2').keep(kept('deck', 2));
    expect(leftDrafts(device, 'ann')).toEqual([
      { tab: 'tab-2', kept: kept('deck', 2) },
      { tab: 'tab-1', kept: kept('deck', 1) },
    ]);
  });

  it('no tab writes over, or drops, what another one keeps', () => {
    const device = memoryStorage();
    accountShelf(device, 'ann', 'tab-1').keep(kept('deck', 1));
    accountShelf(device, 'ann', 'tab-2').keep(kept('deck', 2));
    accountShelf(device, 'ann', 'tab-2').drop('deck');
    expect(leftDrafts(device, 'ann')).toEqual([{ tab: 'tab-1', kept: kept('deck', 1) }]);
  });

  it('are handed from a tab that is gone to one that lives', () => {
    const device = memoryStorage();
    accountShelf(device, 'ann', 'gone').keep(kept('deck'));
    claim(device, 'ann', { tab: 'gone', kept: kept('deck') }, 'here');
    expect(leftDrafts(device, 'ann')).toEqual([{ tab: 'here', kept: kept('deck') }]);
  });

  it('keep what they were taken from', () => {
    const device = memoryStorage();
    guestShelf(device).keep({ ...kept('g'), origin: 'somebodysdeck' });
    expect(guestDraft(device)).toEqual({ ...kept('g'), origin: 'somebodysdeck' });
  });

  it('are nobody else’s', () => {
    const device = memoryStorage();
    accountShelf(device, 'ann', 'tab').keep(kept('deck'));
    expect(leftDrafts(device, 'bob')).toEqual([]);
  });

  it('are cleared when another person signs in, the guest’s deck stays', () => {
    const device = memoryStorage();
    accountShelf(device, 'ann', 'tab').keep(kept('a'));
    accountShelf(device, 'bob', 'tab').keep(kept('b'));
    guestShelf(device).keep(kept('g'));
    for (const user of ['ann', 'bob']) noteSaved(device, user, { id: 'deck', revision: 2 });
    forgetOthers(device, 'bob');
    expect(leftDrafts(device, 'ann')).toEqual([]);
    expect(savedRevision(device, 'ann', 'deck')).toBe(0);
    expect(leftDrafts(device, 'bob')).toHaveLength(1);
    expect(savedRevision(device, 'bob', 'deck')).toBe(2);
    expect(guestDraft(device)).toEqual(kept('g'));
  });

  it('signing out leaves nothing of any account; a guest’s deck and what is not ours stay', () => {
    const device = memoryStorage();
    device.setItem('kage.shortcuts', 'off');
    accountShelf(device, 'ann', 'tab').keep(kept('a'));
    noteSaved(device, 'ann', { id: 'a', revision: 2 });
    guestShelf(device).keep(kept('g'));
    forgetOthers(device, null);
    expect(device.keys()).toEqual(['kage.shortcuts', 'kage.draft/guest/g']);
  });

  it('decks with something that only the device has are counted once each, for their owner', () => {
    const device = memoryStorage();
    for (const tab of ['one', 'two']) accountShelf(device, 'ann', tab).keep(kept('a'));
    keepWritten(device, writtenKey('ann', { id: 'a', slug: 'sand' }), { text: '1 KS-001', basis: kept('a').draft });
    keepWritten(device, writtenKey('ann', { id: 'b', slug: 'leaf' }), { text: '1 KS-001', basis: kept('b').draft });
    noteSaved(device, 'ann', { id: 'saved', revision: 2 });
    guestShelf(device).keep(kept('g'));
    expect([unsentDecks(device, 'ann'), unsentDecks(device, 'bob')]).toEqual([2, 0]);
  });

  it('a device without room says so', () => {
    expect(accountShelf(memoryStorage({ full: true }), 'ann', 'tab').keep(kept('deck'))).toBe(false);
  });
});

describe('how far a deck is saved', () => {
  it('is the newest revision told of, in whatever order', () => {
    const device = memoryStorage();
    expect(savedRevision(device, 'ann', 'deck')).toBe(0);
    for (const revision of [4, 6, 5]) noteSaved(device, 'ann', { id: 'deck', revision });
    expect(savedRevision(device, 'ann', 'deck')).toBe(6);
    expect(savedRevision(device, 'ann', 'another')).toBe(0);
    expect(savedRevision(device, 'bob', 'deck')).toBe(0);
  });

  it('is unknown where the note cannot be read, or there is no room for one', () => {
    const device = memoryStorage();
    device.setItem('kage.saved/ann/deck', 'latest');
    expect(savedRevision(device, 'ann', 'deck')).toBe(0);
    const full = memoryStorage({ full: true });
    noteSaved(full, 'ann', { id: 'deck', revision: 2 });
    expect(savedRevision(full, 'ann', 'deck')).toBe(0);
  });

  it('is no draft', () => {
    const device = memoryStorage();
    noteSaved(device, 'ann', { id: 'deck', revision: 2 });
    expect(leftDrafts(device, 'ann')).toEqual([]);
  });
});

describe('the guest’s deck', () => {
  it('is the one kept last, and goes when it is dropped', () => {
    const device = memoryStorage();
    guestShelf(device).keep(kept('old', 1));
    guestShelf(device).keep(kept('new', 2));
    expect(guestDraft(device)?.id).toBe('new');
    dropGuestDraft(device, 'mythos');
    expect(guestDraft(device)).toBeUndefined();
  });
});

describe('what is no draft', () => {
  const good = kept('deck');
  it.each([
    ['no JSON', '{"id":'],
    ['another thing', '[]'],
    ['null', 'null'],
    ['no id', JSON.stringify({ ...good, id: undefined })],
    ['a revision below zero', JSON.stringify({ ...good, base: -1 })],
    ['a count of none', JSON.stringify({ ...good, draft: { ...good.draft, main: [{ code: 'KS-075', count: 0 }] } })],
    [
      'a count beyond all',
      JSON.stringify({ ...good, draft: { ...good.draft, main: [{ code: 'KS-075', count: 1e9 }] } }),
    ],
    ['a part missing', JSON.stringify({ ...good, draft: { ...good.draft, missions: undefined } })],
    ['a visibility of its own', JSON.stringify({ ...good, draft: { ...good.draft, visibility: 'secret' } })],
  ])('%s is passed over', (_, text) => {
    const device = memoryStorage();
    device.setItem('kage.draft/guest/deck', text);
    expect(guestDraft(device)).toBeUndefined();
  });

  it('a change that is none is left out, the draft is not', () => {
    const device = memoryStorage();
    device.setItem('kage.draft/guest/deck', JSON.stringify({ ...good, changes: [...good.changes, { card: 7 }] }));
    expect(guestDraft(device)).toEqual(good);
  });
});
