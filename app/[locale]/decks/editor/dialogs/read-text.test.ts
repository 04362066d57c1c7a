import { afterEach, describe, expect, it, vi } from 'vitest';
import { readText } from './read-text';

const asked = (answer: () => Promise<Response>) => {
  vi.stubGlobal('document', { documentElement: { lang: 'uk' } });
  const fetch = vi.fn(answer);
  vi.stubGlobal('fetch', fetch);
  return fetch;
};
const answer = (status: number, body: object) => () => Promise.resolve(Response.json(body, { status }));

afterEach(() => vi.unstubAllGlobals());

describe('a text that the server reads', () => {
  it('is asked about in the language of the page, and comes back as a list', async () => {
    const list = { main: [{ code: 'KS-108', count: 2 }], missions: [], maybe: [], problems: [], notes: [] };
    const fetch = asked(answer(200, list));
    expect(await readText('2 KS-108')).toEqual(list);
    expect(fetch.mock.calls).toMatchObject([['/api/decks/read-text', { headers: { 'Accept-Language': 'uk' } }]]);
  });

  it.each([413, 422, 429])('%i: says itself why it is refused', async (status) => {
    asked(answer(status, { title: 'Refused', status, detail: 'A list may have 1000 lines.' }));
    expect(await readText('x')).toEqual({ kind: 'failed', why: 'A list may have 1000 lines.' });
  });

  it('is not blamed for what goes wrong on the way or behind it', async () => {
    asked(answer(500, { title: 'Broken', status: 500, detail: 'Something is broken.' }));
    expect(await readText('x')).toEqual({ kind: 'failed' });
    asked(() => Promise.resolve(new Response('<html>', { status: 502 })));
    expect(await readText('x')).toEqual({ kind: 'failed' });
    asked(() => Promise.reject(new TypeError('no connection')));
    expect(await readText('x')).toEqual({ kind: 'failed' });
  });
});
