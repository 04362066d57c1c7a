import path from 'node:path';
import { BackupError } from '@/lib/db/backup/archive';
import { backup } from '@/lib/db/backup/backup';
import { restore } from '@/lib/db/backup/restore';
import { LauncherError } from '../launcher-error';
import { lockHolder } from '../machine/lock';
import { withClient } from '../postgres/database';
import { runningUrl } from '../postgres/embedded';
import type { Settings } from '../settings';
import type { Shutdown } from '../shutdown';
import { DATABASE, lockDataDir, lockFolder, openPostgres } from '../site/start';

/** `npm run backup -- FILE`: all that the database holds, while the site runs or not. */
export async function writeBackup(settings: Settings, args: readonly string[], shutdown: Shutdown): Promise<number> {
  const [file, ...more] = args;
  if (!file || more.length > 0) return usage('Say where to: npm run backup -- kage.tar.gz');
  await withClient(await databaseOf(settings, shutdown), async (client) => {
    const rows = await backup(client, path.resolve(file)).catch(explained(`${file} was not written`));
    console.log(`Wrote ${file}: ${told(rows)}. It holds addresses and hashes of passwords: keep it to yourself.`);
  });
  return 0;
}

/** `npm run restore -- FILE [--replace]`: the database becomes what the file holds. The site must not run. */
export async function readBackupInto(settings: Settings, args: readonly string[], shutdown: Shutdown): Promise<number> {
  const replace = args.includes('--replace');
  const [file, ...more] = args.filter((arg) => arg !== '--replace');
  if (!file || more.length > 0) return usage('Say what from: npm run restore -- kage.tar.gz [--replace]');
  const url = await databaseOf(settings, shutdown);
  await withClient(url, async (client) => {
    const rows = await restore(client, url, path.resolve(file), { replace }).catch(
      explained(`${file} was not restored`),
    );
    console.log(`Restored ${file}: ${told(rows)}. The next start brings it up to date.`);
  });
  return 0;
}

/** What the person at the keyboard can put right: the file, its folder, the disk. */
function explained(what: string) {
  return (error: unknown): never => {
    const ofDisk = error instanceof Error && 'syscall' in error && 'path' in error;
    if (error instanceof BackupError || ofDisk) throw new LauncherError(`${what}: ${error.message}.`, { cause: error });
    throw error;
  };
}

function usage(line: string): number {
  console.error(line);
  return 2;
}

function told(rows: Record<string, number>): string {
  const count = (table: string) => rows[table] ?? 0;
  const all = Object.values(rows).reduce((sum, one) => sum + one, 0);
  return `${all} rows, among them ${count('user')} accounts, ${count('deck')} decks and ${count('card')} cards`;
}

/** The database that was named, that of the site that runs, or this machine's own for as long as the command takes. */
async function databaseOf(settings: Settings, shutdown: Shutdown): Promise<string> {
  if (settings.databaseUrl) return settings.databaseUrl;
  const running = (await lockHolder(lockFolder(settings.dataDir))) && (await runningUrl(settings.dataDir, DATABASE));
  if (running) return running;
  await lockDataDir(settings, shutdown);
  const postgres = await openPostgres(settings, shutdown);
  return postgres.url(DATABASE);
}
