import { beforeAll, describe, expect, it } from 'vitest';
import { filtersOf } from '@/lib/catalogue/card-query';
import { GAMES } from '@/lib/catalogue/games';
import { problemSchema } from '@/lib/http/openapi/document';
import { askAt, seededDatabase } from './testing/routes';

// What no honest program sends: each a clear refusal with the name of what is wrong, in bounded time.

beforeAll(async () => {
  await seededDatabase();
  // What a route takes to be loaded is no part of its answer.
  for (const list of [...LANGUAGES, ...WORDS]) await askAt(q(list, 'naruto'));
});

const q = (list: string, text: string) => `${list}?q=${encodeURIComponent(text)}`;
const LANGUAGES = ['/cards', '/printings', '/decks'];
const WORDS = ['/search', '/cards/names', '/rulings'];
const nested = (open: string, depth: number) => `${open.repeat(depth)}naruto${')'.repeat(depth)}`;

/** Each address with the parameter that is named. */
const REFUSED: [what: string, address: string, path: string][] = [
  ...[...LANGUAGES, ...WORDS].map((list): [string, string, string] => [
    `a query of 100 KB to ${list}`,
    q(list, 'a'.repeat(100_000)),
    'q',
  ]),
  ...LANGUAGES.flatMap((list): [string, string, string][] => [
    [`brackets eighty deep to ${list}`, q(list, nested('(', 80)), 'q'],
    [`negations eighty deep to ${list}`, q(list, nested('-(', 80)), 'q'],
    [`five thousand open brackets to ${list}`, q(list, '('.repeat(5000)), 'q'],
  ]),
  ...['/cards', '/printings', '/search'].flatMap((list): [string, string, string][] => [
    [`a range that runs backwards to ${list}`, q(list, 'naruto chakra:5..1'), 'q'],
    [`an expression that is none to ${list}`, q(list, 'name:/(/'), 'q'],
    [`an expression that looks back to ${list}`, q(list, String.raw`name:/(a)\1/`), 'q'],
    [`an expression without an end to ${list}`, q(list, 'name:/a'), 'q'],
    [`an expression of a thousand repeats to ${list}`, q(list, 'text:/((a{99}){99}){99}/'), 'q'],
  ]),
  ['likes that run backwards', q('/decks', 'likes:5..1'), 'q'],
  ['days that run backwards', q('/decks', 'updated:2026-02-01..2026-01-01'), 'q'],
  ['filters that run backwards', '/cards?costMin=5&costMax=1', 'costMax'],
  ...['/cards', '/printings', '/decks', '/rulings', '/sets', '/keywords', '/terms'].flatMap(
    (list): [string, string, string][] => [
      [`a cursor of nobody’s making to ${list}`, `${list}?cursor=abc`, 'cursor'],
      [`a cursor of 100 KB to ${list}`, `${list}?cursor=${'A'.repeat(100_000)}`, 'cursor'],
      [`two cursors to ${list}`, `${list}?cursor=a&cursor=b`, 'cursor'],
      [`a member that no entry has to ${list}`, `${list}?fields=__proto__`, 'fields'],
      [`a game that is none to ${list}`, `${list}?game=chess`, 'game'],
    ],
  ),
  ...['/cards', '/printings', '/rulings', '/sets', '/terms', '/rules', '/rulings/x', '/terms/x', '/cards/x'].map(
    (list): [string, string, string] => [`a language that is none to ${list}`, `${list}?lang=xx`, 'lang'],
  ),
  ['a chapter beyond the last', '/rulings?chapter=99', 'chapter'],
  ['a status that no ruling has', '/rulings?status=foo', 'status'],
  ['half a page of sets', '/sets?size=0.5', 'size'],
  ['a hundred and one terms', '/terms?size=101', 'size'],
  ['a deck code of 100 KB', `/decks/code?code=${'A'.repeat(100_000)}`, 'code'],
  ['a file of no format', '/decks/x/export?format=doc', 'format'],
];

