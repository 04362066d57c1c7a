import { configuredServer, drop, writer, type MeilisearchOptions } from '../meilisearch/server';
import { meilisearchDouble } from './meilisearch-double';

export interface TestServer {
  name: string;
  /** The server with index names of this test's own, and what takes it away. */
  open(): Promise<{ server: MeilisearchOptions; close: () => Promise<void> }>;
}

/**
 * The servers that a suite about Meilisearch runs against: the double, and a real one where MEILISEARCH_URL and
 * MEILISEARCH_KEY name it. On the real one each run has indexes of its own and deletes them.
 */
export function testServers(): TestServer[] {
  const double: TestServer = {
    name: 'double',
    async open() {
      const { url, key, close } = await meilisearchDouble();
      return { server: { url, key }, close };
    },
  };
  const real = configuredServer();
  return real ? [double, { name: 'real', open: () => realServer(real) }] : [double];
}

let opened = 0;

function realServer(real: MeilisearchOptions) {
  opened += 1;
  const server = { ...real, prefix: `kage-test-${process.pid}-${opened}` };
  return Promise.resolve({ server, close: () => dropAll(server) });
}

async function dropAll(server: MeilisearchOptions & { prefix: string }): Promise<void> {
  const client = writer(server);
  const { results } = await client.getRawIndexes({ limit: 1_000 });
  for (const { uid } of results) if (uid.startsWith(`${server.prefix}-`)) await drop(client, uid);
}
