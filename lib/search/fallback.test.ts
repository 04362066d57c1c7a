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

  it('leaves an engine that failed alone for a while, then tries it again', async () => {
    let [now, works] = [0, false];
    const first = engine(async () => {
      if (!works) throw new Error('down');
      return found('first');
    });
    const search = withFallback(first, second(), { restMs: 10_000, now: () => now });
    await search.search(QUERY);
    now = 9_999;
    expect(await search.search(QUERY)).toEqual(found('second'));
    expect(first.search).toHaveBeenCalledTimes(1);
    [now, works] = [10_000, true];
    expect(await search.search(QUERY)).toEqual(found('first'));
  });

  it('is well as long as one engine is, and says which is not', async () => {
    const search = withFallback(
      engine(async () => found('first'), false),
      second(),
    );
    expect(await search.health()).toEqual({
      engine: 'postgres',
      ok: true,
      detail: 'meilisearch does not answer: gone',
    });
  });
});

describe('meilisearch', () => {
  it.each([
    ['a server that fails', async (double: Double) => void (double.mode = 'failing')],
    ['a server that says nothing', async (double: Double) => void (double.mode = 'silent')],
    ['a server that is gone', (double: Double) => double.close()],
    ['an index that was never filled', async () => {}],
  ])('throws for %s, so that the fallback answers', async (_, trouble) => {
    const double = await meilisearchDouble();
    const server = meilisearch({ url: double.url, key: 'double-key', timeoutMs: 100 });
    await trouble(double);
    await expect(server.search(QUERY)).rejects.toThrow();
    expect(await withFallback(server, second()).search(QUERY)).toEqual(found('second'));
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
