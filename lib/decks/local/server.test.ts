import { describe, expect, it } from 'vitest';
import { createRequestSchema, PROBLEMS, saveRequestSchema, type DeckAnswer } from '../contract';
import { emptyDraft, type DeckDraft } from '../edit/draft';
import { deckServer } from './server';

const draft: DeckDraft = {
  ...emptyDraft({ name: 'Sound', format: 'mythos/standard' }),
  main: [{ code: 'KS-055', count: 2 }],
};
const deck: DeckAnswer['deck'] = {
  id: '5f0c6d0e-6a53-4f0e-9a3c-0c8f2f7a1b11',
  slug: 'abc',
  revision: 4,
  legal: false,
  createdAt: '2026-11-30T10:00:00.000Z',
  updatedAt: '2026-11-30T10:00:05.000Z',
  content: { name: 'Sound', description: '', format: 'mythos/standard', visibility: 'private', main: [{ code: 'KS-055', count: 2 }], missions: [], maybe: [] },
}; // prettier-ignore
const answer: DeckAnswer = { deck, violations: [] };
const stored = { id: deck.id, slug: 'abc', revision: 4, savedAt: Date.parse(deck.updatedAt), draft };

/** A server that answers everything with one response, and notes what it was asked. */
function answering(status: number, body: unknown, headers: Record<string, string> = {}) {
  const asked: { path: string; init: RequestInit }[] = [];
  const server = deckServer('uk', (path, init) => {
    asked.push({ path: String(path), init: init ?? {} });
    return Promise.resolve(new Response(JSON.stringify(body), { status, headers }));
  });
  return { server, asked };
}
const save = (server: ReturnType<typeof deckServer>) =>
  server.save(deck.id, 3, draft, [{ card: 'KS-055', delta: 2, part: 'main', at: 0 }]);

describe('requests', () => {
  it('a save says what the contract asks for, in the reader’s language', async () => {
    const { server, asked } = answering(200, answer);
    await save(server);
    const [{ path, init } = { path: '', init: {} }] = asked;
    expect([init.method, path]).toEqual(['PUT', `/api/decks/${deck.id}`]);
    expect(new Headers(init.headers).get('Accept-Language')).toBe('uk');
    expect(saveRequestSchema.parse(JSON.parse(String(init.body)))).toEqual({
      baseRevision: 3,
      content: deck.content,
      changes: [{ card: 'KS-055', delta: 2, part: 'main', at: '1970-01-01T00:00:00.000Z' }],
    });
  });

  it('a new deck brings its own id', async () => {
    const { server, asked } = answering(201, answer);
    await server.create(deck.id, draft);
    expect(createRequestSchema.parse(JSON.parse(String(asked[0]?.init.body)))).toEqual({
      id: deck.id,
      content: deck.content,
    });
  });

  it('a new deck says what it was taken from', async () => {
    const { server, asked } = answering(201, answer);
    await server.create(deck.id, draft, 'somebodysdeck');
    expect(createRequestSchema.parse(JSON.parse(String(asked[0]?.init.body)))).toMatchObject({
      origin: 'somebodysdeck',
    });
  });
});

describe('answers', () => {
  it.each([
    ['saved', 200, answer, {}, { kind: 'stored', deck: stored }],
    ['stale', 409, { type: PROBLEMS.staleDeck, current: answer }, {}, { kind: 'stale', deck: stored }],
    ['signed out', 401, {}, {}, { kind: 'signed-out' }],
    ['deleted', 404, {}, {}, { kind: 'gone' }],
    ['the id is taken', 409, { type: PROBLEMS.idTaken }, {}, { kind: 'id-taken' }],
    ['too many decks', 409, { type: PROBLEMS.tooManyDecks, detail: 'Delete one.' }, {}, { kind: 'refused', detail: 'Delete one.' }],
    ['a wrong field', 400, { title: 'Wrong', errors: [{ path: 'content.name', message: 'Too long' }] }, {}, { kind: 'refused', detail: 'Wrong Too long' }],
    ['too often', 429, {}, { 'Retry-After': '7' }, { kind: 'unreachable', retryAfter: 7000 }],
    ['out of order', 503, {}, {}, { kind: 'unreachable' }],
    ['an answer that is none', 200, { hello: 'captive portal' }, {}, { kind: 'unreachable' }],
  ])('%s', async (_, status, body, headers, expected) => {
    expect(await save(answering(status, body, headers).server)).toEqual(expected);
  }); // prettier-ignore

  it('created before', async () => {
    expect(await answering(200, answer).server.create(deck.id, draft)).toEqual({ kind: 'existing', deck: stored });
  });

  it('no connection', async () => {
    const server = deckServer('en', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await server.load(deck.id)).toEqual({ kind: 'unreachable' });
  });
});
