import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { once } from 'node:events';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { migrate, migrationNames } from '../migrate';
import { BackupError, type Manifest, readBackup } from './archive';
import { tablesOf } from './tables';

export interface RestoreOptions {
  /** Empty the database first, whatever people made in it. */
  replace?: boolean;
}

/**
 * Brings a database to what `file` holds: the very rows, and the state of the tables they were in; the next start leads
 * them on. The whole file is read before anything is touched, and rows come in one transaction.
 *
 * Throws a BackupError when the file is not whole or newer than this program, when the database holds what people made,
 * or when somebody else is connected to it.
 */
export async function restore(
  client: Client,
  url: string,
  file: string,
  { replace = false }: RestoreOptions = {},
): Promise<Record<string, number>> {
  const manifest = await verify(file);
  await refuseUnlessFree(client, replace);
  await client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  await migrate(url, manifest.migrations);
  return fill(client, file, manifest);
}

async function verify(file: string): Promise<Manifest> {
  let manifest: Manifest | undefined;
  await readBackup(file, {
    begin: async (read) => void (manifest = read),
    piece: async (_, bytes) => {
      // Read to its end: what unpacks it checks its sum.
      for await (const chunk of bytes) void chunk;
    },
  });
  if (!manifest) throw new BackupError('it is empty');
  const known = await migrationNames();
  const unknown = manifest.migrations.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new BackupError(`it comes from a newer version of Kage Codex (${unknown.join(', ')}): update this one first`);
  return manifest;
}

async function refuseUnlessFree(client: Client, replace: boolean): Promise<void> {
  const { rows: others } = await client.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'`,
  );
  if (others[0]?.count)
    throw new BackupError(`${others[0].count} connections are open to the database: stop the site first`);
  if (replace) return;
  const { rows } = await client.query<{ people: boolean }>(`SELECT to_regclass('public."user"') IS NOT NULL AS people`);
  if (!rows[0]?.people) return;
  const { rowCount } = await client.query('SELECT FROM "user" LIMIT 1');
  if (rowCount)
    throw new BackupError(
      'the database holds accounts and their decks, which restoring would take away: back it up, then add --replace',
    );
}

async function fill(client: Client, file: string, { tables }: Manifest): Promise<Record<string, number>> {
  const here = await tablesOf(client);
  const name = (one: string) => client.escapeIdentifier(one);
  let open: { table: string; into: Writable } | undefined;
  const close = async () => {
    if (!open) return;
    open.into.end();
    await finished(open.into);
    open = undefined;
  };
  await client.query('BEGIN');
  try {
    await client.query(`TRUNCATE ${here.map((table) => name(table.name)).join(', ')} CASCADE`);
    // The rows hold what triggers have counted already.
    for (const table of here) await client.query(`ALTER TABLE ${name(table.name)} DISABLE TRIGGER USER`);
    const rows = await readBackup(file, {
      begin: async () => undefined,
      piece: async (table, bytes) => {
        if (open?.table !== table) {
          await close();
          const columns = tables.find((one) => one.name === table)?.columns ?? [];
          const copy = `COPY ${name(table)} (${columns.map(name).join(', ')}) FROM STDIN`;
          open = { table, into: client.query(copyFrom(copy)) };
        }
        for await (const chunk of bytes) if (!open.into.write(chunk)) await once(open.into, 'drain');
      },
    });
    await close();
    for (const table of here) {
      await client.query(`ALTER TABLE ${name(table.name)} ENABLE TRIGGER USER`);
      const { rows: counted } = await client.query<{ count: number }>(`SELECT count(*)::int FROM ${name(table.name)}`);
      if (counted[0]?.count !== (rows[table.name] ?? 0))
        throw new BackupError(`${table.name} should have ${rows[table.name] ?? 0} rows and got ${counted[0]?.count}`);
    }
    await goOnCounting(client);
    // Answers that are kept elsewhere may be of a later state than this one: none of them holds.
    if (here.some((table) => table.name === 'cache_tag'))
      await client.query('UPDATE cache_tag SET version = gen_random_uuid()');
    await client.query('COMMIT');
    await client.query('ANALYZE');
    return rows;
  } catch (error) {
    open?.into.destroy();
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

/** Numbers that the database gives out go on after the highest that came in. */
async function goOnCounting(client: Client): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string; sequence: string }>(
    `SELECT c.relname AS table, a.attname AS column, pg_get_serial_sequence(quote_ident(c.relname), a.attname) AS sequence
     FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
     WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace
       AND pg_get_serial_sequence(quote_ident(c.relname), a.attname) IS NOT NULL`,
  );
  for (const { table, column, sequence } of rows) {
    const highest = `(SELECT max(${client.escapeIdentifier(column)}) FROM ${client.escapeIdentifier(table)})`;
    await client.query(`SELECT setval($1, coalesce(${highest}, 0) + 1, false)`, [sequence]);
  }
}
