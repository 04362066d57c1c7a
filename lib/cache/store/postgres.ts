import type { PrismaClient } from '@/lib/db/generated/client';
import type { StoreEngine } from './store';

/** Rows the table may hold: at some 30 KB each, half a gigabyte. Whoever asks what nobody asked before makes one. */
const MOST_ROWS = 20_000;
/** Milliseconds between two sweeps by one process. */
const SWEEP_EVERY = 60_000;

/** The table `cache_entry`: the store of every site that has no Redis. */
export function postgresStore(db: PrismaClient, mostRows = MOST_ROWS, sweepEvery = SWEEP_EVERY): StoreEngine {
  let sweptAt = -Infinity;
  return {
    name: 'postgresql',
    async get(key) {
      const row = await db.cacheEntry.findUnique({ where: { key } });
      return row && row.expiresAt > new Date() ? row.value : undefined;
    },
    async set(key, value, seconds) {
      const entry = { value: Uint8Array.from(value), expiresAt: new Date(Date.now() + seconds * 1000) };
      await db.cacheEntry.upsert({ where: { key }, create: { key, ...entry }, update: entry });
      if (performance.now() - sweptAt < sweepEvery) return;
      sweptAt = performance.now();
      await sweep(db, mostRows);
    },
  };
}

/** Takes away what expired and, of the rest, what expires first beyond the most rows: both along the index. */
async function sweep(db: PrismaClient, mostRows: number): Promise<void> {
  await db.$executeRaw`
    DELETE FROM cache_entry WHERE expires_at < greatest(now() AT TIME ZONE 'UTC',
      (SELECT expires_at FROM cache_entry ORDER BY expires_at DESC OFFSET ${mostRows - 1} LIMIT 1))`;
}
