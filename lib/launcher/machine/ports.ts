import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { LauncherError } from '../launcher-error';

/** A port of this machine that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('a TCP server has a port');
  return address.port;
}

/**
 * Makes sure that the site will be able to listen. Waits a little: the web server of a launcher that was killed a
 * moment ago is just going. Throws a LauncherError that says what to do when the port stays taken.
 */
export async function expectFree(port: number, host: string | undefined): Promise<void> {
  for (let tries = 12; ; tries -= 1) {
    const problem = await tryListen(port, host);
    if (!problem) return;
    if (problem !== 'EADDRINUSE' || tries === 0) throw new LauncherError(explain(problem, port, host));
    await sleep(250);
  }
}

async function tryListen(port: number, host: string | undefined): Promise<string | undefined> {
  const server = createServer().listen({ port, host });
  try {
    await once(server, 'listening');
    return undefined;
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error);
  } finally {
    server.close();
  }
}

function explain(code: string, port: number, host: string | undefined): string {
  const where = host ? `${host}:${port}` : `port ${port}`;
  if (code === 'EADDRINUSE')
    return `Another program already listens on ${where}. Stop it, or choose another port: PORT=${port + 1} npm start`;
  if (code === 'EACCES') return `This user may not listen on ${where}. Choose a port above 1023: PORT=3000 npm start`;
  return `Cannot listen on ${where} (${code}). Check HOST and PORT.`;
}
