import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { runNode } from '../command';
import { PROJECT } from '../settings';
import type { Shutdown } from '../shutdown';
import { forgetTotals, keepTotals, playwrightTotals } from './totals';

/** `npm run e2e`: the browser tests, against a production build on data of its own (see playwright.config.ts). */
export async function e2e(args: string[], shutdown: Shutdown): Promise<number> {
  await forgetTotals('e2e');
  await rm(path.join(PROJECT, '.data/e2e'), { recursive: true, force: true });
  const report = path.join(PROJECT, 'test-results/playwright.json');
  await rm(report, { force: true });
  const code = await runNode(['node_modules/@playwright/test/cli.js', 'test', ...args], {}, shutdown.abortSignal);
  const written = await readFile(report, 'utf8').catch(() => undefined);
  if (written === undefined) return 1;
  const totals = playwrightTotals(JSON.parse(written));
  await keepTotals('e2e', code === 0 ? totals : { ...totals, failed: Math.max(totals.failed, 1) });
  return code;
}
