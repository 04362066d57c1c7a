import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabase } from '@/lib/db/testing';
import { pageCache } from './page-cache';
import { startRenderer, type Renderer } from './renderer';

// The kept pages in front of a stand-in for the site: a page that shows all it is told about who asks.

const db = await testDatabase({ seeded: true });
let rendered: string[] = [];
let renderer: Renderer;
let origin: string;

const site: RequestListener = (request, response) => {
  rendered.push(request.url ?? '');
  const nonce = randomBytes(16).toString('base64');
  response.setHeader('Content-Security-Policy', `script-src 'nonce-${nonce}'`);
  response.setHeader('Link', `</a.css>; rel=preload; nonce="${nonce}"`);
  if (request.url?.includes('sets-cookie')) response.setHeader('Set-Cookie', 'a=b');
  if (request.url?.includes('missing')) response.statusCode = 404;
  const told = JSON.stringify([request.url, request.headers, request.socket.remoteAddress]);
  response.end(
    `<script nonce="${nonce}"></script><p>Łódź, наруто ${rendered.length}</p>${told}<script nonce="${nonce}">`,
  );
};
const server = createServer((request, response) => {
  void answer(request, response).then((answered) => {
    if (!answered) site(request, response);
  });
});
let answer: ReturnType<typeof pageCache>;

beforeAll(async () => {
  renderer = await startRenderer(site, 'kage.example');
  await once(server.listen(0, '127.0.0.1'), 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  rendered = [];
  answer = pageCache(db, renderer);
});
afterAll(async () => {
  server.close();
  server.closeAllConnections();
  await renderer.close();
});

async function get(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(origin + path, { headers: { 'accept-language': 'en', ...headers } });
  return { text: await response.text(), how: response.headers.get('x-kage-cache'), response };
}
const nonceOf = ({ response }: Awaited<ReturnType<typeof get>>) =>
  /'nonce-(.+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1] ?? 'none';

describe('a page that is the same for everybody', () => {
  it('is made once, also for many at once, and each reader has a nonce of their own', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => get('/en/cards/KS-108')));
    expect(rendered).toEqual(['/en/cards/KS-108']);
    const nonces = answers.map(nonceOf);
    expect(new Set(nonces).size).toBe(20);
    const [first] = answers;
    for (const [index, one] of answers.entries()) {
      const nonce = nonces[index] ?? '';
      expect(one.text.split(nonce)).toHaveLength(3);
      expect(one.response.headers.get('link')).toContain(nonce);
      expect(one.text.replaceAll(nonce, '')).toBe(first?.text.replaceAll(nonces[0] ?? '', ''));
    }
    expect(first?.text).toContain('Łódź, наруто 1');
  });

  it('is made anew when what it is made of changed, and only then', async () => {
    await get('/en/rules/7');
    await db.deck.deleteMany();
    expect((await get('/en/rules/7')).how).toBe('hit');
    await db.ruleParagraphText.updateMany({ where: { number: '7.1' }, data: { heading: 'New' } });
    expect((await get('/en/rules/7')).text).toContain('наруто 2');
  });

  it('is told nothing of who asked first, so that nothing of them can come out for another', async () => {
    const secret = 'somebody-in-particular';
    const person = {
      cookie: `tracking=${secret}; theme=dark`,
      authorization: `Bearer ${secret}`,
      'user-agent': secret,
      referer: `https://example.org/${secret}`,
      'x-forwarded-for': secret,
      'x-forwarded-host': secret,
      host: secret,
      'x-nonce': secret,
      'accept-language': `en, ${secret}`,
    };
    const first = await get('/en/cards?q=first', person);
    expect([first.how, first.text.includes(secret)]).toEqual(['miss', false]);
    expect(first.text).toContain('kage.example');
    expect((await get('/en/cards?q=first', { cookie: 'theme=dark' })).how).toBe('hit');
    expect((await get('/en/cards?q=first')).how).toBe('miss');
  });
});

describe('whoever is signed in', () => {
  const signedIn = (name: string) => ({ cookie: `next-auth.session-token=${name}` });

  it('gets a page of their own, that nobody else ever gets, whoever comes first', async () => {
    const visitor = await get('/en/cards/SS-001');
    const anna = await get('/en/cards/SS-001', signedIn('anna'));
    const bert = await get('/en/cards/SS-001', signedIn('bert'));
    const again = await get('/en/cards/SS-001');
    expect(anna.text).toContain('anna');
    expect(bert.text).toContain('bert');
    expect([anna.how, bert.how, visitor.how, again.how]).toEqual([null, null, 'miss', 'hit']);
    for (const { text } of [visitor, again]) expect(text).not.toMatch(/anna|bert/);
    expect(bert.text).not.toContain('anna');
    const rows = await db.cacheEntry.findMany();
    expect(rows.filter(({ value }) => /anna|bert/.test(Buffer.from(value).toString('latin1')))).toEqual([]);
  });
});

it.each(['/en/rulings/missing', '/en/rulings/sets-cookie'])('hands %s on and forgets it', async (path) => {
  const first = await get(path);
  expect(first.how).toBe('pass');
  expect(first.text).toContain('наруто 1');
  expect((await get(path)).text).toContain('наруто 2');
});

it('leaves the page to the site where it cannot be made for all', async () => {
  answer = pageCache(db, { render: () => Promise.reject(new Error('gone')) });
  const { how, text } = await get('/en/rules/1');
  expect([how, text.includes('наруто 1')]).toEqual([null, true]);
});
