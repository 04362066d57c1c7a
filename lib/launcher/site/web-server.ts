import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { drainMs } from '../drain';
import { PROJECT, type Settings } from '../settings';

export interface WebServer {
  /** Resolves when it listens, rejects when it ends before. */
  ready: Promise<void>;
  /** Resolves with its exit code or signal. */
  ended: Promise<string>;
  stop(): Promise<void>;
}

/** Time for requests under way to be answered, once no more are taken. */
const PATIENCE_MS = 8_000;

/** The site itself; tests bring a stand-in that needs no build. */
export const SITE = path.join(PROJECT, 'lib/launcher/serve.ts');

export function startWebServer(
  { port, host }: Settings,
  mode: 'production' | 'development',
  env: Record<string, string>,
  program: string,
): WebServer {
  const args = [
    '--port',
    String(port),
    ...(host ? ['--host', host] : []),
    ...(mode === 'development' ? ['--dev'] : []),
  ];
  const child = fork(program, args, {
    cwd: PROJECT,
    env: { ...process.env, ...env, NODE_ENV: mode, NEXT_TELEMETRY_DISABLED: '1' },
    execArgv: ['--import', 'tsx', ...(mode === 'production' ? ['--no-deprecation'] : [])],
  });
  const ended = once(child, 'exit').then(([code, signal]) => String(signal ?? code));
  const ready = Promise.race([
    once(child, 'message').then(() => undefined),
    ended.then((how) => Promise.reject(new Error(`the web server ended while starting (${how})`))),
  ]);
  ready.catch(() => undefined);
  return { ready, ended, stop: () => stop(child) };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await Promise.race([exited, sleep(drainMs(process.env) + PATIENCE_MS, undefined, { ref: false })]);
  if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
  await exited;
}
