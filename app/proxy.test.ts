import { NextRequest, NextResponse } from 'next/server';
import { expect, it, vi } from 'vitest';
import proxy from '@/proxy';

// It asks for 'next/server' in a way that only Next.js resolves; the language is not the point here.
vi.mock('next-intl/middleware', () => ({
  default: () => () => NextResponse.next({ headers: { 'set-cookie': 'NEXT_LOCALE=en' } }),
}));

const ask = (path: string, headers: Record<string, string>, method = 'POST') =>
  proxy(new NextRequest(`https://kage.test${path}`, { method, headers: { host: 'kage.test', ...headers } }));

it.each([
  ['/en/decks/A1b2C3d4E5f6G7', { 'sec-fetch-site': 'cross-site' }],
  ['/uk/account', { origin: 'https://evil.test' }],
  ['/', { 'sec-fetch-site': 'same-site', origin: 'https://blog.kage.test' }],
  ['/apiary', { origin: 'null' }],
])('a form of another site sent to %s is refused as such', async (path, headers) => {
  const answer = ask(path, headers);
  expect(answer.status).toBe(403);
  expect(answer.headers.get('content-type')).toContain('problem+json');
  expect(await answer.json()).toMatchObject({ title: 'Cross-site request refused' });
});

it.each([
  ['our own form', '/en/account', { 'sec-fetch-site': 'same-origin', origin: 'https://kage.test' }, 'POST'],
  ['a link on another site', '/en/decks', { 'sec-fetch-site': 'cross-site' }, 'GET'],
  ['the open API, which asks for itself', '/api/v1/decks/code', { origin: 'https://tool.test' }, 'POST'],
])('%s goes on', (_, path, headers, method) => {
  expect(ask(path, headers, method).status).toBe(200);
});

it.each([
  ['/en/cards', true],
  ['/en/cards/KS-108/picture.png', false],
  ['/pl/rulings/feed', false],
])('%s sets the cookie of a language: %s', (path, sets) => {
  expect(ask(path, {}, 'GET').headers.has('set-cookie')).toBe(sets);
});
