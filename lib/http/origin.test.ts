import { expect, it } from 'vitest';
import { sameOrigin } from './origin';

it.each([
  [true, 'our own page', { 'sec-fetch-site': 'same-origin', origin: 'https://kage.test' }],
  [true, 'the address bar', { 'sec-fetch-site': 'none' }],
  [false, 'another site', { 'sec-fetch-site': 'cross-site', origin: 'https://kage.test' }],
  [false, 'a neighbour under the same domain', { 'sec-fetch-site': 'same-site' }],
  [true, 'our own page in an older browser', { origin: 'https://kage.test' }],
  [false, 'another site in an older browser', { origin: 'https://evil.test' }],
  [false, 'a sandboxed frame', { origin: 'null' }],
  [false, 'another port', { origin: 'https://kage.test:8443' }],
  [true, 'a proxy in front', { origin: 'https://public.test', 'x-forwarded-host': 'public.test' }],
  [true, 'a program', {}],
])('says %s for %s', (expected, _, headers) => {
  const request = new Request('https://kage.test/', { method: 'POST', headers: { host: 'kage.test', ...headers } });
  expect(sameOrigin(request)).toBe(expected);
});
