import { once } from 'node:events';
import { type IncomingMessage, request as httpRequest } from 'node:http';
import { type APIResponse, type APIRequestContext } from '@playwright/test';
import { createDeck, legalCards, storedDeck } from './support/decks';
import { newPerson, openAccount } from './support/people';
import { expect, test } from './support/test';

// Another program asks the site about cards and decks.

interface Problem {
  title: string;
  status: number;
  errors?: { path: string; message: string }[];
}

interface Verdict {
  legal: boolean;
  violations: { code: string; severity: string; message: string; cards?: string[]; ruleRef: string }[];
  stats: { cards: number; missions: number; curve: number[] };
}

interface List {
  data: { code: string; name: { en: string } }[];
  total: number;
  next: string | null;
}

const check = (request: APIRequestContext, data: unknown, headers = {}) =>
  request.post('/api/v1/decks/check', { data, headers });

async function problem(response: APIResponse, status: number): Promise<Problem> {
  expect(response.status(), await response.text()).toBe(status);
  expect(response.headers()['content-type']).toContain('application/problem+json');
  const body = (await response.json()) as Problem;
  expect(body).toMatchObject({ status, title: expect.any(String) as unknown });
  return body;
}

test.describe('cards', () => {
  test('are listed page by page, each once', async ({ request }) => {
    const codes: string[] = [];
    let next: string | null = '/api/v1/cards?size=96';
    let total = 0;
    while (next !== null) {
      const response: APIResponse = await request.get(next);
      expect(response.status()).toBe(200);
      const list = (await response.json()) as List;
      codes.push(...list.data.map(({ code }) => code));
      ({ next, total } = list);
    }
    expect(total).toBeGreaterThan(300);
    expect(codes).toHaveLength(total);
    expect(new Set(codes).size).toBe(total);
  });

  test('take the parameters of the page', async ({ request }) => {
    const params = { q: 'shikamru', type: 'character', sort: 'cost-desc', size: '24' };
    const list = (await (await request.get('/api/v1/cards', { params })).json()) as List;
    expect(list.data.length).toBeGreaterThan(0);
    for (const card of list.data) expect(card.name.en).toBe('Shikamaru Nara');
    expect(list.next).toBeNull();
  });

  test('are found with the same tolerance, or not at all', async ({ request }) => {
    const list = (await (await request.get('/api/v1/cards?q=zzzqqq')).json()) as List & { unmatched: string[] };
    expect(list).toMatchObject({ data: [], total: 0, next: null, unmatched: ['zzzqqq'] });
  });

  test('come one by one, by code or printing', async ({ request }) => {
    for (const code of ['KS-108', 'ks-108', 'KS-108-RA']) {
      const response = await request.get(`/api/v1/cards/${code}`);
      expect(await response.json()).toMatchObject({
        data: { code: 'KS-108', name: { en: 'Naruto Uzumaki' }, chakra: 5 },
      });
      expect(response.headers()['access-control-allow-origin']).toBe('*');
    }
  });

  test('that do not exist are a problem, not a page', async ({ request }) => {
    await problem(await request.get('/api/v1/cards/KS-999'), 404);
    await problem(await request.get('/api/v1/cards/%F0%9F%8D%A5'), 404);
  });

  for (const [param, value] of [
    ['costMin', 'many'],
    ['costMin', '1.5'],
    ['page', '0'],
    ['page', '99999999999999999999'],
    ['faction', 'Nowhere'],
    ['sort', 'beauty'],
    ['size', '1000000'],
    ['colour', 'red'],
  ] as const) {
    test(`refuse ${param}=${value} by its name`, async ({ request }) => {
      const { errors } = await problem(await request.get('/api/v1/cards', { params: { [param]: value } }), 400);
      expect(errors?.map(({ path }) => path)).toEqual([param]);
    });
  }

  test('are not sent again to those who have them', async ({ request }) => {
    const first = await request.get('/api/v1/cards/KS-108');
    const second = await request.get('/api/v1/cards/KS-108', {
      headers: { 'if-none-match': first.headers().etag ?? '' },
    });
    expect(second.status()).toBe(304);
  });
});

