import { once } from 'node:events';
import { createServer, request as send, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { announcesTooMuch, capBody } from './body-cap';

const CAP = 1000;
const read: Buffer[] = [];
let excesses = 0;

const server = createServer(async (request, response) => {
  if (announcesTooMuch(request, CAP)) return void response.writeHead(413).end();
  capBody(
    request,
    () => {
      excesses += 1;
      response.writeHead(413, { connection: 'close' }).end(() => request.destroy());
    },
    CAP,
  );
  // As the framework does: the body is asked for later.
  await new Promise((resolve) => setTimeout(resolve, 10));
  request.on('error', () => {});
  request.on('data', (chunk: Buffer) => read.push(chunk));
  request.on('end', () => response.end());
});

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => void server.close());

async function post(chunks: readonly number[], headers: Record<string, string | number> = {}): Promise<number> {
  read.length = 0;
  excesses = 0;
  const { port } = server.address() as AddressInfo;
  const request = send({ host: '127.0.0.1', port, method: 'POST', headers });
  const answer = once(request, 'response') as Promise<[IncomingMessage]>;
  request.on('error', () => {});
  for (const size of chunks) request.write(Buffer.alloc(size, 'x'));
  request.end();
  const [response] = await answer;
  response.resume();
  return response.statusCode ?? 0;
}
const handedOn = () => read.reduce((sum, { byteLength }) => sum + byteLength, 0);

describe('a body', () => {
  it.each([
    ['in chunks', [400, 600], {}],
    ['without a byte', [], {}],
    ['of a length it says', [1000], { 'content-length': 1000 }],
  ])('%s goes through whole', async (_, chunks, headers) => {
    expect(await post(chunks, headers)).toBe(200);
    expect([handedOn(), excesses]).toEqual([chunks.reduce((sum, size) => sum + size, 0), 0]);
  });

  it('in chunks is cut off where it becomes too long', async () => {
    expect(await post([600, 401, 600, 600])).toBe(413);
    expect(handedOn()).toBeLessThanOrEqual(CAP);
    expect(excesses).toBe(1);
  });

  it('that says it is too long is not read', async () => {
    expect(await post([1001], { 'content-length': 1001 })).toBe(413);
    expect(handedOn()).toBe(0);
  });
});
