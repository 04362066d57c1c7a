import { deserialize, serialize } from 'node:v8';
import { LRUCache } from 'lru-cache';
import type { PrismaClient } from '@/lib/db/generated/client';
import { impersonally } from './impersonal';
import { cacheIsOn } from './settings';
import { sharedStore } from './store/choose';
import { type Content, tagVersions, versionOf } from './tags';

export interface CacheOptions {
  /** Part of every key: one name, one kind of answer. */
  name: string;
  /** What the answers are made of: another version of any, and they are found anew. */
  of: readonly Content[];
  /** Answers this process holds, the ones used last. */
  max: number;
  /** Seconds an answer is good for at most, for what changes without its content changing. */
  seconds?: number;
  /** Hand answers to the other processes: worth it where one read is cheaper than finding the answer. */
  shared?: boolean;
}

export interface Cache<T> {
  /**
   * The answer to one question about a game. Answers are shared between callers: do not change them.
   * @param key all that the answer hangs on, beside game and content. Nothing of a person may go into it, nor into
   * `ask`: see impersonal.ts.
   */
  get(game: string, key: readonly (string | number)[], source: { db: PrismaClient }, ask: () => Promise<T>): Promise<T>;
}

/** Seconds that a shared answer is kept when it does not say so itself. */
const DAY = 24 * 60 * 60;

/**
 * Keeps answers in this process and, where `shared`, for all of them. The version of the content is read before the
 * answer is found and is part of its key: what is kept under a version is never older than it, an old answer is never
 * asked for again, and no message between processes can be missed, for there is none.
 */
export function cached<T>({ name, of, max, seconds, shared = false }: CacheOptions): Cache<T> {
  const kept = new LRUCache<string, Promise<T>>({ max, ...(seconds ? { ttl: seconds * 1000 } : {}) });
  return {
    async get(game, key, { db }, ask) {
      if (!cacheIsOn()) return impersonally(ask);
      const full = JSON.stringify([name, game, versionOf(await tagVersions(db), game, of), ...key]);
      const known = kept.get(full);
      if (known) return known;
      const store = shared ? sharedStore(db) : undefined;
      const answer = (async () => {
        const found = await store?.get(full);
        if (found) return deserialize(found) as T;
        const fresh = await impersonally(ask);
        // What is not there is not worth a row: anybody can ask for what is not there.
        if (store && fresh !== undefined) void store.set(full, serialize(fresh), seconds ?? DAY);
        return fresh;
      })();
      kept.set(full, answer);
      // A failure is not an answer: the next one asks again.
      answer.catch(() => kept.delete(full));
      return answer;
    },
  };
}
