import type { SearchIndex, SearchQuery, SearchResult } from './port';

export interface FallbackOptions {
  /** Longest wait for the first engine's answer. */
  timeoutMs?: number;
  /** After a failure the first engine is left alone for so long, so that a dead server costs one wait and not each. */
  restMs?: number;
  /** Told of each failure. */
  onFailure?: (error: unknown) => void;
  now?: () => number;
}

/** Asks the first engine, and the second when the first fails or is late. Writes go to both. */
export function withFallback(
  first: SearchIndex,
  second: SearchIndex,
  { timeoutMs = 300, restMs = 10_000, onFailure = () => {}, now = Date.now }: FallbackOptions = {},
): SearchIndex {
  let restsUntil = -Infinity;
  const search = async (query: SearchQuery): Promise<SearchResult> => {
    if (now() < restsUntil) return second.search(query);
    try {
      return await inTime(first.search(query), timeoutMs);
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
    async health() {
      const [a, b] = await Promise.all([first.health(), second.health()]);
      return a.ok ? a : { ...b, detail: `${a.engine} does not answer: ${a.detail ?? 'no reason given'}` };
    },
  };
}

async function inTime<T>(answer: Promise<T>, timeoutMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${timeoutMs} ms`)), timeoutMs);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
