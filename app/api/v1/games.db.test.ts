import { expect, it } from 'vitest';
import { API, ask, seededDatabase } from './testing/routes';

// Everything of one game is absent from the other: each list of the API, asked for either.

const db = await seededDatabase();

interface Answer {
  status: number;
  text: string;
  body: { data?: unknown; errors?: { path: string; message: string }[] };
}

async function get(path: string, query: Record<string, string>): Promise<Answer> {
  const response = await ask(new Request(`${API}${path}?${new URLSearchParams(query)}`));
  const text = await response.text();
  return { status: response.status, text, body: JSON.parse(text) as Answer['body'] };
}

/** Each list, and what of each game it must hold and never hold. */
const LISTS = [
  { path: '/cards', query: {}, mythos: '"KS-001"', ccg: '"EX-001"' },
  { path: '/cards', query: { q: 'naruto' }, mythos: 'Naruto', ccg: undefined },
  { path: '/cards', query: { q: 'ember' }, mythos: undefined, ccg: '"EX-001"' },
  { path: '/printings', query: {}, mythos: '"KS-001"', ccg: undefined },
  { path: '/sets', query: {}, mythos: '"KS"', ccg: '"EX"' },
  { path: '/keywords', query: {}, mythos: '"Team 7"', ccg: undefined },
  { path: '/rules', query: {}, mythos: '"key":"scoring"', ccg: '"key":"showdown"' },
  { path: '/terms', query: {}, mythos: '"edge"', ccg: '"showdown"' },
  { path: '/rulings', query: {}, mythos: '"slug"', ccg: undefined },
  { path: '/decks', query: {}, mythos: '"A deck of the younger game"', ccg: '"A deck of the older game"' },
  { path: '/search', query: { q: 'edge' }, mythos: '"slug":"edge"', ccg: undefined },
  { path: '/search', query: { q: 'showdown' }, mythos: undefined, ccg: '"slug":"showdown"' },
  { path: '/cards/names', query: { q: 'naru' }, mythos: 'Naruto', ccg: undefined },
  { path: '/cards/names', query: { q: 'kiln' }, mythos: undefined, ccg: 'Kiln Guard' },
  { path: '/bulk', query: {}, mythos: '"cards"', ccg: '"ccg-cards"' },
] as const;

const owner = await db.user.create({ data: { email: 'two@games.test', handle: 'two-games' } });
for (const [gameId, name, format] of [
  ['mythos', 'A deck of the younger game', 'mythos/standard'],
  ['ccg', 'A deck of the older game', 'ccg/standard'],
] as const)
  await db.deck.create({
    data: { slug: `slug-of-${gameId}`, gameId, ownerId: owner.id, name, format, visibility: 'public' },
  });

it.each(LISTS.flatMap((list) => (['mythos', 'ccg'] as const).map((game) => ({ ...list, game }))))(
  '$path $query of $game',
  async ({ path, query, game, ...marks }) => {
    const answer = await get(path, { ...query, game });
    expect(answer.status).toBe(200);
    const [own, other] = game === 'mythos' ? [marks.mythos, marks.ccg] : [marks.ccg, marks.mythos];
    if (own) expect(answer.text).toContain(own);
    if (other) expect(answer.text).not.toContain(other);
  },
);

it.each([...new Set(LISTS.map(({ path }) => path))])('%s is about the younger game unless it is said', async (path) => {
  const { query } = LISTS.find((list) => list.path === path) ?? { query: {} };
  expect((await get(path, query)).body.data).toEqual((await get(path, { ...query, game: 'mythos' })).body.data);
});

it.each([...new Set(LISTS.map(({ path }) => path))])('%s names the games when another is asked for', async (path) => {
  const { query } = LISTS.find((list) => list.path === path) ?? { query: {} };
  const { status, body } = await get(path, { ...query, game: 'chess' });
  expect(status).toBe(400);
  expect(body.errors).toContainEqual({ path: 'game', message: 'One of mythos, ccg' });
});

it.each([
  ['/cards/EX-001', 'ccg'],
  ['/cards/KS-001', 'mythos'],
  ['/terms/showdown', 'ccg'],
  ['/terms/edge', 'mythos'],
])('%s is there in %s only', async (path, game) => {
  expect((await get(path, { game })).status).toBe(200);
  expect((await get(path, { game: game === 'ccg' ? 'mythos' : 'ccg' })).status).toBe(404);
});

it.each<[string, string, object]>([
  ['ccg/standard', 'EX-012', { cards: 2 }],
  ['mythos/standard', 'KS-M01', { cards: 0, missions: 2 }],
])('a deck of %s to be checked has its missions counted', async (format, mission, numbers) => {
  const post = async (path: string) => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ format, cards: [], missions: [mission, mission] });
    return (await ask(new Request(`${API}${path}`, { method: 'POST', headers, body }))).json();
  };
  expect(await post('/decks/check')).toMatchObject({ legal: false, stats: numbers });
  expect(await post('/decks/statistics')).toMatchObject({ data: numbers });
});

it.each([
  ['ccg', 'EX-001'],
  ['mythos', 'KS-001'],
])('what was withdrawn from %s is as good as not there for whoever begins now', async (game, code) => {
  const post = async (path: string) => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ format: `${game}/standard`, cards: [{ code, count: 1 }] });
    return (await ask(new Request(`${API}${path}`, { method: 'POST', headers, body }))).json();
  };
  const unknown = expect.objectContaining({ code: 'unknown-card', cards: [code] });
  expect((await post('/decks/check')).violations).not.toContainEqual(unknown);

  await db.cardSet.create({ data: { gameId: game, code: 'GONE', position: 99, name: { en: 'Of no cards' } } });
  await db.card.update({ where: { gameId_code: { gameId: game, code } }, data: { withdrawn: true } });
  await db.game.update({ where: { id: game }, data: { catalogueVersion: 'after-the-withdrawal' } });
  expect((await get('/sets', { game })).text).not.toContain('GONE');
  expect((await post('/decks/check')).violations).toContainEqual(unknown);
  expect(await post('/decks/statistics')).toMatchObject({ data: { cards: 0 } });
});
