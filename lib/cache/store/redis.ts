import { createClient, RESP_TYPES } from '@redis/client';
import { log } from '@/lib/log/log';
import type { StoreEngine } from './store';

const PREFIX = 'kage:';

/** A Redis, or what speaks its protocol (Valkey, KeyDB). It forgets by itself what expired, and the rest by its own limit. */
export function redisStore(url: string): StoreEngine & { close(): void } {
  const client = createClient({
    url,
    // A command while there is no connection fails at once: nobody waits for a Redis that is away.
    disableOfflineQueue: true,
    socket: { connectTimeout: 2_000, reconnectStrategy: (retries) => Math.min(retries * 100, 5_000) },
  });
  client.on('error', (error: unknown) => log.warn({ err: error }, 'The connection to Redis failed'));
  // Reconnects by itself; the first attempt's failure is told by the event.
  client.connect().catch(() => undefined);
  const binary = client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
  return {
    name: 'redis',
    get: async (key) => (await binary.get(PREFIX + key)) ?? undefined,
    async set(key, value, seconds) {
      await client.set(PREFIX + key, Buffer.from(value), { expiration: { type: 'EX', value: Math.ceil(seconds) } });
    },
    close: () => client.destroy(),
  };
}
