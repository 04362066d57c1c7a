import { describe, expect, it, vi } from 'vitest';
import { withFallback } from './fallback';
import { meilisearch } from './meilisearch/engine';
import type { SearchIndex, SearchResult } from './port';
import { meilisearchDouble } from './testing/meilisearch-double';

const QUERY = { game: 'mythos', kind: 'card', locale: 'en', text: 'gaara', limit: 10 } as const;
const found = (key: string): SearchResult => ({ hits: [{ key, score: 1 }], total: 1, unmatched: [] });

function engine(search: SearchIndex['search'], ok = true): SearchIndex {
  return {
    search: vi.fn(search),
    index: vi.fn(async () => {}),
    health: async () => ({ engine: ok ? 'postgres' : 'meilisearch', ok, detail: ok ? undefined : 'gone' }),
  };
}
const second = () => engine(async () => found('second'));

describe('withFallback', () => {
  it('asks the first engine', async () => {
    const search = withFallback(
      engine(async () => found('first')),
      second(),
    );
    expect(await search.search(QUERY)).toEqual(found('first'));
  });

  it('asks the second when the first fails, and says why', async () => {
    const failures: unknown[] = [];
    const first = engine(async () => {
      throw new Error('down');
    });
    const search = withFallback(first, second(), { onFailure: (error) => failures.push(error) });
    expect(await search.search(QUERY)).toEqual(found('second'));
    expect(failures).toEqual([new Error('down')]);
  });

  it('asks the second when the first is late', async () => {
    vi.useFakeTimers();
    const search = withFallback(
      engine(() => new Promise<SearchResult>(() => {})),
      second(),
      { timeoutMs: 300 },
    );
    const answer = search.search(QUERY);
    await vi.advanceTimersByTimeAsync(299);
    await vi.advanceTimersByTimeAsync(1);
    expect(await answer).toEqual(found('second'));
    vi.useRealTimers();
  });

  it('tells the first when nobody waits for it any longer', async () => {
    vi.useFakeTimers();
    const signals: (AbortSignal | undefined)[] = [];
    const first = engine((_, signal) => {
      signals.push(signal);
      return new Promise<SearchResult>(() => {});
    });
    const answer = withFallback(first, second(), { timeoutMs: 300 }).search(QUERY);
    expect(signals.map((signal) => signal?.aborted)).toEqual([false]);
    await vi.advanceTimersByTimeAsync(300);
    await answer;
    expect(signals.map((signal) => signal?.aborted)).toEqual([true]);
    vi.useRealTimers();
  });

  it('leaves an engine that failed alone for a while, then has one search try it again', async () => {
    let [now, works] = [0, false];
    const first = engine(async () => {
      if (!works) throw new Error('down');
      return found('first');
    });
    const search = withFallback(first, second(), { restMs: 10_000, now: () => now });
    await search.search(QUERY);
    expect(await search.health()).toMatchObject({ ok: true, detail: expect.stringContaining('left alone') });
    now = 9_999;
    expect(await search.search(QUERY)).toEqual(found('second'));
    expect(first.search).toHaveBeenCalledTimes(1);
    // Still down: of five that come at once, one finds out.
    now = 10_000;
    const five = await Promise.all(Array.from({ length: 5 }, () => search.search(QUERY)));
    expect(five).toEqual(Array.from({ length: 5 }, () => found('second')));
    expect(first.search).toHaveBeenCalledTimes(2);
    [now, works] = [20_000, true];
    expect(await search.search(QUERY)).toEqual(found('first'));
    expect(await search.search(QUERY)).toEqual(found('first'));
    expect((await search.health()).detail).toBeUndefined();
  });

  it('is well as long as one engine is, and says which is not', async () => {
    const search = withFallback(
      engine(async () => found('first'), false),
      second(),
    );
    expect(await search.health()).toEqual({
      engine: 'postgres',
      ok: true,
      insteadOf: 'meilisearch',
      detail: 'meilisearch does not answer: gone',
    });
  });
});

describe('meilisearch', () => {
  it.each([
    ['a server that fails', async (double: Double) => void (double.mode = 'failing')],
    ['a server that says nothing', async (double: Double) => void (double.mode = 'silent')],
    ['a server that is gone', (double: Double) => double.close()],
    ['a server that takes long', async (double: Double) => void (double.delayMs = 1_000)],
    ['a server that breaks off', async (double: Double) => void (double.mode = 'garbled')],
    ['a server that answers something else', async (double: Double) => void (double.mode = 'strange')],
    ['an index that was never filled', async () => {}],
  ])('throws for %s, and the fallback answers', async (what, trouble) => {
    const double = await meilisearchDouble();
    const server = meilisearch({ url: double.url, key: 'double-key', timeoutMs: 100 });
    if (what !== 'an index that was never filled')
      await server.index('mythos', 'card', [{ locale: '', key: 'KS-074', titles: ['Gaara'], texts: [] }]);
    await trouble(double);
    await expect(server.search(QUERY)).rejects.toThrow();
    const failures: unknown[] = [];
    const search = withFallback(server, second(), { onFailure: (error) => failures.push(error) });
    for (let time = 0; time < 20; time += 1) expect(await search.search(QUERY)).toEqual(found('second'));
    // One search has waited for it, and nineteen have not.
    expect(failures).toHaveLength(1);
    await double.close().catch(() => {});
  });

  it('throws for a wrong key, and indexing says what the server said', async () => {
    const double = await meilisearchDouble();
    const server = meilisearch({ url: double.url, key: 'wrong' });
    await expect(server.search(QUERY)).rejects.toThrow(/API key/);
    await expect(server.index('mythos', 'card', [])).rejects.toThrow(/API key/);
    await double.close();
  });

  it('asks once for words that are found together', async () => {
    const double = await meilisearchDouble();
    const server = meilisearch({ url: double.url, key: 'double-key' });
    await server.index('mythos', 'card', [{ locale: '', key: 'KS-074', titles: ['Gaara'], texts: [] }]);
    double.requests.length = 0;
    await server.search(QUERY);
    expect(double.requests).toEqual(['POST /indexes/kage-mythos-card/search']);
    await double.close();
  });
});

type Double = Awaited<ReturnType<typeof meilisearchDouble>>;
