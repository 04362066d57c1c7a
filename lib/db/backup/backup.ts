import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { pack, type Pack } from 'tar-stream';
import { BackupError, COMPLETE, MANIFEST, type Manifest } from './archive';
import { appliedMigrations, type Table, tablesOf } from './tables';

/** Bytes held in memory at a time: a tar says the length of each piece before it. */
const PIECE = 4 * 1024 * 1024;

/**
 * Writes all that the database holds into `file`, as of one moment, while the site goes on. The file appears when it is
 * whole, and only its owner can read it: it holds addresses and hashes of passwords. Returns the rows of each table.
 * Throws a BackupError when there is nothing to back up.
 */
export async function backup(client: Client, file: string): Promise<Record<string, number>> {
  const draft = `${file}.${process.pid}.part`;
  const archive = pack();
  try {
    const written = pipeline(archive, createGzip(), createWriteStream(draft, { mode: 0o600, flags: 'wx' }));
    const [rows] = await Promise.all([
      writeAll(client, archive).catch((error: Error) => fail(archive, error)),
      written,
    ]);
    await rename(draft, file);
    return rows;
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Ends the pipeline as well: the first to fail tells why. */
function fail(archive: Pack, error: Error): never {
  archive.destroy(error);
  throw error;
}

async function writeAll(client: Client, archive: Pack): Promise<Record<string, number>> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  try {
    const migrations = await appliedMigrations(client);
    if (migrations.length === 0) throw new BackupError('the database is empty: no site has run on it yet');
    const tables = await tablesOf(client);
    const manifest: Manifest = {
      format: 'kage-backup/1',
      madeAt: new Date().toISOString(),
      migrations,
      tables: tables.map(({ name, columns }) => ({ name, columns })),
    };
    await write(archive, MANIFEST, JSON.stringify(manifest, null, 2));
    const rows: Record<string, number> = {};
    for (const table of tables) rows[table.name] = await writeTable(client, archive, table);
    await write(archive, COMPLETE, JSON.stringify({ rows }, null, 2));
    archive.finalize();
    return rows;
  } finally {
    await client.query('ROLLBACK').catch(() => undefined);
  }
}

/** Returns the number of its rows. */
async function writeTable(client: Client, archive: Pack, { name, columns, key }: Table): Promise<number> {
  const quoted = (names: readonly string[]) => names.map((one) => client.escapeIdentifier(one)).join(', ');
  const rows = `SELECT ${quoted(columns)} FROM ${client.escapeIdentifier(name)} ORDER BY ${quoted(key)}`;
  const stream = client.query(copyTo(`COPY (${rows}) TO STDOUT`));
  let pieces = 0;
  let waiting: Buffer[] = [];
  let size = 0;
  const send = async () => {
    if (size === 0) return;
    await write(archive, `${name}/${String((pieces += 1)).padStart(6, '0')}`, Buffer.concat(waiting));
    [waiting, size] = [[], 0];
  };
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    waiting.push(chunk);
    if ((size += chunk.length) >= PIECE) await send();
  }
  await send();
  return stream.rowCount;
}

/** Resolves when the archive has room again. */
function write(archive: Pack, name: string, content: string | Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    archive.entry({ name, mtime: new Date(0) }, content, (error) => (error ? reject(error) : resolve()));
  });
}
