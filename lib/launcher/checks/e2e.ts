import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { ensureBuilt } from '../build/build';
import { LauncherError } from '../launcher-error';
import { lockHolder } from '../machine/lock';
import { freePort } from '../machine/ports';
import { runNode } from '../machine/run-node';
import { stopOrphan } from '../postgres/server';
import { say } from '../say';
import { PROJECT } from '../settings';
import type { Shutdown } from '../shutdown';
import { lockFolder } from '../site/start';
import { forgetTotals, keepTotals, playwrightTotals } from './totals';

/** As in playwright.config.ts. */
const DATA_DIR = path.join(PROJECT, '.data/e2e');

/** `npm run e2e`: the browser tests, against a production build on data of its own (see playwright.config.ts). */
export async function e2e(args: string[], shutdown: Shutdown): Promise<number> {
  await forgetTotals('e2e');
  // Here and not in Playwright's time for the server: a build shows what it does, and takes as long as it takes.
  if (!process.env.E2E_URL) await ensureBuilt(PROJECT, shutdown, say);
  await emptyDataDir();
  const report = path.join(PROJECT, 'test-results/playwright.json');
  await rm(report, { force: true });
  const env = { E2E_PORT: String(await freePort()) };
  const code = await runNode(['node_modules/@playwright/test/cli.js', 'test', ...args], env, shutdown.abortSignal);
  const written = await readFile(report, 'utf8').catch(() => undefined);
  if (code !== 0) await showServerLog();
  if (written === undefined) return 1;
  const totals = playwrightTotals(JSON.parse(written));
  await keepTotals('e2e', code === 0 ? totals : { ...totals, failed: Math.max(totals.failed, 1) });
  return code;
}

/** Clean data for the server; an earlier run may have been killed and its PostgreSQL left. */
async function emptyDataDir(): Promise<void> {
  const holder = await lockHolder(lockFolder(DATA_DIR));
  if (holder) throw new LauncherError(`Other browser tests are running (process ${holder.by.pid}).`);
  await stopOrphan(path.join(DATA_DIR, 'postgres'));
  await rm(DATA_DIR, { recursive: true, force: true });
}

/** The last words of the server that was tried, if it was one of ours. */
async function showServerLog(): Promise<void> {
  const log = await readFile(path.join(DATA_DIR, 'server.log'), 'utf8').catch(() => '');
  if (log) console.log(`The server's last words:\n${log.split('\n').slice(-40).join('\n')}`);
}