test.describe('decks/check', () => {
  test('a legal deck is legal', async ({ request }) => {
    const { main, missions } = await legalCards(request);
    const response = await check(request, {
      format: 'mythos/standard',
      cards: main,
      missions: missions.map(({ code }) => code),
    });
    expect(response.status()).toBe(200);
    const verdict = (await response.json()) as Verdict;
    expect(verdict).toMatchObject({ legal: true, violations: [], stats: { cards: 30, missions: 3 } });
    expect(verdict.stats.curve.reduce((sum, count) => sum + count, 0)).toBe(30);
  });

  test('the example of the documentation is too small and says so', async ({ request }) => {
    const response = await check(request, {
      format: 'mythos/standard',
      cards: [{ code: 'KS-108', count: 2 }],
      missions: ['KS-M01', 'KS-M02', 'KS-M03'],
    });
    const { legal, violations } = (await response.json()) as Verdict;
    expect(legal).toBe(false);
    expect(violations.map(({ code, severity, message }) => ({ code, severity, message }))).toEqual([
      { code: 'too-few-cards', severity: 'error', message: expect.stringMatching(/^2 of 30 cards: add 28/) as unknown },
    ]);
    expect(violations[0]?.ruleRef).toBeTruthy();
  });

  test('the sentences come in the language asked for', async ({ request }) => {
    const deck = { format: 'mythos/standard', cards: [], missions: [] };
    const sentences = await Promise.all(
      ['en', 'pl', 'uk', 'fr'].map(async (language) => {
        const response = await check(request, deck, { 'accept-language': language });
        expect(response.headers()['content-language']).toBe(language);
        return ((await response.json()) as Verdict).violations[0]?.message;
      }),
    );
    expect(new Set(sentences).size).toBe(4);
  });

  test('every rule that is broken is named', async ({ request }) => {
    const cases: [code: string, deck: { format?: string; cards?: object[]; missions?: string[] }][] = [
      ['too-few-cards', {}],
      ['too-few-missions', { missions: ['KS-M01'] }],
      ['too-many-missions', { missions: ['KS-M01', 'KS-M02', 'KS-M03', 'KS-M04'] }],
      ['mission-repeated', { missions: ['KS-M01', 'KS-M01', 'KS-M02'] }],
      ['too-many-copies', { cards: [{ code: 'KS-108', count: 3 }] }],
      [
        'too-many-copies',
        {
          cards: [
            { code: 'KS-108', count: 2 },
            { code: 'KS-108', count: 1 },
          ],
        },
      ],
      [
        'too-many-copies',
        {
          cards: [
            { code: 'KS-108', count: 2 },
            { code: 'KS-108-RA', count: 1 },
          ],
        },
      ],
      ['mission-in-main', { cards: [{ code: 'KS-M01', count: 1 }] }],
      ['not-a-mission', { missions: ['KS-108'] }],
      ['unknown-card', { cards: [{ code: 'KS-999', count: 1 }] }],
      ['unknown-card', { cards: [{ code: '🍥\u202E', count: 1 }] }],
      ['unknown-card', { missions: ['__proto__'] }],
    ];
    for (const [code, { format = 'mythos/standard', cards = [], missions = [] }] of cases) {
      const response = await check(request, { format, cards, missions });
      expect(response.status()).toBe(200);
      const verdict = (await response.json()) as Verdict;
      expect(verdict.legal).toBe(false);
      expect(
        verdict.violations.map((violation) => violation.code),
        JSON.stringify({ cards, missions }),
      ).toContain(code);
    }
    const open = await check(request, {
      format: 'mythos/open',
      cards: [{ code: 'KS-108', count: 30 }],
      missions: ['KS-M01', 'KS-M02', 'KS-M03'],
    });
    expect(await open.json()).toMatchObject({ legal: true, violations: [] });
  });

  for (const [what, deck, path] of [
    ['a negative count', { cards: [{ code: 'KS-108', count: -1 }] }, 'cards[0].count'],
    ['no copies', { cards: [{ code: 'KS-108', count: 0 }] }, 'cards[0].count'],
    [
      'half a card',
      {
        cards: [
          { code: 'KS-001', count: 1 },
          { code: 'KS-108', count: 0.5 },
        ],
      },
      'cards[1].count',
    ],
    ['a huge count', { cards: [{ code: 'KS-108', count: 1e308 }] }, 'cards[0].count'],
    ['a count in words', { cards: [{ code: 'KS-108', count: '2' }] }, 'cards[0].count'],
    ['a card without a code', { cards: [{ count: 2 }] }, 'cards[0].code'],
    ['a mission that is a number', { missions: ['KS-M01', 7] }, 'missions[1]'],
    ['cards that are no list', { cards: { code: 'KS-108' } }, 'cards'],
    ['an unknown format', { format: 'mythos/nowhere' }, 'format'],
    ['a misspelt field', { cards: [{ code: 'KS-108', count: 1, cuont: 2 }] }, 'cards[0].cuont'],
  ] as const) {
    test(`${what} is refused at ${path}`, async ({ request }) => {
      const response = await check(request, { format: 'mythos/standard', cards: [], missions: [], ...deck });
      const { errors } = await problem(response, 400);
      expect(errors?.map((error) => error.path)).toEqual([path]);
    });
  }

  for (const [what, body] of [
    ['no JSON', '{"format":'],
    ['nothing', ''],
    ['a list', '[]'],
    ['null', 'null'],
    ['bytes that are no UTF-8', Buffer.from([0x22, 0xff, 0xfe, 0x22])],
  ] as const) {
    test(`${what} is refused`, async ({ request }) => {
      const headers = { 'content-type': 'application/json' };
      await problem(await request.post('/api/v1/decks/check', { data: Buffer.from(body), headers }), 400);
    });
  }

  test('a body over 64 KiB is refused, whether it says its length or not', async ({ request, baseURL }) => {
    const body = JSON.stringify({ format: 'mythos/standard', cards: [], missions: [], filler: 'x'.repeat(65 * 1024) });
    await problem(
      await request.post('/api/v1/decks/check', {
        data: Buffer.from(body),
        headers: { 'content-type': 'application/json' },
      }),
      413,
    );

    expect(await postChunked(`${baseURL}/api/v1/decks/check`, body)).toBe(413);
    // The site is still there.
    expect((await request.get('/api/v1/cards/KS-108')).status()).toBe(200);
  });

  test('a thousand different unknown cards are answered, not choked on', async ({ request }) => {
    const cards = Array.from({ length: 1000 }, (_, index) => ({ code: `XX-${index}`, count: 1 }));
    const response = await check(request, { format: 'mythos/standard', cards, missions: [] });
    expect(response.status()).toBe(200);
    expect(((await response.json()) as Verdict).legal).toBe(false);
  });
});

