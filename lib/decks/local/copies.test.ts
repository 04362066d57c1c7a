import { beforeEach, describe, expect, it } from 'vitest';
import type { CcgCard } from '@/lib/rules/ccg/cards/schema';
import { withCards } from '../edit/testing/world';
import {
  fetchCopies,
  forgetCopies,
  keepCopies,
  keepOwnDecks,
  noteCopy,
  noteOwnCards,
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

const OWN: CcgCard = {
  kind: 'client',
  code: 'OWN-ABCDEFGH',
  name: { en: 'Grandmother of the Gate' },
  symbol: 'earth',
  entranceCost: 2,
  handCost: 0,
  text: { en: '' },
};

describe('copies of one’s own decks', () => {
  it('are read as they were kept, by their owner only', async () => {
    await keepCopies('ann', { at: 7, decks: [deck('a'), deck('b')], ownCards: [] }, stores);
    expect(await ownCopies('ann', stores)).toEqual({ at: 7, decks: [deck('a'), deck('b')], ownCards: [] });
    expect(await ownCopies('bob', stores)).toBeUndefined();
  });

  it('follow what an editor hears from the server, the last changed first', async () => {
    await keepCopies('ann', { at: 7, decks: [deck('a'), deck('b')], ownCards: [] }, stores);
    await noteCopy('ann', deck('b', 2), stores);
    expect((await ownCopies('ann', stores))?.decks).toEqual([deck('b', 2), deck('a')]);
  });

  it('begin with the deck that an editor has open, where none have been kept', async () => {
    await noteCopy('ann', deck('a', 3), stores);
    expect(await ownCopies('ann', stores)).toEqual({ at: undefined, decks: [deck('a', 3)], ownCards: [] });
  });

  it('are not put back by a page older than they are, nor put first by one that is as old', async () => {
    await keepCopies('ann', { at: 7, decks: [deck('a'), deck('b', 5)], ownCards: [] }, stores);
    await noteCopy('ann', deck('b', 4), stores);
    await noteCopy('ann', deck('b', 5), stores);
    expect((await ownCopies('ann', stores))?.decks).toEqual([deck('a'), deck('b', 5)]);
  });

  it('have the cards of one’s own with them, whatever is noted at the same time', async () => {
    await Promise.all([noteCopy('ann', deck('a'), stores), noteOwnCards('ann', [OWN], stores)]);
    expect(await ownCopies('ann', stores)).toEqual({ at: undefined, decks: [deck('a')], ownCards: [OWN] });
    await noteOwnCards('ann', [], stores);
    expect(await ownCopies('ann', stores)).toMatchObject({ decks: [{ id: 'a' }], ownCards: [] });
  });

  it('of others go when somebody signs in, and of everybody when somebody signs out', async () => {
    await keepCopies('ann', { at: 7, decks: [deck('a')], ownCards: [] }, stores);
    await keepCopies('bob', { at: 7, decks: [deck('b')], ownCards: [] }, stores);
    await forgetCopies('bob', stores);
    expect(await ownCopies('ann', stores)).toBeUndefined();
    expect((await ownCopies('bob', stores))?.decks).toHaveLength(1);
    await forgetCopies(null, stores);
    expect(await ownCopies('bob', stores)).toBeUndefined();
  });

  it('are not kept on a full device, which says so', async () => {
    expect(await keepCopies('ann', { at: 7, decks: [], ownCards: [] }, memoryStores({ full: true }))).toBe(false);
  });

  it('come from the server; what is no deck is left out', async () => {
    const stored = {
      id: 'a',
      slug: 'slug-a',
      revision: 1,
      updatedAt: '2026-11-30T00:00:00Z',
      content: withCards('KS-001'),
    };
    const answer = async () =>
      Response.json({ owner: 'ann', decks: [stored, { id: 'broken' }], ownCards: [OWN, { code: 'KS-001' }] });
    const savedAt = Date.parse(stored.updatedAt);
    const copies = { at: 9, decks: [{ ...deck('a'), savedAt }], ownCards: [OWN] };
    expect(await fetchCopies(9, answer)).toEqual({ owner: 'ann', copies });
    expect(await fetchCopies(9, async () => Response.json({ decks: [] }))).toBeUndefined();
    expect(await fetchCopies(9, async () => new Response('', { status: 401 }))).toBeUndefined();
    expect(await fetchCopies(9, () => Promise.reject(new TypeError('no network')))).toBeUndefined();
  });
});

describe('one’s decks', () => {
  const answer = async () => Response.json({ owner: 'ann', decks: [], ownCards: [OWN] });
  const kept = async (storage: ReturnType<typeof memoryStorage>, request: typeof fetch = answer) => {
    const stores = memoryStores();
    await keepOwnDecks(storage, request, stores);
    return (await ownCopies('ann', stores))?.ownCards;
  };

  it.each([null, 'ann'])('are kept where the page has noted %s', async (noted) => {
    const storage = memoryStorage();
    notePerson(storage, noted);
    expect(await kept(storage)).toEqual([OWN]);
    expect(personHere(storage)).toBe('ann');
  });

  it('are kept for nobody else, nor for who has left meanwhile, nor where nobody is signed in', async () => {
    const storage = memoryStorage();
    notePerson(storage, 'bob');
    expect(await kept(storage)).toBeUndefined();
    notePerson(storage, 'ann');
    const leaving = async () => {
      notePerson(storage, null);
      return answer();
    };
    expect(await kept(storage, leaving)).toBeUndefined();
    expect(await kept(storage, async () => new Response('', { status: 401 }))).toBeUndefined();
    expect(personHere(storage)).toBeNull();
  });
});

it('a device knows who was signed in last', () => {
  const storage = memoryStorage();
  notePerson(storage, 'ann');
  expect(personHere(storage)).toBe('ann');
  notePerson(storage, null);
  expect(personHere(storage)).toBeNull();
});
