import { describe, expect, it } from 'vitest';
import { isKeepable, readList, shellView } from './kept';

describe('what the stand-in shows', () => {
  it.each([
    ['/en', { kind: 'home' }],
    ['/en/offline', { kind: 'home' }],
    ['/en/cards', { kind: 'cards' }],
    ['/en/cards/KS-108', { kind: 'card', code: 'KS-108' }],
    ['/en/cards/help', { kind: 'unknown' }],
    ['/en/cards/KS-108/picture', { kind: 'unknown' }],
    ['/en/decks', { kind: 'unknown' }],
    ['/en/decks/mine', { kind: 'mine' }],
    ['/en/decks/new', { kind: 'new' }],
    ['/en/decks/new/start', { kind: 'unknown' }],
    ['/en/decks/Ab3dEf6hIj9k', { kind: 'deck', slug: 'Ab3dEf6hIj9k' }],
    ['/en/decks/Ab3dEf6hIj9k/edit', { kind: 'edit', slug: 'Ab3dEf6hIj9k' }],
    ['/en/decks/Ab3dEf6hIj9k/history', { kind: 'unknown' }],
    ['/en/decks/compare', { kind: 'unknown' }],
    ['/en/account', { kind: 'unknown' }],
    ['/', { kind: 'home' }],
    ['/embed/decks/Ab3dEf6hIj9k', { kind: 'unknown' }],
    ['/en/decks/a/b/c', { kind: 'unknown' }],
  ])('at %s', (path, view) => expect(shellView(path)).toEqual(view));
});

describe('pages read are kept', () => {
  it.each(['/en/cards/KS-108', '/pl/cards/help', '/uk/rules/7', '/fr/rulings/tied-mission', '/en/rulings/terms/edge'])(
    'such as %s',
    (path) => expect(isKeepable(path)).toBe(true),
  );
  it.each([
    '/en',
    '/en/cards',
    '/en/decks/Ab3dEf6hIj9k',
    '/en/account',
    '/en/rulings/suggest',
    '/en/rulings/desk/new',
    '/en/rulings/desk',
    '/cards/KS-108',
    '/en/lab/file',
    '/en/u/somebody',
  ])('but not %s', (path) => expect(isKeepable(path)).toBe(false));
});

it('reads a list as the site gives it, and nothing else', () => {
  const list = { version: 'a b', pages: ['/en/offline'], data: { catalogue: '/c', texts: '/t' } };
  expect(readList(list)).toEqual(list);
  for (const other of [
    null,
    {},
    { ...list, pages: [1] },
    { ...list, data: { catalogue: '/c' } },
    { ...list, version: 7 },
  ])
    expect(readList(other)).toBeUndefined();
});
