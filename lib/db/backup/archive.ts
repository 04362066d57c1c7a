import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { z } from 'zod';

// A backup is a gzipped tar that any tool opens: manifest.json first, then the rows of each table as PostgreSQL's COPY
// writes them, in pieces of `deck/000001`, and complete.json last: what ends without it was cut off.

export const MANIFEST = 'manifest.json';
export const COMPLETE = 'complete.json';

const tableSchema = z.strictObject({ name: z.string(), columns: z.array(z.string()).min(1) });

export const manifestSchema = z.strictObject({
  format: z.literal('kage-backup/1'),
  madeAt: z.iso.datetime(),
  /** Names of the migrations the tables had been led to. */
  migrations: z.array(z.string()).min(1),
  tables: z.array(tableSchema).min(1),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** Rows of each table. */
export const completeSchema = z.strictObject({ rows: z.record(z.string(), z.int().min(0)) });

/** A file that is no backup, or not a whole one. The message is for whoever runs the command. */
export class BackupError extends Error {
  override name = 'BackupError';
}

/** What is done with a backup as it is read: its pieces come table by table, in the manifest's order. */
export interface BackupReader {
  begin(manifest: Manifest): Promise<void>;
  piece(table: string, bytes: AsyncIterable<Buffer>): Promise<void>;
}

/** Reads a whole backup. Throws a BackupError for a file that is none, is damaged or ends too early. */
export async function readBackup(file: string, reader: BackupReader): Promise<Record<string, number>> {
  const entries = extract();
  const source = createReadStream(file);
  const unzipped = source.pipe(createGunzip());
  // A pipe does not pass on what goes wrong before it.
  source.on('error', (error) => entries.destroy(error));
  unzipped.on('error', (error) => entries.destroy(error));
  unzipped.pipe(entries);
  let manifest: Manifest | undefined;
  let rows: Record<string, number> | undefined;
  try {
    for await (const entry of entries) {
      if (entry.header.name === MANIFEST) {
        manifest = parsed(manifestSchema, await textOf(buffers(entry)));
        await reader.begin(manifest);
      } else if (entry.header.name === COMPLETE) {
        rows = parsed(completeSchema, await textOf(buffers(entry))).rows;
      } else {
        const table = entry.header.name.split('/')[0] ?? '';
        if (!manifest?.tables.some(({ name }) => name === table))
          throw new BackupError(`it holds "${entry.header.name}", which its first page does not tell of`);
        await reader.piece(table, buffers(entry));
      }
    }
  } catch (error) {
    throw damaged(error);
  } finally {
    source.destroy();
  }
  if (!manifest || !rows) throw new BackupError('it ends too early: the machine that wrote it was stopped');
  return rows;
}

/** What zlib, tar and the disk say of a file that is not whole. Faults of the database are not the file's. */
const DAMAGE = ['Z_BUF_ERROR', 'Z_DATA_ERROR', 'ENOENT', 'EISDIR', 'EACCES'];

function damaged(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof BackupError) return error;
  const code = 'code' in error ? String(error.code) : '';
  if (DAMAGE.includes(code) || /tar|end of data|header/i.test(error.message))
    return new BackupError(`it cannot be read: ${error.message}`, { cause: error });
  return error;
}

/** The library tells no type of what it hands out. */
async function* buffers(entry: AsyncIterable<unknown>): AsyncGenerator<Buffer> {
  for await (const chunk of entry) if (Buffer.isBuffer(chunk)) yield chunk;
}

async function textOf(bytes: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of bytes) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

function parsed<T>(schema: z.ZodType<T>, text: string): T {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new BackupError('its first or last page is no JSON');
  }
  const result = schema.safeParse(value);
  if (!result.success) throw new BackupError(`it was written by another program: ${z.prettifyError(result.error)}`);
  return result.data;
}
