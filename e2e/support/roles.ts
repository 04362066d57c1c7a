import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Gives somebody a role as the operator does, on the server of the tests; of another site, DATABASE_URL is its database. */
export async function giveRole(handle: string, role: 'judge' | 'moderator' | 'curator'): Promise<void> {
  const database = process.env.E2E_URL ? (process.env.DATABASE_URL ?? '') : '';
  await run('npm', ['run', '-s', 'role', '--', 'give', handle, role], {
    env: { ...process.env, KAGE_DATA_DIR: '.data/e2e', DATABASE_URL: database },
  });
}
