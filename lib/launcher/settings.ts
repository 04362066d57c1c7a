import path from 'node:path';
import { LauncherError } from './launcher-error';

/** Root of the project: the launcher works from any current directory. */
export const PROJECT = path.resolve(import.meta.dirname, '../..');

export interface Settings {
  port: number;
  /** Address to listen on; undefined is all of them. */
  host: string | undefined;
  /** Where the site is reached, as people and sign-in providers see it. */
  url: string;
  /** Given: nothing embedded starts. */
  databaseUrl: string | undefined;
  /** Folder of everything that this machine keeps: database, secrets, locks. */
  dataDir: string;
}

/** Reads the environment; empty variables count as unset. Throws a LauncherError for a value that cannot be. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const port = Number(env.PORT || 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new LauncherError(`PORT is ${env.PORT}, which is no port: give a number from 1 to 65535.`);
  const databaseUrl = env.DATABASE_URL || undefined;
  if (databaseUrl && !/^postgres(ql)?:\/\//.test(databaseUrl))
    throw new LauncherError(
      'DATABASE_URL must begin with postgresql://, as in postgresql://user:password@host:5432/kage',
    );
  return {
    port,
    host: env.HOST || undefined,
    url: (env.NEXTAUTH_URL || `http://localhost:${port}`).replace(/\/+$/, ''),
    databaseUrl,
    dataDir: path.resolve(PROJECT, env.KAGE_DATA_DIR || '.data'),
  };
}
