import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { access, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LauncherError } from '../launcher-error';

/** Makes the data folder, or says why this user cannot use the one that is there. */
export async function openDataDir(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true });
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const { uid } = await stat(dataDir).catch(() => ({ uid: undefined }));
    const owner = uid === undefined ? '' : ` It belongs to user ${uid}, you are user ${process.getuid?.()}.`;
    throw new LauncherError(
      `Cannot write to ${dataDir}.${owner} Start as the user it belongs to, or set KAGE_DATA_DIR to another folder.`,
      { cause: error },
    );
  }
}

/** A random secret kept in a file that only its owner reads, made at first use. `fresh` tells the first use. */
export async function keptSecret(dataDir: string, name: string): Promise<{ value: string; fresh: boolean }> {
  const file = path.join(dataDir, name);
  const value = randomBytes(32).toString('base64url');
  try {
    await writeFile(file, value, { mode: 0o600, flag: 'wx' });
    return { value, fresh: true };
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    const kept = (await readFile(file, 'utf8')).trim();
    if (kept === '') throw new LauncherError(`${file} is empty. Remove it, and a new one is made at the next start.`);
    return { value: kept, fresh: false };
  }
}
