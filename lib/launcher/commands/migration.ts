import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { differenceInSql } from '@/lib/db/schema-engine';
import { LauncherError } from '../launcher-error';
import { throwAwayServer } from '../postgres/throw-away-server';
import { PROJECT, type Settings } from '../settings';
import type { Shutdown } from '../shutdown';

const SCHEMA = path.join(PROJECT, 'prisma/schema.prisma');
const MIGRATIONS = path.join(PROJECT, 'prisma/migrations');
/** The data model that the migrations there are lead to. A new migration leads on from it. */
const MIGRATED = path.join(MIGRATIONS, 'schema.prisma');

/** SQL of the migration that the schema still lacks; empty when every change has its migration. */
export async function missingMigration(serverUrl: string): Promise<string> {
  return differenceInSql(serverUrl, await readFile(MIGRATED, 'utf8'), await readFile(SCHEMA, 'utf8'));
}

/**
 * `npm run db:migration -- name`: writes the migration that the schema lacks. It is a proposal to read and to complete
 * by what the schema language cannot say; the next start applies it.
 */
export async function writeMigration(
  settings: Settings,
  name: string | undefined,
  shutdown: Shutdown,
): Promise<number> {
  if (!name || !/^[a-z0-9]+(_[a-z0-9]+)*$/.test(name))
    throw new LauncherError('Give the migration a name of small letters: npm run db:migration -- add_deck_likes');
  const server = await throwAwayServer(settings.dataDir, shutdown);
  const sql = await shutdown.unlessStopped(missingMigration(server.url('postgres')));
  if (sql === '') {
    console.log('The migrations already lead to the schema: there is nothing to write.');
    return 0;
  }
  const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  const folder = path.join(MIGRATIONS, `${stamp}_${name}`);
  await mkdir(folder);
  await writeFile(path.join(folder, 'migration.sql'), sql);
  await copyFile(SCHEMA, MIGRATED);
  console.log(
    `Wrote ${path.relative(PROJECT, folder)}/migration.sql. Read it before you start the site, which applies it.`,
  );
  return 0;
}
