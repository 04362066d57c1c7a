import { beforeEach, describe, expect, it } from 'vitest';
import { INDEX_KEY, THEME_KEY } from '../kept';
import { Answers, PATIENCE, PATIENCE_WHEN_WEAK, WEAK_FOR } from './answers';

let kept: Map<string, string>;
let time: number;
/** Those who wait, and for how long. */
let waiting: { ms: number; done: () => void }[];
let answers: Answers;

beforeEach(() => {
  kept = new Map([
    ['/en/rules/7', '<!DOCTYPE html><html lang="en">chapter'],
    ['/en/offline', '<!DOCTYPE html><html lang="en">shell'],
    [INDEX_KEY, JSON.stringify({ pages: { '/en/rules/7': { at: 111 }, '/en/offline': { at: 222 } }, files: {} })],
  ]);
  [time, waiting] = [0, []];
  answers = new Answers({
    pages: async () => ({
      match: async (path) => {
        const text = kept.get(String(path));
        return text === undefined ? undefined : new Response(text, { headers: { 'content-type': 'text/html' } });
      },
    }),
    hasDeck: async (slug) => slug === 'Ab3dEf6hIj9k',
    now: () => time,
    wait: (ms) => new Promise<void>((done) => waiting.push({ ms, done })),
  });
});

const down = () => Promise.reject<Response>(new TypeError('no network'));
const never = () => new Promise<Response>(() => undefined);
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('a page', () => {
  it('comes from the network where there is one', async () => {
    const answer = await answers.page('/en/rules/7', Promise.resolve(new Response('fresh')));
    expect(await answer.text()).toBe('fresh');
  });

  it('is the kept one without, says since when, and looks as the reader likes', async () => {
    kept.set(THEME_KEY, 'dark');
    const answer = await answers.page('/en/rules/7', down());
    expect(await answer.text()).toMatch(
      /<html data-kept="111" data-theme="dark" lang="en">.*"path":"\/en\/rules\/7".*chapter/,
    );
  });

  it.each([
    '/en/cards',
    '/en/cards/KS-001',
    '/en/decks/new',
    '/en/decks/Ab3dEf6hIj9k/edit',
    '/en/moderation',
    '/en/ccg/cards',
    '/en/rulings',
    '/en/rulings/tied-mission',
  ])('that is not kept is shown, or missed, by the page that stands in for it: %s', async (path) => {
    const answer = await answers.page(path, down());
    expect(await answer.text()).toContain('{"at":222,"path":"/en/offline"}');
  });

  it.each([
    ['pl', 'Brak połączenia'],
    ['uk', 'Немає з’єднання'],
  ])('is never the browser’s own where nothing is kept, in %s', async (locale, title) => {
    kept.clear();
    const answer = await answers.page(`/${locale}/rules/7`, down());
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain(title);
  });

  it('in a language that is not kept names those that are', async () => {
    kept.set('/fr/offline', '<html lang="fr">');
    const answer = await answers.page('/uk/rules/7', down());
    expect(answer.status).toBe(503);
    const text = await answer.text();
    expect(text).toContain('не збережено українською');
    expect(text).not.toContain('нічого не збережено');
    expect([...text.matchAll(/<a href="([^"]+)"/g)].map(([, href]) => href)).toEqual(['/en/offline', '/fr/offline']);
  });

  it('is waited for only so long, and less where the network has just failed', async () => {
    const slow = answers.page('/en/rules/7', never());
    await settled();
    expect(waiting.map(({ ms }) => ms)).toEqual([PATIENCE]);
    waiting.shift()?.done();
    expect(await (await slow).text()).toContain('chapter');
    void answers.page('/en/rules/7', never());
    await settled();
    expect(waiting.map(({ ms }) => ms)).toEqual([PATIENCE_WHEN_WEAK]);
    time = WEAK_FOR + 1;
    void answers.page('/en/rules/7', never());
    await settled();
    expect(waiting.at(-1)?.ms).toBe(PATIENCE);
  });

  it.each([
    ['/en/decks/Ab3dEf6hIj9k', 1],
    ['/en/decks/SomebodyElses', 0],
    ['/en', 0],
    ['/en/ccg/decks', 0],
    ['/en/ccg/decks/mine', 1],
    ['/en/ccg/showdown', 0],
    ['/embed/decks/Ab3dEf6hIj9k', 0],
  ])('is waited for as long as it takes unless the device has the same: %s', async (path, times) => {
    void answers.page(path, never());
    await settled();
    expect(waiting).toHaveLength(times);
  });

  it('without a language is shown in one that is kept', async () => {
    kept.set('/pl/offline', '<html lang="pl">');
    kept.delete('/en/offline');
    expect(await (await answers.page('/', down())).text()).toContain('lang="pl"');
  });

  it('that the device knows nothing of is waited for', async () => {
    const slow = answers.page(
      '/en/account',
      new Promise((resolve) => setTimeout(() => resolve(new Response('mine')), 5)),
    );
    await settled();
    expect(waiting).toEqual([]);
    expect(await (await slow).text()).toBe('mine');
  });

  it('is the kept one while only a proxy answers, and the site’s own word otherwise', async () => {
    const away = await answers.page('/en/rules/7', Promise.resolve(new Response('bad gateway', { status: 502 })));
    expect(await away.text()).toContain('chapter');
    const gone = await answers.page('/en/rules/7', Promise.resolve(new Response('gone', { status: 404 })));
    expect(gone.status).toBe(404);
  });
});

it('a form that was sent is waited for, and without a network is answered by a page of ours', async () => {
  const late = answers.sent(
    '/en/rules/7',
    new Promise((resolve) => setTimeout(() => resolve(new Response('done')), 5)),
  );
  expect(await (await late).text()).toBe('done');
  expect(await (await answers.sent('/en/account', down())).text()).toContain('shell');
});

it('a step of the router is refused where the network does not answer, so that the page is opened whole', async () => {
  const step = await answers.step('/en/rules/7', down());
  expect(step.type).toBe('error');
  expect(await (await answers.step('/en/rules/7', Promise.resolve(new Response('flight')))).text()).toBe('flight');
});

it('answers also where the browser lets nothing be kept', async () => {
  const without = new Answers({
    pages: () => Promise.reject(new Error('denied')),
    hasDeck: async () => false,
    now: () => 0,
    wait: never,
  });
  expect((await without.page('/fr/rules', down())).status).toBe(503);
});
