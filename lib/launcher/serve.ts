import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import next from 'next';
import { siteOrigin } from '@/lib/accounts/site-url';
import { build, cacheIsOn } from '@/lib/cache/settings';
import { databaseUrl, openDb } from '@/lib/db/client';
import { duringAnswer } from '@/lib/http/answer-status';
import { announcesTooMuch, BODY_CAP, capBody } from '@/lib/http/body-cap';
import { compress } from '@/lib/http/compress';
import { problem } from '@/lib/http/problem';
import { admit, isApi } from '@/lib/http/readable-request';
import { answerUnreadable, HEADER_CAP } from '@/lib/http/unreadable-request';
import { drainMs } from './drain';
import { pageCache } from '@/lib/pages/page-cache';
import { startRenderer } from '@/lib/pages/renderer';

// The web server, a child of the launcher. Next's own command would do but for one thing: it does not tell the
// application who is at the other end of the connection, and behind that address stands every rate limit.

/** Read by lib/accounts/limits/client.ts, which believes it only where this says so: in this process. */
const PEER_HEADER = 'x-kage-peer';
process.env.KAGE_PEER_HEADER = PEER_HEADER;

const { values } = parseArgs({
  options: { port: { type: 'string' }, host: { type: 'string' }, dev: { type: 'boolean' } },
});
const port = Number(values.port);
const server = createServer({ maxHeaderSize: HEADER_CAP });
answerUnreadable(server);
// Longer than the idle time of the usual proxies, which otherwise send a request down a connection just closed.
server.keepAliveTimeout = 75_000;
server.headersTimeout = 80_000;
const app = next({ dev: values.dev === true, port, hostname: values.host, httpServer: server });

let stopping = false;
async function stop() {
  if (stopping) return;
  stopping = true;
  // Balancers look at /api/health and send no more; until they have looked, what they send is answered.
  await sleep(drainMs(process.env));
  const closed = once(server, 'close');
  server.close(); // takes no more requests, finishes those it has
  await closed;
  await pages?.close();
  await app.close();
  process.exit(0);
}
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
// The launcher is gone, perhaps killed: without it there is no database for long.
process.on('disconnect', () => process.exit(1));

await app.prepare();
const handle = app.getRequestHandler();
const pages = build() && cacheIsOn() ? await keepPages() : undefined;
server.on('request', (request, response) => {
  // Said by the socket, whatever the client may have sent.
  request.headers[PEER_HEADER] = request.socket.remoteAddress ?? '';
  if (stopping) response.setHeader('Connection', 'close');
  const { method = '', url = '/' } = request;
  if (stopping && /^\/api\/health(?:$|\?)/.test(url)) return void sayStopping(response);
  const admission = admit(method, url);
  if (admission.kind === 'refuse') return void refuse(response, admission, isApi(url));
  if (admission.kind === 'instead') request.url = admission.url;
  const tooLarge = () => {
    if (response.headersSent) return void request.destroy();
    response.setHeader('Connection', 'close');
    response.once('close', () => request.destroy());
    void refuse(response, { status: 413, title: `The body is too large: at most ${BODY_CAP} bytes` }, isApi(url));
  };
  if (announcesTooMuch(request)) return tooLarge();
  capBody(request, tooLarge);
  compress(request, response, () => void answer(request, response));
});

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (await pages?.answer(request, response)) return;
  await duringAnswer(response, () => handle(request, response));
}

/** Pages that are the same for everybody, kept for all processes of this build. */
async function keepPages() {
  const db = openDb(databaseUrl());
  const renderer = await startRenderer((request, response) => {
    request.headers[PEER_HEADER] = request.socket.remoteAddress ?? '';
    void duringAnswer(response, () => handle(request, response));
  }, new URL(siteOrigin()).host);
  return {
    answer: pageCache(db, renderer),
    close: () => Promise.all([renderer.close(), db.$disconnect()]),
  };
}

function sayStopping(response: ServerResponse): void {
  const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };
  response.writeHead(503, headers).end(JSON.stringify({ status: 'stopping' }));
}

async function refuse(response: ServerResponse, { status, title }: { status: number; title: string }, api: boolean) {
  const answer = api
    ? problem(status, { title })
    : new Response(`${title}.\n`, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } });
  response.writeHead(status, Object.fromEntries(answer.headers)).end(await answer.text());
}

server.listen({ port, host: values.host });
await once(server, 'listening');
process.send?.('ready');
