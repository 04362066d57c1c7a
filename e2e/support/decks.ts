import { type APIRequestContext, expect } from '@playwright/test';

interface Line {
  code: string;
  count: number;
}

export interface Cards {
  main: Line[];
  missions: Line[];
}

/** As much of a stored deck as the tests look at. */
export interface StoredDeck extends Cards {
  id: string;
  slug: string;
  revision: number;
  legal: boolean;
}

interface DeckFields extends Partial<Cards> {
  name?: string;
  description?: string;
  format?: string;
  visibility?: 'private' | 'unlisted' | 'public';
}

/** The smallest legal deck: 15 cards twice, 3 missions. `from` chooses which cards, so that two decks can differ. */
export async function legalCards(request: APIRequestContext, from = 0): Promise<Cards> {
  const [cards, missions] = await Promise.all([
    codesOf(request, { type: 'character', size: '48' }),
    codesOf(request, { type: 'mission', size: '24' }),
  ]);
  return {
    main: cards.slice(from, from + 15).map((code) => ({ code, count: 2 })),
    missions: missions.slice(0, 3).map((code) => ({ code, count: 1 })),
  };
}

async function codesOf(request: APIRequestContext, params: Record<string, string>): Promise<string[]> {
  const response = await request.get('/api/v1/cards', { params });
  const { data } = (await response.json()) as { data: { code: string }[] };
  return data.map(({ code }) => code);
}

/** Keeps a deck in the account of whoever is signed in on `request`. */
export async function createDeck(request: APIRequestContext, fields: DeckFields = {}): Promise<StoredDeck> {
  const content = { name: 'A deck', format: 'mythos/standard', main: [], missions: [], ...fields };
  const response = await request.post('/api/decks', { data: { content } });
  expect(response.status(), await response.text()).toBe(201);
  return readDeck(await response.json());
}

/** Saves other cards over a revision of a deck, as another device of its owner does. */
export async function saveCards(
  request: APIRequestContext,
  id: string,
  cards: Partial<Cards>,
  baseRevision = 1,
): Promise<void> {
  const { deck } = (await (await request.get(`/api/decks/${id}`)).json()) as { deck: { content: object } };
  const content = { ...deck.content, ...cards };
  const response = await request.put(`/api/decks/${id}`, { data: { baseRevision, content } });
  expect(response.status(), await response.text()).toBe(200);
}

/** The deck as the server has it now; undefined when it does not exist for whoever asks. */
export async function storedDeck(request: APIRequestContext, id: string): Promise<StoredDeck | undefined> {
  const response = await request.get(`/api/decks/${id}`);
  return response.ok() ? readDeck(await response.json()) : undefined;
}

function readDeck(answer: unknown): StoredDeck {
  const { deck } = answer as { deck: Omit<StoredDeck, 'main' | 'missions'> & { content: Cards } };
  const { content, ...rest } = deck;
  return { ...rest, main: content.main, missions: content.missions };
}
