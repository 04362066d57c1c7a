import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type EmbeddedPostgres, startPostgres } from '@/lib/launcher/postgres/embedded';

/** A PostgreSQL of a bench's own, on data that nobody will miss; the caller stops it, which deletes them. */
export async function throwAwayPostgres(): Promise<Pick<EmbeddedPostgres, 'url' | 'stop'>> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'kage-bench-'));
  const postgres = await startPostgres({ dataDir, throwAway: true, signal: new AbortController().signal });
  return {
    url: (database) => postgres.url(database),
    stop: async () => {
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
