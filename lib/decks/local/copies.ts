import { OWN_DECKS } from '@/lib/offline/kept';
import type { CcgCard } from '@/lib/rules/ccg/cards/schema';
import type { ServerDeck } from '../edit/ports';
import { readOwnCards } from './own-cards';
import { isRecord, parseStored } from './stored-form';
import { readStoredDeck } from './server';

// One's own decks as they were last seen on the server, to be read and edited without a network. In a store of the
// browser for each person, which goes as they sign out. What has been edited and not sent yet is on the shelf.

const { store: COPIES, entry: ENTRY } = OWN_DECKS;
/** Who was signed in when this browser last heard from the site. */
const PERSON = 'kage.person';

/** The part of a browser's `CacheStorage` used here. */
export interface Stores extends Pick<CacheStorage, 'keys' | 'delete'> {
  open(name: string): Promise<Pick<Cache, 'match' | 'put'>>;
}

export interface OwnCopies {
  /** When the server was asked for all of them, in milliseconds since 1970; undefined: never, only some are here. */
  readonly at: number | undefined;
  /** Last changed first. */
  readonly decks: readonly ServerDeck[];
  /** Cards of the person's own, which no catalogue knows. */
  readonly ownCards: readonly CcgCard[];
}

/** Changes to the copies, one after the other: each is made of what is there, and none may undo another. */
let turn: Promise<unknown> = Promise.resolve();

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const done = turn.then(work);
  turn = done.catch(() => undefined);
  return done;
}

/** Keeps them in the place of what was kept of that person before. False where the device would not take them. */
export function keepCopies(userId: string, copies: OwnCopies, stores?: Stores): Promise<boolean> {
  return inTurn(() => write(userId, copies, stores));
}

async function write(userId: string, copies: OwnCopies, stores?: Stores): Promise<boolean> {
  try {
    const store = await (stores ?? caches).open(COPIES + userId);
    await store.put(ENTRY, Response.json(copies));
    return true;
  } catch {
    return false;
  }
}

export async function ownCopies(userId: string, stores?: Stores): Promise<OwnCopies | undefined> {
  try {
    const answer = await (await (stores ?? caches).open(COPIES + userId)).match(ENTRY);
    const stored = parseStored(answer ? await answer.text() : null);
    if (!isRecord(stored) || !Array.isArray(stored.decks)) return undefined;
    return {
      at: typeof stored.at === 'number' ? stored.at : undefined,
      decks: stored.decks.flatMap((deck: unknown) => readCopy(deck) ?? []),
      ownCards: readOwnCards(stored.ownCards),
    };
  } catch {
    return undefined; // missing on plain HTTP, or switched off by the person
  }
}

const NONE: OwnCopies = { at: undefined, decks: [], ownCards: [] };

/**
 * Keeps one deck as an editor has it from the server, unless a copy as new is here: whoever has opened a deck can go on
 * with it without a network, whether or not all the others have been kept.
 */
export function noteCopy(userId: string, deck: ServerDeck, stores?: Stores): Promise<void> {
  return inTurn(async () => {
    const copies = (await ownCopies(userId, stores)) ?? NONE;
    if (copies.decks.some(({ id, revision }) => id === deck.id && revision >= deck.revision)) return;
    const others = copies.decks.filter(({ id }) => id !== deck.id);
    await write(userId, { ...copies, decks: [deck, ...others] }, stores);
  });
}

/** Keeps the own cards that an editor knows of its person. */
export function noteOwnCards(userId: string, ownCards: readonly CcgCard[], stores?: Stores): Promise<void> {
  return inTurn(async () => {
    const copies = (await ownCopies(userId, stores)) ?? NONE;
    if (ownCards.length + copies.ownCards.length > 0) await write(userId, { ...copies, ownCards }, stores);
  });
}

/** Asks the server for one's decks, and whose they are; undefined where it does not answer, or knows nobody. */
export async function fetchCopies(
  now: number,
  request: typeof fetch = (...args) => fetch(...args),
): Promise<{ owner: string; copies: OwnCopies } | undefined> {
  try {
    const response = await request('/api/decks', { cache: 'no-store' });
    const body: unknown = response.ok ? await response.json() : undefined;
    if (!isRecord(body) || typeof body.owner !== 'string' || !Array.isArray(body.decks)) return undefined;
    const decks = body.decks.flatMap((deck: unknown) => readStoredDeck(deck) ?? []);
    return { owner: body.owner, copies: { at: now, decks, ownCards: readOwnCards(body.ownCards) } };
  } catch {
    return undefined;
  }
}

/**
 * Keeps one's decks as the server has them now. A page notes who is signed in only once it has come to rest: whoever
 * asks sooner is named by the answer.
 */
export async function keepOwnDecks(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  request?: typeof fetch,
  stores?: Stores,
): Promise<void> {
  const before = personHere(storage);
  const found = await fetchCopies(Date.now(), request);
  if (!found) return;
  if (before === null && personHere(storage) === null) notePerson(storage, found.owner);
  // Who was signed in may have left meanwhile.
  if (personHere(storage) === found.owner) await keepCopies(found.owner, found.copies, stores);
}

/** Lets go of everybody's copies but this person's. */
export async function forgetCopies(but: string | null = null, stores?: Stores): Promise<void> {
  try {
    const all = stores ?? caches;
    for (const name of await all.keys())
      if (name.startsWith(COPIES) && name !== COPIES + (but ?? '')) await all.delete(name);
  } catch {
    // No such stores here: nothing is in them.
  }
}

/** Who is signed in, for a page that cannot ask. Of nobody nothing stays to be read but what was never sent. */
export function notePerson(storage: Pick<Storage, 'setItem' | 'removeItem'>, userId: string | null): void {
  try {
    if (userId === null) storage.removeItem(PERSON);
    else storage.setItem(PERSON, userId);
  } catch {
    // Full or switched off: without a network nobody is known here.
  }
}

export function personHere(storage: Pick<Storage, 'getItem'>): string | null {
  return storage.getItem(PERSON);
}

function readCopy(value: unknown): ServerDeck | undefined {
  if (!isRecord(value) || typeof value.savedAt !== 'number') return undefined;
  return readStoredDeck({ ...value, updatedAt: value.savedAt, content: value.draft });
}
