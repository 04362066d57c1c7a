import { randomUUID } from 'node:crypto';
import type { EnqueuedTask, Meilisearch } from 'meilisearch';
import type { PrismaClient } from '@/lib/db/generated/client';
import { log } from '@/lib/log/log';
import { done, indexName, Refused, settingsOf, writer, type MeilisearchOptions } from '../meilisearch/server';
import { asWanted } from '../meilisearch/settings';
import { storedId, toStored, type Stored } from '../meilisearch/stored';
import { alone, connect, isUnfinished } from './connection';
import { claim, putOff, release, settle, waiting, type Claim } from './outbox';
import { indexedKinds, indexState, rebuild, type IndexedKind } from './rebuild';

/** Brings a Meilisearch server up to what the database holds. One of a process; any number of processes. */
export interface Feeder {
  /** Tells of the next changes: returns of how many. Throws when the server cannot be reached; nothing is lost then. */
  feed(): Promise<number>;
  /**
   * Builds the indexes that are not there or are not set as we want them; the first time also those that hold another
   * number of documents; all where a build was not finished, or where it is long since the database had an engine to feed. `all`: every one. Returns which; undefined when another process is building.
   */
  build(options?: { all?: boolean }): Promise<string[] | undefined>;
}

export function feeder(db: PrismaClient, server: MeilisearchOptions): Feeder {
  const client = writer(server);
  const owner = randomUUID();
  let counted = false;

  async function build({ all = false } = {}): Promise<string[] | undefined> {
    await connect(db);
    const anew = all || (await isUnfinished(db));
    const kinds = anew ? await indexedKinds(db) : await wanting(db, client, server, !counted);
    counted = true;
    if (kinds.length === 0) return [];
    const built: string[] = [];
    const ran = await alone(db, owner, async (stillThere) => {
      for (const one of kinds) {
        await rebuild(db, client, server, one, stillThere);
        built.push(indexName(server, one.game, one.kind));
      }
    });
    return ran ? built : undefined;
  }

  async function feed(): Promise<number> {
    try {
      const claims = await claim(db, owner);
      for (const [uid, some] of grouped(claims, (one) => indexName(server, one.gameId, one.kind))) {
        // Documents sent to an index that is not there would make one: half filled, and set as nobody wants it.
        const settings = await settingsOf(client, uid);
        if (!settings || !asWanted(settings)) {
          await release(db, owner);
          log.info({ indexes: await build() }, 'An index of Meilisearch had gone or was set otherwise');
          return 0;
        }
        await tell(client, uid, some).then(
          () => settle(db, owner, some),
          async (error: unknown) => {
            if (!(error instanceof Refused)) throw error;
            log.warn({ err: error, index: uid, documents: some.length }, 'Meilisearch refused documents');
            await putOff(db, owner, some);
          },
        );
      }
      return claims.length;
    } finally {
      await release(db, owner);
    }
  }

  return { feed, build };
}

/** Indexes that have to be built. With changes waiting, another number of documents means nothing. */
async function wanting(db: PrismaClient, client: Meilisearch, server: MeilisearchOptions, count: boolean) {
  const [kinds, { documents: changes }] = await Promise.all([indexedKinds(db), waiting(db)]);
  const found: IndexedKind[] = [];
  for (const one of kinds) {
    const { settings, documents, held } = await indexState(db, client, server, one);
    if (!settings || (count && changes === 0 && held !== documents)) found.push(one);
  }
  return found;
}

async function tell(client: Meilisearch, uid: string, claims: readonly Claim[]): Promise<void> {
  const index = client.index<Stored>(uid);
  const there = claims.flatMap(({ document }) => document ?? []);
  const gone = claims.filter(({ document }) => !document);
  const asked: EnqueuedTask[] = [];
  if (there.length > 0) asked.push(await index.addDocuments(there.map(toStored)));
  if (gone.length > 0) asked.push(await index.deleteDocuments(gone.map(({ locale, key }) => storedId(locale, key))));
  await done(client, asked);
}

function grouped<T>(all: readonly T[], keyOf: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return groups;
}
