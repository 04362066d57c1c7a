import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { runNode } from '../machine/run-node';
import { throwAwayServer } from '../postgres/throw-away-server';
import { PROJECT, type Settings } from '../settings';
import type { Shutdown } from '../shutdown';
import { CHECKS, runChecks, type CheckResult } from './static-checks';
import { forgetTotals, keepTotals, totalsLine, vitestTotals, type Totals } from './totals';

/** `npm test`: everything that can be known of the code, then every test. With arguments: only the tests they name. */
export async function test(settings: Settings, args: string[], shutdown: Shutdown): Promise<number> {
  await forgetTotals('checks');
  await forgetTotals('tests');
  if (args.length > 0) return (await runVitest(settings, args, shutdown)).failed === 0 ? 0 : 1;
  console.log('Checks');
  const results = await shutdown.unlessStopped(runChecks(CHECKS, shutdown.abortSignal, tell));
  const checks = {
    passed: results.filter((check) => check.passed).length,
    failed: results.filter((check) => !check.passed).length,
  };
  await keepTotals('checks', checks);
  console.log('\nTests');
  // The thresholds of vitest.config.ts: they are of all tests together, so the tests named by arguments go without.
  const tests = await runVitest(settings, ['--coverage'], shutdown);
  await keepTotals('tests', tests);
  for (const check of results.filter((one) => !one.passed)) console.log(`✗ ${check.name}: see above`);
  console.log(`\nchecks: ${totalsLine(checks)}\ntests:  ${totalsLine(tests)}`);
  return checks.failed + tests.failed === 0 && tests.passed > 0 ? 0 : 1;
}

function tell({ name, passed, seconds, output }: CheckResult): void {
  console.log(`  ${passed ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`);
  if (!passed) console.log(output.trimEnd().replace(/^/gm, '    '));
}

/** Runs Vitest with a PostgreSQL of its own, or with the server of TEST_DATABASE_URL when that is set. */
async function runVitest(settings: Settings, args: string[], shutdown: Shutdown): Promise<Totals> {
  const url = process.env.TEST_DATABASE_URL || (await throwAwayServer(settings.dataDir, shutdown)).url('postgres');
  const report = path.join(PROJECT, 'test-results/vitest.json');
  await rm(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const env = { TEST_DATABASE_URL: url, NODE_ENV: 'test' };
  const running = runNode(['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...args], env, shutdown.abortSignal);
  const code = await shutdown.unlessStopped(running);
  const written = await readFile(report, 'utf8').catch(() => undefined);
  if (written === undefined) return { passed: 0, failed: 1 };
  const totals = vitestTotals(JSON.parse(written));
  return code === 0 ? totals : { ...totals, failed: Math.max(totals.failed, 1) };
}
