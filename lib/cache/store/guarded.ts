import { createHash } from 'node:crypto';
import { log } from '@/lib/log/log';
import type { SharedStore, StoreEngine } from './store';

/** Milliseconds a request waits for the store: finding the answer takes about as long. */
const PATIENCE = 200;
/** After a failure the store is left alone for so long, so that a dead one costs one request in many its patience. */
const REST = 5_000;

/** An engine that cannot hurt: bounded in time, silent when it fails. Keys are hashed, for they hold what people typed. */
export function guarded(engine: StoreEngine, buildName: string, now: () => number = Date.now): SharedStore {
  let restsUntil = 0;
  async function attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
    if (now() < restsUntil) return undefined;
    try {
      return await withinPatience(work());
    } catch (error) {
      restsUntil = now() + REST;
      log.warn({ err: error, store: engine.name }, 'The shared cache does not answer; pages are made without it');
      return undefined;
    }
  }
  const keyOf = (key: string) => createHash('sha256').update(`${buildName}\0${key}`).digest('base64url');
  return {
    get: (key) => attempt(() => engine.get(keyOf(key))),
    set: (key, value, seconds) => attempt(() => engine.set(keyOf(key), value, seconds)),
  };
}

async function withinPatience<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${PATIENCE} ms`)), PATIENCE);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
