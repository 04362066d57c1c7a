import { beforeEach, describe, expect, it } from 'vitest';
import { INDEX_KEY, STORES } from '../kept';
import { readIndex } from '../worker/answers';
import { keepPages, keptBytes, type KeepWorld, type Store } from './keeper';

/** A browser's store of answers, as far as the keeper asks for it. */
class FakeStore implements Store {
  readonly entries = new Map<string, Response>();
  room = Infinity;
  readonly #key = (request: RequestInfo | URL) =>
    new URL(request instanceof Request ? request.url : request, 'http://site').pathname;
  match = async (request: RequestInfo | URL) => this.entries.get(this.#key(request))?.clone();
  put = async (request: RequestInfo | URL, response: Response) => {
    const key = this.#key(request);
    if (!this.entries.has(key) && this.entries.size >= this.room)
      throw new DOMException('no room', 'QuotaExceededError');
    this.entries.set(key, response);
  };
  delete = async (request: RequestInfo | URL) => this.entries.delete(this.#key(request));
  keys = async () => [...this.entries.keys()].map((key) => new Request(`http://site${key}`));
}

let pages: FakeStore;
let assets: FakeStore;
let site: Record<string, string>;
let asked: { address: string; credentials?: RequestCredentials }[];
let world: KeepWorld;

beforeEach(() => {
  [pages, assets, asked] = [new FakeStore(), new FakeStore(), []];
  site = {
    '/en/rules': '<html><link href="/_next/static/chunks/look.css"><script src="/_next/static/chunks/a.js">',
    '/en/rules/1': '<html><script src="/_next/static/chunks/a.js"></script>"static/chunks/b.js"',
    '/_next/static/chunks/look.css': '@font-face{src:url(../media/inter.woff2)}',
    '/_next/static/chunks/a.js': 'load("static/chunks/late.js")',
    '/_next/static/chunks/b.js': '1',
    '/_next/static/chunks/late.js': '2',
    '/_next/static/media/inter.woff2': 'font',
  };
  let time = 1000;
  world = {
    open: async (name) => (name === STORES.pages ? pages : assets),
    fetch: async (address, { credentials }) => {
      asked.push({ address, credentials });
      const text = site[address];
      if (text === undefined) return new Response('', { status: 404 });
      return new Response(text, { headers: { 'content-security-policy': 'script-src x', 'set-cookie': 'who=me' } });
    },
    now: () => (time += 1),
  };
});

const keep = (list: string[], version = 'v1', more: { visited?: true; signal?: AbortSignal } = {}) =>
  keepPages({ list: { version, pages: list }, ...more }, world);
const kept = (store: FakeStore) => [...store.entries.keys()].filter((key) => key !== INDEX_KEY).sort();

describe('keeping pages', () => {
  it('takes a page with everything it is made of, however deep it is named', async () => {
    expect(await keep(['/en/rules'])).toBe('kept');
    expect(kept(pages)).toEqual(['/en/rules']);
    expect(kept(assets)).toEqual([
      '/_next/static/chunks/a.js',
      '/_next/static/chunks/late.js',
      '/_next/static/chunks/look.css',
      '/_next/static/media/inter.woff2',
    ]);
    expect(keptBytes(await readIndex(pages))).toBe(
      ['/en/rules', ...kept(assets)].reduce((sum, address) => sum + (site[address]?.length ?? 0), 0),
    );
  });

  it('asks for pages as a stranger, and keeps what their scripts run by, but no cookie', async () => {
    await keep(['/en/rules']);
    expect(asked.every(({ credentials }) => credentials === 'omit')).toBe(true);
    const headers = pages.entries.get('/en/rules')?.headers;
    expect(headers?.get('content-security-policy')).toBe('script-src x');
    expect(headers?.has('set-cookie')).toBe(false);
  });

  it('goes on where it was stopped, and fetches nothing twice', async () => {
    await keep(['/en/rules']);
    asked = [];
    await keep(['/en/rules', '/en/rules/1']);
    expect(asked.map(({ address }) => address)).toEqual(['/en/rules/1', '/_next/static/chunks/b.js']);
  });

  it('of a new version takes the new pages, and lets go of files only the old ones needed', async () => {
    await keep(['/en/rules', '/en/rules/1']);
    site['/en/rules/1'] = '<html>';
    await keep(['/en/rules', '/en/rules/1'], 'v2');
    expect(await pages.entries.get('/en/rules/1')?.clone().text()).toBe('<html>');
    expect(kept(assets)).not.toContain('/_next/static/chunks/b.js');
    expect(kept(assets)).toContain('/_next/static/chunks/late.js');
  });

  it('keeps the old page when the new one does not come', async () => {
    await keep(['/en/rules', '/en/rules/1']);
    delete site['/en/rules/1'];
    expect(await keep(['/en/rules', '/en/rules/1'], 'v2')).toBe('partly');
    expect(kept(pages)).toEqual(['/en/rules', '/en/rules/1']);
    expect(kept(assets)).toContain('/_next/static/chunks/b.js');
  });

  it('says when the device is full, with what was kept before still there', async () => {
    await keep(['/en/rules']);
    pages.room = pages.entries.size;
    expect(await keep(['/en/rules', '/en/rules/1'])).toBe('full');
    expect(Object.keys((await readIndex(pages)).pages)).toEqual(['/en/rules']);
  });

  it('keeps only so many of the pages read, the latest, and all that are always kept', async () => {
    const read = Array.from({ length: 70 }, (_, index) => `/en/cards/KS-${index}`);
    for (const path of read) site[path] = '<html>';
    await keep(['/en/rules']);
    await keep(read, 'v1', { visited: true });
    expect(kept(pages)).toEqual([...read.slice(10), '/en/rules'].sort());
  });

  it('knows a page it always keeps from one that was only read, whichever comes first', async () => {
    site['/en/cards/KS-1'] = '<html>';
    await keep(['/en/rules', '/en/cards/KS-1'], 'v1', { visited: true });
    await keep(['/en/rules']);
    await keep(['/en/rules'], 'v2', { visited: true });
    const visited = Object.entries((await readIndex(pages)).pages).map(([path, page]) => [path, page.visited ?? false]);
    expect(Object.fromEntries(visited)).toEqual({ '/en/rules': false, '/en/cards/KS-1': true });
  });

  it('stops when told to', async () => {
    expect(await keep(['/en/rules'], 'v1', { signal: AbortSignal.abort() })).toBe('stopped');
    expect(kept(pages)).toEqual([]);
  });
});
