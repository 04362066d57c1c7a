import { execFile } from 'node:child_process';
import { chown } from 'node:fs/promises';
import { promisify } from 'node:util';
import { LauncherError } from '../launcher-error';

const run = promisify(execFile);

/** Who PostgreSQL runs as: it refuses to run as root, so root runs it as the system user `postgres`. */
export type RunAs = { kind: 'self' } | { kind: 'other'; uid: number; gid: number; reachesAll: boolean };

/** A command as that user would run it, for spawn and its like. */
export function commandAs(as: RunAs, file: string, args: readonly string[]) {
  if (as.kind === 'self') return { command: file, args: [...args], options: {} };
  const { uid, gid } = as;
  if (as.reachesAll) return { command: file, args: [...args], options: { uid, gid } };
  // Beneath a closed folder such as /root the other user cannot reach its own files. It gets there with the one
  // capability that lets root read them; who owns which file stays as it is. `no_setuid_fixup` makes access(2), by which
  // PostgreSQL looks for its programs, count that capability too.
  const ids = [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'];
  const capability = ['--securebits=+no_setuid_fixup', '--inh-caps=+dac_override', '--ambient-caps=+dac_override'];
  return { command: 'setpriv', args: [...ids, ...capability, '--', file, ...args], options: {} };
}

/**
 * Finds or makes the user to run PostgreSQL as, and whether that user reaches `binary`.
 * @param folder a folder beneath which its data will lie
 */
export async function chooseUser(binary: string, folder: string): Promise<RunAs> {
  if (process.getuid?.() !== 0) return { kind: 'self' };
  const ids = (await lookUp()) ?? (await create());
  const reaching: RunAs = { kind: 'other', ...ids, reachesAll: true };
  if ((await works(reaching, binary, ['--version'])) && (await works(reaching, '/bin/sh', ['-c', 'cd "$0"', folder])))
    return reaching;
  const lifted: RunAs = { kind: 'other', ...ids, reachesAll: false };
  if (await works(lifted, binary, ['--version'])) return lifted;
  throw new LauncherError(
    `PostgreSQL does not run as root, and the user "postgres" cannot reach ${binary} or ${folder}. ` +
      'Move the project to a folder that others may enter (such as /srv), start as a normal user, or set DATABASE_URL.',
  );
}

/** Gives a file or folder to the user PostgreSQL runs as. */
export async function giveTo(as: RunAs, file: string): Promise<void> {
  if (as.kind === 'other') await chown(file, as.uid, as.gid);
}

async function works(as: RunAs, file: string, args: readonly string[]): Promise<boolean> {
  const { command, args: all, options } = commandAs(as, file, args);
  return run(command, all, options).then(
    () => true,
    () => false,
  );
}

async function lookUp(): Promise<{ uid: number; gid: number } | undefined> {
  try {
    const [uid, gid] = await Promise.all(['-u', '-g'].map((flag) => run('id', [flag, 'postgres'])));
    return { uid: Number(uid?.stdout), gid: Number(gid?.stdout) };
  } catch {
    return undefined;
  }
}

async function create() {
  try {
    await run('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', 'postgres']);
  } catch (error) {
    const made = await lookUp(); // by another launcher in this moment
    if (made) return made;
    throw new LauncherError(
      'PostgreSQL does not run as root, and a system user "postgres" to run it as could not be made. ' +
        'Start as a normal user, or set DATABASE_URL to a PostgreSQL server of your own.',
      { cause: error },
    );
  }
  const ids = await lookUp();
  if (!ids) throw new Error('useradd succeeded, but there is no user postgres');
  return ids;
}
