import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { PROJECT } from '../settings';

// Every suite leaves its numbers in a file, so that `.ci/run` can end with one line for all of them.

export interface Totals {
  passed: number;
  failed: number;
}

const FOLDER = path.join(PROJECT, 'test-results/totals');
const totalsSchema = z.object({ passed: z.int().min(0), failed: z.int().min(0) });

export async function forgetTotals(suite: string): Promise<void> {
  await rm(path.join(FOLDER, `${suite}.json`), { force: true });
}

export async function keepTotals(suite: string, totals: Totals): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  await writeFile(path.join(FOLDER, `${suite}.json`), JSON.stringify(totals));
}

/** Sums the suites named. One that left no numbers did not run to its end and counts as a failure. */
export async function sumTotals(suites: string[]): Promise<Totals> {
  const kept = await readdir(FOLDER).catch((): string[] => []);
  const each = await Promise.all(
    suites.map(async (suite) => {
      if (!kept.includes(`${suite}.json`)) return { passed: 0, failed: 1 };
      return totalsSchema.parse(JSON.parse(await readFile(path.join(FOLDER, `${suite}.json`), 'utf8')));
    }),
  );
  return each.reduce(add, { passed: 0, failed: 0 });
}

const vitestSchema = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  success: z.boolean(),
});

/** A run that did not succeed has a failure even where no test has: a file that could not be loaded, an error outside. */
export function vitestTotals(report: unknown): Totals {
  const { numPassedTests: passed, numFailedTests: failed, success } = vitestSchema.parse(report);
  return { passed, failed: success ? failed : Math.max(failed, 1) };
}

const playwrightSchema = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }),
  errors: z.array(z.unknown()),
});

/** A flaky test passed at last, but nobody can rely on it: it counts as failed. */
export function playwrightTotals(report: unknown): Totals {
  const { stats, errors } = playwrightSchema.parse(report);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}

/** The line `.ci/run` ends with. */
export function totalsLine({ passed, failed }: Totals): string {
  return `${passed} passed, ${failed} failed`;
}

function add(a: Totals, b: Totals): Totals {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed };
}
