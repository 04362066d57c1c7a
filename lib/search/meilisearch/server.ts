import { Meilisearch, MeilisearchApiError, type EnqueuedTask, type Settings, type Task } from 'meilisearch';
import type { SearchKind } from '../port';

/** Where a Meilisearch server is and how it is asked. */
export interface MeilisearchOptions {
  /** Address of the server, `http://localhost:7700`. */
  url: string;
  /** A key that may search, and for writing also change documents, settings and indexes. */
  key?: string;
  /** Begins the names of this site's indexes, so that several can share a server. */
  prefix?: string;
}

/** The server of MEILISEARCH_URL; undefined when there is none. */
export function configuredServer(): MeilisearchOptions | undefined {
  const url = process.env.MEILISEARCH_URL;
  return url ? { url, key: process.env.MEILISEARCH_KEY } : undefined;
}

export function indexName({ prefix = 'kage' }: MeilisearchOptions, game: string, kind: SearchKind): string {
  return `${prefix}-${game}-${kind}`;
}

/** Longest wait for one answer to a request that writes, and for what it asked to be done, in milliseconds. */
const REQUEST_MS = 10_000;
const TASK_MS = 60_000;

/** A client that writes. It is never on a reader's way. */
export function writer({ url, key }: MeilisearchOptions): Meilisearch {
  return new Meilisearch({ host: url, apiKey: key, timeout: REQUEST_MS });
}

/** Meilisearch has refused what it was asked to do: asking again in the same words is of no use. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** Waits until the server has done what was asked; throws `Refused` when it did not. */
export async function done(client: Meilisearch, asked: readonly EnqueuedTask[]): Promise<void> {
  for await (const task of client.tasks.waitForTasksIter(asked, { timeout: TASK_MS, interval: 50 })) expectDone(task);
}

function expectDone({ type, indexUid, status, error }: Task): void {
  if (status === 'succeeded') return;
  const index = indexUid ?? 'several indexes';
  throw new Refused(
    error?.code ?? status,
    `Meilisearch ${type} of ${index} ${status}: ${error?.message ?? 'no reason'}`,
  );
}

/** Settings of an index; undefined when there is no such index. */
export async function settingsOf(client: Meilisearch, uid: string): Promise<Settings | undefined> {
  try {
    return await client.index(uid).getSettings();
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Documents that an index holds; undefined when there is no such index. */
export async function sizeOf(client: Meilisearch, uid: string): Promise<number | undefined> {
  try {
    return (await client.index(uid).getStats()).numberOfDocuments;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Deletes an index, and it is no fault when there is none. */
export async function drop(client: Meilisearch, uid: string): Promise<void> {
  try {
    await done(client, [await client.deleteIndex(uid)]);
  } catch (error) {
    if (!(error instanceof Refused && error.code === 'index_not_found')) throw error;
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof MeilisearchApiError && error.cause?.code === 'index_not_found';
}
