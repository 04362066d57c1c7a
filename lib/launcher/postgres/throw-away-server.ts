import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { openDataDir } from '../machine/data-dir';
import { identify } from '../machine/process-identity';
import type { Shutdown } from '../shutdown';
import { startPostgres, type EmbeddedPostgres } from './embedded';
import { stopOrphan } from './server';

/** A PostgreSQL for this process only, gone with it. Its folder is named by the process, so that several do not meet. */
export async function throwAwayServer(dataDir: string, shutdown: Shutdown): Promise<EmbeddedPostgres> {
  const folder = path.join(dataDir, 'throw-away');
  await openDataDir(folder);
  for (const name of await readdir(folder)) {
    if (identify(Number(name))) continue;
    // Left by one that was killed.
    await stopOrphan(path.join(folder, name, 'postgres'));
    await rm(path.join(folder, name), { recursive: true, force: true });
  }
  const mine = path.join(folder, String(process.pid));
  await mkdir(mine);
  shutdown.defer(() => rm(mine, { recursive: true, force: true }));
  const starting = startPostgres({ dataDir: mine, throwAway: true, signal: shutdown.abortSignal });
  shutdown.defer(() =>
    starting.then(
      (postgres) => postgres.stop(),
      () => undefined,
    ),
  );
  return shutdown.unlessStopped(starting);
}
