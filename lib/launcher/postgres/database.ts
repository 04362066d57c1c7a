import { Client } from 'pg';
import { openDb } from '@/lib/db/client';
import { migrate } from '@/lib/db/migrate';
import { seed } from '@/lib/seed/seed';
import { LauncherError } from '../launcher-error';

/** `kage` in ASCII: who migrates and seeds holds this advisory lock of the database. */
const PREPARE_LOCK = 0x6b616765;

/** Makes the database on a server of our own unless it is there. */
export async function ensureDatabase(adminUrl: string, name: string): Promise<void> {
  await withClient(adminUrl, async (client) => {
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
  });
}

/** Takes a database away, whoever is connected to it. */
export async function dropDatabase(adminUrl: string, name: string): Promise<void> {
  await withClient(adminUrl, async (client) => {
    await client.query(`DROP DATABASE IF EXISTS ${client.escapeIdentifier(name)} WITH (FORCE)`);
  });
}

/**
 * Migrates and seeds. Of several launchers that do so at once one works and the others wait for it, on whichever
 * machine they run. Returns the next day on which the catalogue changes by itself: cards come out, corrections begin.
 * Throws a LauncherError when the database cannot be reached, a DataFileError for a bad data file.
 */
export async function prepareDatabase(url: string, say: (line: string) => void): Promise<string | undefined> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ free: boolean }>('SELECT pg_try_advisory_lock($1) AS free', [PREPARE_LOCK]);
    if (!rows[0]?.free) {
      say('Waiting for another start that prepares the same database');
      await client.query('SELECT pg_advisory_lock($1)', [PREPARE_LOCK]);
    }
    const applied = await migrate(url);
    if (applied.length > 0) say(`Applied ${applied.length === 1 ? 'migration' : 'migrations'} ${applied.join(', ')}`);
    const db = openDb(url);
    try {
      const { changed, changesOn } = await seed(db);
      if (changed.length > 0) say(`Loaded ${changed.length} data files that were new or changed`);
      return changesOn;
    } finally {
      await db.$disconnect();
    }
  });
}

/**
 * Lends a connection of its own. Closing it gives back what it locked, also when the process is killed. Throws a
 * LauncherError when the database cannot be reached.
 */
export async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 15_000 });
  client.on('error', () => undefined); // the next query tells
  try {
    await client.connect();
  } catch (error) {
    throw new LauncherError(unreachable(url, error), { cause: error });
  }
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Never shows the password that is in the URL. */
function unreachable(url: string, error: unknown): string {
  const { host, pathname, username } = new URL(url);
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const name = decodeURIComponent(pathname.slice(1));
  if (code === '3D000')
    return `PostgreSQL at ${host} has no database "${name}". Create it: createdb -h ${host} ${name}`;
  if (code === '28P01' || code === '28000')
    return `PostgreSQL at ${host} refuses user "${username}". Check DATABASE_URL.`;
  const reason = error instanceof Error ? error.message || String(code) : String(error);
  return `Cannot reach PostgreSQL at ${host}: ${reason}. Check DATABASE_URL and that the server runs.`;
}