/** Far more than any takes, on a machine that does other things as well: what would not end is far beyond it. */
const BOUND_MS = 5000;

describe('a request is refused by the name of what is wrong', () => {
  it.each(REFUSED)('%s', async (_, address, path) => {
    const began = performance.now();
    const answer = await askAt(address);
    const { status, errors, title } = problemSchema.parse(await answer.json());
    expect([answer.status, status]).toEqual([400, 400]);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    expect(title).not.toBe('');
    expect(errors?.map((error) => error.path)).toContain(path);
    expect(JSON.stringify(errors).length).toBeLessThan(2000);
    expect(performance.now() - began).toBeLessThan(BOUND_MS);
  });
});

/** Every filter of every list, of those whose values are words or codes. */
const FILTERS: [address: string, filter: string][] = [
  ...GAMES.flatMap((game) => [
    ...['/cards', '/printings'].flatMap((list) =>
      filtersOf(game).lists.map((filter): [string, string] => [`${list}?game=${game}`, filter]),
    ),
    ...['card', 'term', 'keyword', 'status'].map((filter): [string, string] => [`/rulings?game=${game}`, filter]),
  ]),
];

describe('a value that nothing has is refused, not answered with an empty list', () => {
  it.each(FILTERS)('%s, %s', async (list, filter) => {
    const value = { card: 'KS-99999', term: 'no-such-term', set: 'NOSUCH', keyword: 'Nosuch' }[filter] ?? 'nosuch';
    const answer = await askAt(`${list}&${filter}=${value}`);
    expect(answer.status).toBe(400);
    const { errors } = problemSchema.parse(await answer.json());
    expect(errors?.map(({ path }) => path)).toEqual([filter]);
    if (filter !== 'status') expect(errors?.[0]?.message).toContain(`“${value}”`);
  });

  it.each([
    ['/cards?keyword=jutsuu', 'keyword', 'Jutsu?'],
    ['/rulings?keyword=jutsuu', 'keyword', 'Jutsu?'],
    ['/rulings?term=chakr', 'term', 'chakra?'],
  ])('with what it was most likely meant to be: %s', async (address, path, instead) => {
    const { errors } = problemSchema.parse(await (await askAt(address)).json());
    expect(errors).toEqual([{ path, message: expect.stringContaining(instead) }]);
  });

  it.each(['/cards?type=mission&keyword=Jutsu', '/rulings?card=KS-001&status=superseded', '/rulings?card=ks-108'])(
    'and one that something has may find nothing: %s',
    async (address) => {
      expect((await askAt(address)).status).toBe(200);
    },
  );
});

describe('an expression that would take long elsewhere', () => {
  it.each(['name:/(a+)+$/', 'text:/(.*a){12}/', 'name:/(a|a)*b/', 'text:/^(([a-z])+.)+[A-Z]([a-z])+$/'])(
    'is answered or refused in bounded time: %s',
    async (text) => {
      const began = performance.now();
      const answer = await askAt(q('/cards', text));
      expect([200, 400]).toContain(answer.status);
      expect(performance.now() - began).toBeLessThan(BOUND_MS);
    },
  );
});

describe('the cursor of another question', () => {
  it.each([
    ['/cards?type=character&size=24', '/cards?type=mission&size=24'],
    ['/cards?size=24', '/cards?size=48'],
    ['/cards?size=24', '/printings?size=24&q=naruto'],
    ['/cards?size=24', '/printings?size=24'],
    ['/cards?size=24&lang=uk', '/cards?size=24'],
    ['/terms?size=5', '/terms?size=5&lang=uk'],
    ['/terms?size=5', '/terms?size=6'],
    ['/terms?size=5', '/keywords?size=5'],
    ['/keywords?size=5', '/keywords?size=5&game=ccg'],
  ])('from %s does not lead on in %s', async (from, to) => {
    const page: { next: string | null } = await (await askAt(from)).json();
    const cursor = new URL(page.next ?? '', 'https://kage.example').searchParams.get('cursor') ?? '';
    expect(cursor).not.toBe('');
    const address = `${to}&cursor=${cursor}`;
    expect((await askAt(`${from}&cursor=${cursor}`)).status).toBe(200);
    const answer = await askAt(address);
    expect(answer.status).toBe(400);
    expect(problemSchema.parse(await answer.json()).errors).toMatchObject([{ path: 'cursor' }]);
  });
});

