import { describe, expect, it } from 'vitest';
import { gameAt, isKeepable, readList, shellView } from './kept';

describe('what the stand-in shows', () => {
  it.each([
    ['/en', { kind: 'home' }],
    ['/en/offline', { kind: 'home' }],
    ['/en/cards', { kind: 'cards', game: 'mythos' }],
    ['/en/cards/KS-108', { kind: 'card', game: 'mythos', code: 'KS-108' }],
    ['/en/ccg/cards', { kind: 'cards', game: 'ccg' }],
    ['/en/ccg/cards/DEMO-1', { kind: 'card', game: 'ccg', code: 'DEMO-1' }],
    ['/en/ccg/cards/help', { kind: 'unknown' }],
    ['/en/ccg', { kind: 'unknown' }],
    ['/en/ccg/rulings', { kind: 'unknown' }],
    ['/en/ccg/decks/mine', { kind: 'mine', game: 'ccg' }],
    ['/en/ccg/decks/Ab3dEf6hIj9k/edit', { kind: 'edit', game: 'ccg', slug: 'Ab3dEf6hIj9k' }],
    ['/en/rulings', { kind: 'rulings' }],
    ['/en/rulings/tied-mission', { kind: 'ruling', ruling: 'tied-mission' }],
    ['/en/rulings/terms', { kind: 'unknown' }],
    ['/en/rulings/tied-mission/picture.png', { kind: 'unknown' }],
    ['/en/rulings/desk', { kind: 'unknown' }],
    ['/en/cards/help', { kind: 'unknown' }],
    ['/en/cards/KS-108/picture', { kind: 'unknown' }],
    ['/en/decks', { kind: 'decks', game: 'mythos' }],
    ['/en/ccg/decks', { kind: 'decks', game: 'ccg' }],
    ['/en/ccg/showdown', { kind: 'reckoning' }],
    ['/en/ccg/chain', { kind: 'reckoning' }],
    ['/en/lab', { kind: 'reckoning' }],
    ['/en/showdown', { kind: 'unknown' }],
    ['/en/decks/mine', { kind: 'mine', game: 'mythos' }],
    ['/en/decks/new', { kind: 'new', game: 'mythos' }],
    ['/en/decks/new/start', { kind: 'unknown' }],
    ['/en/decks/Ab3dEf6hIj9k', { kind: 'deck', game: 'mythos', slug: 'Ab3dEf6hIj9k' }],
    ['/en/decks/Ab3dEf6hIj9k/edit', { kind: 'edit', game: 'mythos', slug: 'Ab3dEf6hIj9k' }],
    ['/en/decks/Ab3dEf6hIj9k/history', { kind: 'unknown' }],
    ['/en/decks/compare', { kind: 'unknown' }],
    ['/en/account', { kind: 'unknown' }],
    ['/', { kind: 'home' }],
    ['/embed/decks/Ab3dEf6hIj9k', { kind: 'unknown' }],
    ['/en/decks/a/b/c', { kind: 'unknown' }],
  ])('at %s', (path, view) => expect(shellView(path)).toEqual(view));
});

it.each([
  ['/en/ccg', 'ccg'],
  ['/en/ccg/rules/2', 'ccg'],
  ['/en/ccgx', 'mythos'],
  ['/en/cards', 'mythos'],
  ['/en', 'mythos'],
  ['/', 'mythos'],
])('%s is among the pages of %s', (path, game) => expect(gameAt(path)).toBe(game));

describe('pages read are kept', () => {
  it.each([
    '/en/cards/KS-108',
    '/pl/cards/help',
    '/uk/rules/7',
    '/fr/rulings/tied-mission',
    '/en/rulings/terms/edge',
    '/en/ccg/cards/DEMO-1',
    '/en/ccg/rules/2',
  ])('such as %s', (path) => expect(isKeepable(path)).toBe(true));
  it.each([
    '/en',
    '/en/cards',
    '/en/decks/Ab3dEf6hIj9k',
    '/en/account',
    '/en/rulings/suggest',
    '/en/rulings/feed',
    '/en/ccg/rules/print',
    '/en/ccg/decks/mine',
    '/en/rulings/desk/new',
    '/en/rulings/desk',
    '/cards/KS-108',
    '/en/lab/file',
    '/en/u/somebody',
  ])('but not %s', (path) => expect(isKeepable(path)).toBe(false));
});

it('reads a list as the site gives it, and nothing else', () => {
  const list = { version: 'a b', pages: ['/en/offline'], data: { catalogue: '/c', texts: '/t', rulings: '' } };
  expect(readList(list)).toEqual(list);
  for (const other of [
    null,
    {},
    { ...list, pages: [1] },
    { ...list, data: { catalogue: '/c', texts: '/t' } },
    { ...list, version: 7 },
  ])
    expect(readList(other)).toBeUndefined();
});
