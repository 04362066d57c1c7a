import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { parseArgs } from 'node:util';
import next from 'next';
import { duringAnswer } from '@/lib/http/answer-status';
import { announcesTooMuch, BODY_CAP, capBody } from '@/lib/http/body-cap';
import { problem } from '@/lib/http/problem';
import { admit, isApi } from '@/lib/http/readable-request';

// The web server, a child of the launcher. Next's own command would do but for one thing: it does not tell the
// application who is at the other end of the connection, and behind that address stands every rate limit.

/** Read by lib/accounts/limits/client.ts, which believes it only where this says so: in this process. */
const PEER_HEADER = 'x-kage-peer';
process.env.KAGE_PEER_HEADER = PEER_HEADER;

const { values } = parseArgs({
  options: { port: { type: 'string' }, host: { type: 'string' }, dev: { type: 'boolean' } },
});
const port = Number(values.port);
const server = createServer();
// Longer than the idle time of the usual proxies, which otherwise send a request down a connection just closed.
server.keepAliveTimeout = 75_000;
server.headersTimeout = 80_000;
const app = next({ dev: values.dev === true, port, hostname: values.host, httpServer: server });

let stopping = false;
async function stop() {
  if (stopping) return;
  stopping = true;
  const closed = once(server, 'close');
  server.close(); // takes no more requests, finishes those it has
  await closed;
  await app.close();
  process.exit(0);
}
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
// The launcher is gone, perhaps killed: without it there is no database for long.
process.on('disconnect', () => process.exit(1));

await app.prepare();
const handle = app.getRequestHandler();
server.on('request', (request, response) => {
  // Said by the socket, whatever the client may have sent.
  request.headers[PEER_HEADER] = request.socket.remoteAddress ?? '';
  if (stopping) response.setHeader('Connection', 'close');
  const { method = '', url = '/' } = request;
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
  void duringAnswer(response, () => handle(request, response));
});

async function refuse(response: ServerResponse, { status, title }: { status: number; title: string }, api: boolean) {
  const answer = api
    ? problem(status, { title })
    : new Response(`${title}.\n`, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } });
  response.writeHead(status, Object.fromEntries(answer.headers)).end(await answer.text());
}

server.listen({ port, host: values.host });
await once(server, 'listening');
process.send?.('ready');