describe('short lists', () => {
  it.each([
    ['/terms', 'slug', '&lang=pl'],
    ['/keywords', 'keyword', ''],
    ['/sets', 'code', '&lang=fr'],
  ])('%s have pages, each entry on one of them', async (list, key, more) => {
    interface Page {
      data: Record<string, string>[];
      total: number;
      next: string | null;
    }
    const read = async (address: string): Promise<Page> => (await askAt(address)).json();
    const all = await read(`${list}?fields=${key}${more}`);
    const found: Record<string, string>[] = [];
    let next: string | null = `/api/v1${list}?size=1&fields=${key}${more}`;
    while (next !== null) {
      const page: Page = await read(next.replace('/api/v1', ''));
      expect([page.data.length, page.total]).toEqual([1, all.total]);
      found.push(...page.data);
      ({ next } = page);
    }
    expect(found).toEqual(all.data);
    expect(found).toHaveLength(all.total);
    expect(Object.keys(found[0] ?? {})).toEqual([key]);
  });
});

describe('a body', () => {
  const post = (address: string, body: BodyInit) =>
    askAt(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  const addresses = ['/decks/check', '/decks/statistics', '/decks/code', '/scenarios/run'];

  it.each(addresses)('that is no JSON in UTF-8, or too long, is refused: %s', async (address) => {
    for (const body of [
      new Uint8Array([0x22, 0xff, 0xfe, 0x22]),
      new Uint8Array([0xed, 0xa0, 0x80]),
      '{"format":',
      '',
      `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
    ]) {
      const answer = await post(address, body);
      expect(answer.status).toBe(400);
      expect(problemSchema.parse(await answer.json()).title).not.toBe('');
    }
    expect((await post(address, JSON.stringify({ filler: 'x'.repeat(70_000) }))).status).toBe(413);
  });

  it.each(addresses)('of another type is refused: %s', async (address) => {
    for (const type of ['text/plain', 'application/xml', 'application/x-www-form-urlencoded']) {
      const answer = await askAt(address, { method: 'POST', headers: { 'content-type': type }, body: '{}' });
      expect(answer.status).toBe(415);
      expect(problemSchema.parse(await answer.json()).detail).toContain('application/json');
    }
  });
});

describe('a path', () => {
  it.each(['/cards', '/decks', '/rulings', '/terms', '/rules'])('to nothing is 404: %s', async (list) => {
    for (const name of ['A'.repeat(10_000), '🍥'.repeat(500), '__proto__', "' OR 1=1 --", '..%2f..', 'KS-108\u0000']) {
      const answer = await askAt(`${list}/${encodeURIComponent(name)}`);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('content-type')).toContain('application/problem+json');
    }
  });

  it.each(['GET', 'POST', 'OPTIONS'] as const)('that the API does not have is 404 to %s', async (method) => {
    const nowhere = await import('../[[...rest]]/route');
    expect(nowhere[method](new Request('https://kage.example/api/v1/nothing', { method })).status).toBe(404);
  });

  it('to a picture in a language that is none is refused', async () => {
    const { GET } = await import('./cards/[code]/face.png/route');
    const request = new Request('https://kage.example/api/v1/cards/KS-108/face.png?locale=xx');
    const answer = await GET(request, { params: Promise.resolve({ code: 'KS-108' }) });
    expect(answer.status).toBe(400);
    expect(problemSchema.parse(await answer.json()).errors).toMatchObject([{ path: 'locale' }]);
  });
});
