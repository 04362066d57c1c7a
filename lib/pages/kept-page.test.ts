import { expect, it } from 'vitest';
import { keptPage } from './kept-page';

const asked = (url: string, headers: Record<string, string> = {}, method = 'GET') => keptPage({ method, url, headers });

it.each([
  ['/en/cards', { game: 'mythos', room: 'cards', locale: 'en', searched: false }],
  ['/pl/cards/KS-108', { game: 'mythos', room: 'cards', locale: 'pl', searched: false }],
  ['/uk/cards?q=gaara', { game: 'mythos', room: 'cards', searched: true }],
  ['/fr/rules/7', { game: 'mythos', room: 'rules' }],
  ['/en/rulings/characters-stay', { game: 'mythos', room: 'rulings' }],
  ['/en/ccg/rules', { game: 'ccg', room: 'rules' }],
  ['/en/ccg/cards/N-001', { game: 'ccg', room: 'cards' }],
])('keeps %s', (url, page) => {
  expect(asked(url)).toMatchObject({ url, ...page });
});

it.each([
  ['/cards'],
  ['/en'],
  ['/en/decks'],
  ['/en/collection'],
  ['/en/account'],
  ['/en/lab?board=x'],
  ['/en/rulings/desk'],
  ['/en/rulings/desk/1'],
  ['/en/rulings/suggest'],
  ['/en/rulings/feed'],
  ['/en/cards/KS-108/picture.png'],
  ['/en/ccg'],
  ['/en/constructor/cards'],
  ['/api/v1/cards'],
  [`/en/cards?q=${'x'.repeat(600)}`],
])('does not keep %s', (url) => {
  expect(asked(url)).toBeUndefined();
});

it.each([
  ['somebody signed in', { cookie: 'theme=dark; next-auth.session-token=abc' }],
  ['somebody whose session is cut in two', { cookie: 'next-auth.session-token.0=abc; next-auth.session-token.1=def' }],
  ['a script that wants a part of the page', { rsc: '1' }],
  ['a reader whose language the page is to remember', { 'accept-language': 'pl,en;q=0.5' }],
  ['a reader who chose another language before', { cookie: 'NEXT_LOCALE=pl' }],
])('keeps nothing for %s', (_, headers) => {
  expect(asked('/en/cards', headers as Record<string, string>)).toBeUndefined();
});

it('keeps pages for readers of their language, apart by theme', () => {
  expect(asked('/en/cards', { 'accept-language': 'en-GB,en;q=0.9' })).toMatchObject({ theme: undefined });
  expect(asked('/en/cards', { cookie: 'NEXT_LOCALE=en; theme=dark; _ga=1' })).toMatchObject({ theme: 'dark' });
  expect(asked('/en/cards', { cookie: 'theme="><script>' })).toMatchObject({ theme: undefined });
});

it('answers neither what is sent nor what only asks for headers', () => {
  expect(asked('/en/cards', {}, 'POST')).toBeUndefined();
  expect(asked('/en/cards', {}, 'HEAD')).toBeUndefined();
});
