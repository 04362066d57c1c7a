import { type ChildProcess, execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';

// Web processes of the build and on the database of the site that is tried, and a balancer in front of them.

export interface WebProcess {
  /** Where this one answers, past the balancer. */
  url: string;
  port: number;
  /** Sends a signal and resolves with how the process ended. */
  end(signal: NodeJS.Signals): Promise<number | string>;
}

/** One more web process, as on another machine. Its public address is the balancer's. */
export async function startProcess(publicUrl: string, env: Record<string, string> = {}): Promise<WebProcess> {
  const port = await freePort();
  const child = fork('lib/launcher/serve.ts', ['--port', String(port)], {
    execArgv: ['--import', 'tsx', '--no-deprecation'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      DATABASE_URL: await databaseOfTests(),
      NEXTAUTH_SECRET: await secretOfTests(),
      NEXTAUTH_URL: publicUrl,
      KAGE_BUILD: (await readFile('.next/BUILD_ID', 'utf8')).trim(),
      NODE_ENV: 'production',
      TRUSTED_PROXIES: 'loopback',
      ...env,
    },
  });
  await Promise.race([once(child, 'message'), ended(child).then((how) => Promise.reject(new Error(`ended: ${how}`)))]);
  return {
    url: `http://localhost:${port}`,
    port,
    end: (signal) => {
      const end = ended(child);
      child.kill(signal);
      return end;
    },
  };
}

async function ended(child: ChildProcess): Promise<number | string> {
  if (child.exitCode !== null || child.signalCode !== null) return child.signalCode ?? child.exitCode ?? 0;
  const [code, signal] = await once(child, 'exit');
  return (signal ?? code) as number | string;
}

async function databaseOfTests(): Promise<string> {
  if (process.env.E2E_URL) return process.env.DATABASE_URL ?? '';
  const { stdout } = await promisify(execFile)('npm', ['run', '-s', 'db:url'], {
    env: { ...process.env, KAGE_DATA_DIR: '.data/e2e', DATABASE_URL: '' },
  });
  return stdout.trim();
}

async function secretOfTests(): Promise<string> {
  return process.env.NEXTAUTH_SECRET ?? (await readFile('.data/e2e/session-secret', 'utf8')).trim();
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

export interface Balancer {
  url: string;
  /** Takes turns between these. */
  serve(processes: readonly WebProcess[]): void;
  /** Requests that one process did not answer and another did. */
  retried(): number;
  close(): Promise<void>;
}

/**
 * Hands requests on in turns, as the usual balancers do: host and path as they came, and once more to the next process
 * where one does not answer a request that may be sent twice, or is not there at all.
 */
export async function startBalancer(): Promise<Balancer> {
  let targets: readonly WebProcess[] = [];
  let turn = 0;
  let retries = 0;
  const agent = new Agent({ keepAlive: true });
  const server = createServer((incoming, response) => {
    void handOn(incoming, response).catch(() => response.writeHead(502).end());
  }).listen(0);
  await once(server, 'listening');

  async function handOn(incoming: IncomingMessage, response: ServerResponse) {
    const body = await read(incoming);
    const repeatable = incoming.method === 'GET' || incoming.method === 'HEAD';
    const begin = turn++ % targets.length;
    for (const target of [...targets.slice(begin), ...targets.slice(0, begin)]) {
      try {
        const answer = await ask(target, incoming, body);
        response.writeHead(answer.status, answer.headers).end(answer.body);
        return;
      } catch (error) {
        const refused = error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED';
        if (!refused && !repeatable) break;
        retries += 1;
      }
    }
    response.writeHead(502).end();
  }

  async function ask({ port }: WebProcess, { method, url, headers }: IncomingMessage, body: Buffer) {
    const asking = request({ port, method, path: url, headers, agent });
    asking.end(body);
    const [answer] = (await once(asking, 'response')) as [IncomingMessage];
    // Whole, before a byte of it is handed on: a process may die in the middle.
    return { status: answer.statusCode ?? 502, headers: answer.headers, body: await read(answer) };
  }

  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    serve: (processes) => void (targets = processes),
    retried: () => retries,
    async close() {
      agent.destroy();
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

async function read(stream: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  if (!stream.complete) throw new Error('it was cut off');
  return Buffer.concat(chunks);
}