test.describe('scenarios/run', () => {
  const scenario = {
    players: { A: { chakra: 3, hand: [{ id: 'naruto', card: 'KS-009' }] } },
    missions: [{}],
    steps: [{ player: 'A', play: 'naruto', mission: 1 }],
    expect: { 'naruto.zone': 'mission', 'A.chakra': 1 },
  };
  const run = (request: APIRequestContext, data: unknown) => request.post('/api/v1/scenarios/run', { data });

  test('a scenario that holds says so, with what happened and where it ends', async ({ request }) => {
    const response = await run(request, scenario);
    expect(response.status()).toBe(200);
    expect(await response.json()).toMatchObject({
      ok: true,
      failures: [],
      events: expect.arrayContaining([expect.objectContaining({ kind: 'played' })]) as unknown,
      final: { phase: 'action' },
      cards: expect.arrayContaining([{ id: 'naruto', code: 'KS-009' }]) as unknown,
    });
  });

  test('one that does not hold says what is otherwise', async ({ request }) => {
    const response = await run(request, { ...scenario, expect: { 'A.chakra': 3 } });
    expect(await response.json()).toMatchObject({
      ok: false,
      failures: [{ path: 'A.chakra', expected: 3, actual: 1 }],
    });
  });

  test('what is no scenario is refused where it is wrong', async ({ request }) => {
    const { errors } = await problem(await run(request, { ...scenario, round: 5 }), 400);
    expect(errors?.map(({ path }) => path)).toEqual(['round']);
    await problem(await run(request, { ...scenario, note: 'x'.repeat(65 * 1024) }), 413);
    await problem(await request.get('/api/v1/scenarios/run'), 405);
  });
});

