import { describe, expect, it, vi } from 'vitest';
import { testDatabase } from '@/lib/db/testing';
import { guarded } from './guarded';
import { postgresStore } from './postgres';
import { redisStore } from './redis';
import type { StoreEngine } from './store';

// The contract of a store, tried on PostgreSQL and, where TEST_REDIS_URL names one, on Redis.

const db = await testDatabase();
const redisUrl = process.env.TEST_REDIS_URL;
const engines: [string, () => StoreEngine & { close?: () => void }][] = [
  ['postgresql', () => postgresStore(db)],
  ...(redisUrl ? [['redis', () => redisStore(redisUrl)] satisfies [string, unknown]] : []),
];
const bytes = (...values: number[]) => Uint8Array.from(values);

describe.each(engines)('%s', (_, open) => {
  it('gives back what was set last, byte by byte, until it expires', async () => {
    const engine = open();
    const key = crypto.randomUUID();
    await expect.poll(() => engine.set(key, bytes(0, 255), 60).then(() => 'set', String)).toBe('set');
    await engine.set(key, bytes(0, 255, 128, 10, 13), 60);
    expect(Uint8Array.from((await engine.get(key)) ?? [])).toEqual(bytes(0, 255, 128, 10, 13));
    expect(await engine.get('another')).toBeUndefined();
    await engine.set(key, bytes(1), 1);
    await expect.poll(() => engine.get(key), { timeout: 5_000 }).toBeUndefined();
    engine.close?.();
  });
});

it('keeps no more rows in PostgreSQL than it may, those that last longest', async () => {
  await db.cacheEntry.deleteMany();
  const engine = postgresStore(db, 3, 0);
  for (const seconds of [-10, 50, 10, 40, 20, 30]) await engine.set(`for ${seconds}`, bytes(1), seconds);
  const rows = await db.cacheEntry.findMany({ orderBy: { expiresAt: 'desc' } });
  expect(rows.map(({ key }) => key)).toEqual(['for 50', 'for 40', 'for 30']);
});

describe('a store that fails', () => {
  const engine = (get: StoreEngine['get']) => ({ name: 'test', get, set: () => Promise.reject(new Error('no')) });

  it('is a miss, is left alone for a while, and then asked again', async () => {
    let clock = 0;
    const get = vi.fn(() => Promise.reject(new Error('away')));
    const store = guarded(engine(get), 'build', () => clock);
    expect(await store.get('a')).toBeUndefined();
    expect(await store.get('a')).toBeUndefined();
    await store.set('a', bytes(1), 1);
    expect(get).toHaveBeenCalledTimes(1);
    clock = 5_001;
    await store.get('a');
    expect(get).toHaveBeenCalledTimes(2);
  });

  it('is waited for only so long', async () => {
    const store = guarded(engine(() => new Promise(() => undefined)), 'build'); // prettier-ignore
    expect(await store.get('a')).toBeUndefined();
  });

  it('does not hold up a site whose Redis is away', async () => {
    const dead = redisStore('redis://127.0.0.1:1');
    expect(await guarded(dead, 'build').get('a')).toBeUndefined();
    dead.close();
  });

  it('tells two builds apart', async () => {
    const seen: string[] = [];
    const noting = engine(async (key) => void seen.push(key));
    await guarded(noting, 'one').get('key');
    await guarded(noting, 'two').get('key');
    expect(new Set(seen).size).toBe(2);
  });
});
