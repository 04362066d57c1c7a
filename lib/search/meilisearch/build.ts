import type { EnqueuedTask, Meilisearch } from 'meilisearch';
import type { FoldedDocument } from '../postgres-documents';
import { done, drop, settingsOf } from './server';
import { SETTINGS } from './settings';
import { toStored, type Stored } from './stored';

/**
 * Builds an index beside the one that is searched and puts it in its place in one step: every search finds all of the
 * old or all of the new. Whatever a build that was killed left behind, the next one takes away. One build of an index
 * at a time is the caller's to see to.
 * @param batches all documents, so many at a time as one request may hold.
 */
export async function buildIndex(
  client: Meilisearch,
  uid: string,
  batches: AsyncIterable<readonly FoldedDocument[]> | Iterable<readonly FoldedDocument[]>,
): Promise<void> {
  const next = `${uid}-next`;
  await drop(client, next);
  const asked: EnqueuedTask[] = [
    await client.createIndex(next, { primaryKey: 'id' }),
    await client.index(next).updateSettings(SETTINGS),
  ];
  for await (const batch of batches) {
    if (batch.length > 0) asked.push(await client.index<Stored>(next).addDocuments(batch.map(toStored)));
  }
  await done(client, asked);
  // Renamed where there is none to swap with: an empty one made for the purpose would answer "nothing found" meanwhile.
  const replaces = (await settingsOf(client, uid)) !== undefined;
  await done(client, [await client.swapIndexes([{ indexes: [next, uid], rename: !replaces }])]);
  if (replaces) await drop(client, next);
}