test.describe('decks of people', () => {
  const content = { name: 'From afar', format: 'mythos/standard', main: [], missions: [] };

  test('need their owner', async ({ request }) => {
    await problem(await request.post('/api/decks', { data: { content } }), 401);
    await problem(await request.get('/api/decks/7b3c0a7e-3a34-4c0e-9d3e-0e5c8f4f0f11'), 401);
  });

  test('are not changed from another site', async ({ page }) => {
    await openAccount(page.request, newPerson());
    const deck = await createDeck(page.request);
    const foreign: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
    ];
    for (const headers of foreign) {
      await problem(await page.request.post('/api/decks', { data: { content }, headers }), 403);
      await problem(
        await page.request.put(`/api/decks/${deck.id}`, { data: { baseRevision: deck.revision, content }, headers }),
        403,
      );
      await problem(await page.request.delete(`/api/decks/${deck.id}`, { headers }), 403);
      await problem(await page.request.post(`/api/decks/${deck.id}/copy`, { data: {}, headers }), 403);
    }
    expect(await storedDeck(page.request, deck.id)).toMatchObject({ revision: deck.revision });
  });

  test('do not exist for anyone else, whatever they try', async ({ page, elsewhere }) => {
    await openAccount(page.request, newPerson());
    await openAccount(elsewhere.request, newPerson());
    const deck = await createDeck(page.request, { visibility: 'private' });
    for (const id of [deck.id, deck.slug]) {
      await problem(await elsewhere.request.get(`/api/decks/${id}`), 404);
      await problem(await elsewhere.request.put(`/api/decks/${id}`, { data: { baseRevision: 1, content } }), 404);
      await problem(await elsewhere.request.delete(`/api/decks/${id}`), 404);
      await problem(await elsewhere.request.post(`/api/decks/${id}/copy`, { data: {} }), 404);
    }
    await problem(await elsewhere.request.get(`/api/v1/decks/${deck.slug}`), 404);
    // Of a shared deck others may read and copy, and nothing else.
    const shared = await createDeck(page.request, { visibility: 'public', name: 'Shared' });
    expect((await elsewhere.request.get(`/api/v1/decks/${shared.slug}`)).status()).toBe(200);
    await problem(await elsewhere.request.put(`/api/decks/${shared.id}`, { data: { baseRevision: 1, content } }), 404);
    await problem(await elsewhere.request.delete(`/api/decks/${shared.id}`), 404);
    expect(await storedDeck(page.request, shared.id)).toMatchObject({ revision: shared.revision });
  });

  test('names are plain text, tidied and limited', async ({ page }) => {
    await openAccount(page.request, newPerson());
    const long = await page.request.post('/api/decks', { data: { content: { ...content, name: 'x'.repeat(81) } } });
    const { errors } = await problem(long, 400);
    expect(errors?.map(({ path }) => path)).toEqual(['content.name']);
    const { slug } = await createDeck(page.request, {
      name: '<img src=x onerror=alert(1)> e\u0301\u202Etxet',
      visibility: 'unlisted',
    });
    await page.goto(`/en/decks/${slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('<img src=x onerror=alert(1)> é');
    await expect(page.locator('h1 img')).toHaveCount(0);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).not.toContain('\u202E');
  });
});

test('what the API does not have is a problem too', async ({ request }) => {
  expect((await request.get('/api/v1/nothing')).status()).toBe(404);
  const refused = await request.delete('/api/v1/cards');
  await problem(refused, 405);
  expect(refused.headers()['allow']).toBe('GET, HEAD, OPTIONS');
});

/** Sends a body in pieces without saying how long it will be; the status of the answer. */
async function postChunked(url: string, body: string): Promise<number | undefined> {
  const headers = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' };
  const sent = httpRequest(url, { method: 'POST', headers });
  // The server may hang up on what it will not read.
  sent.on('error', () => undefined);
  const answered = once(sent, 'response') as Promise<[IncomingMessage]>;
  for (let at = 0; at < body.length; at += 4096) sent.write(body.slice(at, at + 4096));
  sent.end();
  const [response] = await answered;
  response.resume();
  return response.statusCode;
}
