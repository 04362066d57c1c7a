import { openDb } from '@/lib/db/client';
import type { PrismaClient } from '@/lib/db/generated/client';
import { feeder } from '@/lib/search/feed/feeder';
import { feedStatus } from '@/lib/search/feed/status';
import { configuredServer, type MeilisearchOptions } from '@/lib/search/meilisearch/server';
import { LauncherError } from '../launcher-error';
import type { Settings } from '../settings';
import { runningDatabase } from '../site/start';

const USAGE = `Say what to do with Meilisearch, while the site runs:
npm run search -- status    what it holds and what it has yet to be told
npm run search -- reindex   build all of its indexes anew; readers notice nothing`;

/** `npm run search -- status|reindex`. Returns 1 when not all is well, 2 when it was called in a way it does not know. */
export async function search(settings: Settings, args: readonly string[]): Promise<number> {
  const [what, ...more] = args;
  if (more.length > 0 || (what !== 'status' && what !== 'reindex')) {
    console.error(USAGE);
    return 2;
  }
  const server = configuredServer();
  if (!server) {
    console.log('MEILISEARCH_URL is not set: PostgreSQL answers every search, and needs no looking after.');
    return what === 'status' ? 0 : 1;
  }
  const db = openDb(await runningDatabase(settings));
  try {
    return await (what === 'status' ? status(db, server) : reindex(db, server));
  } catch (error) {
    // Its server's name may be in the message, its key is not.
    if (error instanceof Error && error.name.startsWith('Meilisearch'))
      throw new LauncherError(`Meilisearch does not do what it was asked: ${error.message}`, { cause: error });
    throw error;
  } finally {
    await db.$disconnect();
  }
}

async function status(db: PrismaClient, server: MeilisearchOptions): Promise<number> {
  const { connected, documents, refused, indexes } = await feedStatus(db, server);
  for (const { uid, documents: wanted, held, settings } of indexes) {
    const wrong = held === undefined ? 'is not there' : settings ? '' : 'has other settings';
    console.log(`${uid}: ${held ?? 0} of ${wanted} documents${wrong && `, ${wrong}`}`);
  }
  console.log(`Yet to be told: ${documents}${refused > 0 ? `, of them refused: ${refused}` : ''}`);
  if (!connected) console.log('No running site feeds it: start the site with MEILISEARCH_URL.');
  const whole = indexes.every(({ held, documents: wanted, settings }) => settings && held === wanted);
  return connected && refused === 0 && (whole || documents > 0) ? 0 : 1;
}

async function reindex(db: PrismaClient, server: MeilisearchOptions): Promise<number> {
  const built = await feeder(db, server).build({ all: true });
  if (!built) {
    console.error('Another process is building the indexes: npm run search -- status');
    return 1;
  }
  for (const uid of built) console.log(`${uid}: built anew`);
  return 0;
}
