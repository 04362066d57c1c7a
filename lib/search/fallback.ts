import type { SearchHealth, SearchIndex, SearchQuery, SearchResult } from './port';

export interface FallbackOptions {
  /** Longest wait for the first engine's answer, all of its requests together. */
  timeoutMs?: number;
  /** After a failure the first engine is left alone for so long, so that a dead server costs one wait and not each. */
  restMs?: number;
  /** Told of each failure. */
  onFailure?: (error: unknown) => void;
  now?: () => number;
}

/**
 * Asks the first engine, and the second when the first fails or is late; nobody who reads the answer can tell. After a
 * rest one single search tries the first again, while the others still go to the second. Writes go to both.
 */
export function withFallback(
  first: SearchIndex,
  second: SearchIndex,
  { timeoutMs = 300, restMs = 10_000, onFailure = () => {}, now = Date.now }: FallbackOptions = {},
): SearchIndex {
  /** Since a failure: until when the first engine is left alone. */
  let restsUntil: number | undefined;
  const search = async (query: SearchQuery): Promise<SearchResult> => {
    if (restsUntil !== undefined) {
      if (now() < restsUntil) return second.search(query);
      // This one tries; whoever comes meanwhile does not wait for it to be disappointed.
      restsUntil = now() + restMs;
    }
    try {
      const answer = await inTime((signal) => first.search(query, signal), timeoutMs);
      restsUntil = undefined;
      return answer;
    } catch (error) {
      restsUntil = now() + restMs;
      onFailure(error);
      return second.search(query);
    }
  };
  return {
    search,
    async index(game, kind, documents) {
      await second.index(game, kind, documents);
      await first.index(game, kind, documents);
    },
    async health(): Promise<SearchHealth> {
      const [a, b] = await Promise.all([first.health(), second.health()]);
      const instead = a.engine === 'meilisearch' ? { insteadOf: a.engine } : {};
      if (!a.ok) return { ...b, ...instead, detail: `${a.engine} does not answer: ${a.detail ?? 'no reason given'}` };
      if (restsUntil !== undefined)
        return { ...b, ...instead, detail: `${a.engine} failed a search and is left alone for a while` };
      return a;
    },
  };
}

/** The answer, or a failure after so many milliseconds; then the work is told by its signal that nobody waits for it. */
async function inTime<T>(work: (signal: AbortSignal) => Promise<T>, timeoutMs: number): Promise<T> {
  const abort = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`No answer within ${timeoutMs} ms`));
      abort.abort();
    }, timeoutMs);
  });
  try {
    return await Promise.race([work(abort.signal), late]);
  } finally {
    clearTimeout(timer);
  }
}
