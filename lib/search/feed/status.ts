import type { PrismaClient } from '@/lib/db/generated/client';
import { writer, type MeilisearchOptions } from '../meilisearch/server';
import { isConnected } from './connection';
import { waiting, type Waiting } from './outbox';
import { indexedKinds, indexState, type IndexState } from './rebuild';

export interface FeedStatus extends Waiting {
  /** Whether changes are noted for an engine. */
  connected: boolean;
  indexes: IndexState[];
}

/** What Meilisearch holds beside what the database holds. Throws when the server cannot be reached. */
export async function feedStatus(db: PrismaClient, server: MeilisearchOptions): Promise<FeedStatus> {
  const client = writer(server);
  const [connected, counts, kinds] = await Promise.all([isConnected(db), waiting(db), indexedKinds(db)]);
  const indexes: IndexState[] = [];
  for (const one of kinds) indexes.push(await indexState(db, client, server, one));
  return { connected, ...counts, indexes };
}
