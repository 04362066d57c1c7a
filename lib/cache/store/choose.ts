import type { PrismaClient } from '@/lib/db/generated/client';
import { build } from '../settings';
import { guarded } from './guarded';
import { postgresStore } from './postgres';
import { redisStore } from './redis';
import type { SharedStore } from './store';

const stores = new WeakMap<PrismaClient, SharedStore>();

/** What the processes of this build share: Redis when REDIS_URL is set, otherwise the database. */
export function sharedStore(db: PrismaClient): SharedStore | undefined {
  const name = build();
  if (!name) return undefined;
  let store = stores.get(db);
  if (!store) {
    const url = process.env.REDIS_URL;
    store = guarded(url ? redisStore(url) : postgresStore(db), name);
    stores.set(db, store);
  }
  return store;
}
