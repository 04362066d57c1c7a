import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { open, stat, truncate } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from '../machine/ports';
import type { Binaries } from './binaries';
import { isServerOf, readPostmaster } from './postmaster';
import { commandAs, type RunAs } from './run-as';

/** What is needed to run the server of one cluster. */
export interface ServerPlan {
  binaries: Binaries;
  cluster: string;
  as: RunAs;
  password: string;
  /** PostgreSQL's own log: a file outlives a launcher that is killed, a pipe would not. */
  logFile: string;
  settings: Record<string, string>;
}

export interface Server {
  process: ChildProcess;
  port: number;
}

/** Killed processes and their shared memory are gone only when the system has cleaned up after them. */
const RETRY_FOR_MS = 15_000;
const PASSING =
  /lock file "postmaster\.pid" already exists|pre-existing shared memory block|could not create any TCP\/IP/;
const LOG_LIMIT = 5_000_000;

/** Starts the server on a free port of this machine and waits until it answers. Throws with the log's last words. */
export async function startServer(plan: ServerPlan, wanted?: number): Promise<Server> {
  const until = Date.now() + RETRY_FOR_MS;
  await shorten(plan.logFile);
  for (;;) {
    const outcome = await tryStart(plan, wanted ?? (await freePort()));
    if ('process' in outcome) return outcome;
    if (!PASSING.test(outcome.log) || Date.now() > until)
      throw new Error(`PostgreSQL did not start. Its last words (all of them in ${plan.logFile}):\n${outcome.log}`);
    await sleep(300);
  }
}

/**
 * Stops a server: "fast" (open transactions are rolled back), and when that takes too long "immediate", from which
 * PostgreSQL recovers at its next start.
 */
export async function stopServer(process: ChildProcess): Promise<void> {
  if (process.exitCode !== null || process.signalCode !== null) return;
  const exited = once(process, 'exit');
  process.kill('SIGINT');
  if (await within(10_000, exited)) return;
  process.kill('SIGQUIT');
  if (await within(5_000, exited)) return;
  process.kill('SIGKILL');
  await exited;
}

/** Stops the server that a killed launcher left running on this cluster, if there is one. */
export async function stopOrphan(cluster: string): Promise<boolean> {
  const postmaster = await readPostmaster(cluster);
  if (!postmaster || !(await isServerOf(cluster, postmaster.pid))) return false;
  for (const [signal, patience] of [
    ['SIGINT', 10_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 5_000],
  ] as const) {
    // prettier-ignore
    process.kill(postmaster.pid, signal);
    for (const until = Date.now() + patience; Date.now() < until; await sleep(50)) {
      if (!(await isServerOf(cluster, postmaster.pid))) return true;
    }
  }
  throw new Error(`PostgreSQL (process ${postmaster.pid}) cannot be stopped.`);
}

async function tryStart(plan: ServerPlan, port: number): Promise<Server | { log: string }> {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    lc_messages: 'C',
    ...plan.settings,
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const { command, args, options } = commandAs(plan.as, plan.binaries.postgres, [
    '-D',
    plan.cluster,
    '-p',
    String(port),
    ...flags,
  ]);
  const logStart = await stat(plan.logFile).then((file) => file.size, () => 0); // prettier-ignore
  const log = openSync(plan.logFile, 'a', 0o600);
  // In a session of its own: Ctrl-C in the terminal reaches the launcher, which stops the web server first.
  const server = spawn(command, args, {
    ...options,
    env: { ...process.env, ...(await forgetDeadPostmaster(plan.cluster)) },
    stdio: ['ignore', log, log],
    detached: true,
  });
  closeSync(log);
  const failure = new Promise<string>((resolve) => {
    server.once('error', (error) => resolve(error.message));
    server.once('exit', async () => resolve(await readFrom(plan.logFile, logStart)));
  });
  const answered = new AbortController();
  const outcome = await Promise.race([failure, answers(plan.password, port, answered.signal)]);
  answered.abort();
  return outcome === undefined ? { process: server, port } : { log: outcome };
}

/**
 * PostgreSQL takes any living process with the number in postmaster.pid for a server, be it a zombie or a stranger.
 * Where that process is known not to be this cluster's server, this variable (made for pg_ctl) tells it not to mind;
 * its second guard, the shared memory of a server that still runs, stays in force.
 */
async function forgetDeadPostmaster(cluster: string): Promise<Record<string, string>> {
  const postmaster = await readPostmaster(cluster);
  if (!postmaster || (await isServerOf(cluster, postmaster.pid))) return {};
  return { PG_GRANDPARENT_PID: String(postmaster.pid) };
}

/** Resolves when the server answers a query; recovery after a crash may take its time. */
async function answers(password: string, port: number, signal: AbortSignal): Promise<undefined> {
  while (!signal.aborted) {
    const client = new Client({ host: '127.0.0.1', port, user: 'postgres', password, database: 'postgres' });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query('SELECT 1');
      return undefined;
    } catch {
      await sleep(40);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
  return undefined;
}

async function within(ms: number, event: Promise<unknown>): Promise<boolean> {
  return Promise.race([event.then(() => true), sleep(ms, false, { ref: false })]);
}

async function readFrom(file: string, position: number): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(8_192), 0, 8_192, position);
    return buffer.toString('utf8', 0, bytesRead).trim();
  } finally {
    await handle.close();
  }
}

async function shorten(file: string): Promise<void> {
  const size = await stat(file).then((found) => found.size, () => 0); // prettier-ignore
  if (size > LOG_LIMIT) await truncate(file);
}
