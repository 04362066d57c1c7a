import { beforeEach, describe, expect, it } from 'vitest';
import { withCards } from '../edit/testing/world';
import {
  fetchCopies,
  forgetCopies,
  keepCopies,
  noteCopy,
  notePerson,
  ownCopies,
  personHere,
  type Stores,
} from './copies';
import { memoryStorage } from './testing';

/** A browser's stores of answers, as far as copies need them. */
function memoryStores({ full = false } = {}): Stores {
  const stores = new Map<string, Map<string, Response>>();
  const open = async (name: string) => {
    const entries = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, entries);
    return {
      match: async (key: string) => entries.get(key)?.clone(),
      put: async (key: string, response: Response) => {
        if (full) throw new DOMException('full', 'QuotaExceededError');
        entries.set(key, response);
      },
    };
  };
  return {
    open,
    keys: async () => [...stores.keys()],
    delete: async (name) => stores.delete(name),
  };
}

let stores: Stores;
beforeEach(() => {
  stores = memoryStores();
});
const deck = (id: string, revision = 1) => ({
  id,
  slug: `slug-${id}`,
  revision,
  savedAt: 5,
  draft: withCards('KS-001'),
});

describe('copies of one’s own decks', () => {
  it('are read as they were kept, by their owner only', async () => {
    await keepCopies('ann', { at: 7, decks: [deck('a'), deck('b')] }, stores);
    expect(await ownCopies('ann', stores)).toEqual({ at: 7, decks: [deck('a'), deck('b')] });
    expect(await ownCopies('bob', stores)).toBeUndefined();
  });

  it('follow what an editor hears from the server, the last changed first', async () => {
    await keepCopies('ann', { at: 7, decks: [deck('a'), deck('b')] }, stores);
    await noteCopy('ann', deck('b', 2), stores);
    expect((await ownCopies('ann', stores))?.decks).toEqual([deck('b', 2), deck('a')]);
  });

  it('of others go when somebody signs in, and of everybody when somebody signs out', async () => {
    await keepCopies('ann', { at: 7, decks: [deck('a')] }, stores);
    await keepCopies('bob', { at: 7, decks: [deck('b')] }, stores);
    await forgetCopies('bob', stores);
    expect(await ownCopies('ann', stores)).toBeUndefined();
    expect((await ownCopies('bob', stores))?.decks).toHaveLength(1);
    await forgetCopies(null, stores);
    expect(await ownCopies('bob', stores)).toBeUndefined();
  });

  it('are not kept on a full device, which says so', async () => {
    expect(await keepCopies('ann', { at: 7, decks: [] }, memoryStores({ full: true }))).toBe(false);
  });

  it('come from the server; what is no deck is left out', async () => {
    const stored = {
      id: 'a',
      slug: 'slug-a',
      revision: 1,
      updatedAt: '2026-11-30T00:00:00Z',
      content: withCards('KS-001'),
    };
    const answer = async () => Response.json({ decks: [stored, { id: 'broken' }] });
    expect((await fetchCopies(9, answer))?.decks).toEqual([{ ...deck('a'), savedAt: Date.parse(stored.updatedAt) }]);
    expect(await fetchCopies(9, async () => new Response('', { status: 401 }))).toBeUndefined();
    expect(await fetchCopies(9, () => Promise.reject(new TypeError('no network')))).toBeUndefined();
  });
});

it('a device knows who was signed in last', () => {
  const storage = memoryStorage();
  notePerson(storage, 'ann');
  expect(personHere(storage)).toBe('ann');
  notePerson(storage, null);
  expect(personHere(storage)).toBeNull();
});
