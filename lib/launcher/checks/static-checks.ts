import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { PROJECT } from '../settings';

export interface Check {
  name: string;
  /** Programs of npm packages, run one after the other. */
  commands: string[][];
}

/** What can be known of the code without running it. The slowest come first, so that two at a time end together. */
export const CHECKS: Check[] = [
  { name: 'lint', commands: [['eslint/bin/eslint.js', '.', '--max-warnings', '0', '--cache', '--cache-location', 'node_modules/.cache/eslint/']] },
  { name: 'types', commands: [['tsx/dist/cli.mjs', 'app/api/v1/client/generate.ts'], ['next/dist/bin/next', 'typegen'], ['typescript/bin/tsc', '--noEmit'], ['typescript/bin/tsc', '--noEmit', '-p', 'lib/offline/worker']] },
  { name: 'format', commands: [['prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '--cache', '.']] },
  { name: 'dead code', commands: [['knip/bin/knip.js', '--no-progress']] },
  { name: 'who knows whom', commands: [['dependency-cruiser/bin/dependency-cruise.mjs', '--config', '.dependency-cruiser.js', 'app', 'lib', 'prisma', 'e2e', 'proxy.ts']] },
]; // prettier-ignore

export interface CheckResult {
  name: string;
  passed: boolean;
  seconds: number;
  output: string;
}

/** Runs the checks two at a time and tells each result as it comes. */
export async function runChecks(
  checks: Check[],
  signal: AbortSignal,
  tell: (result: CheckResult) => void,
): Promise<CheckResult[]> {
  const waiting = [...checks];
  const results: CheckResult[] = [];
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const result = await runCheck(check, signal);
      results.push(result);
      tell(result);
    }
  };
  await Promise.all([worker(), worker()]);
  return results;
}

async function runCheck({ name, commands }: Check, signal: AbortSignal): Promise<CheckResult> {
  const began = Date.now();
  let output = '';
  let passed = true;
  for (const [program = '', ...args] of commands) {
    const child = spawn(process.execPath, [`node_modules/${program}`, ...args], {
      cwd: PROJECT,
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
      signal,
    });
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const [code] = await once(child, 'close');
    passed = code === 0;
    if (!passed) break;
  }
  return { name, passed, seconds: (Date.now() - began) / 1000, output };
}
