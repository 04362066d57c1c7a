import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compress } from './compress';

const TEXT = JSON.stringify({ name: 'Łódź, наруто'.repeat(500) });
const server = createServer((asked, answer) =>
  compress(asked, answer, () => {
    answer.writeHead(200, { 'Content-Type': asked.url?.slice(1) ?? '', 'Content-Length': Buffer.byteLength(TEXT) });
    answer.end(TEXT);
  }),
);
beforeAll(async () => void (await once(server.listen(0, '127.0.0.1'), 'listening')));
afterAll(() => void server.close());

async function get(accepts: string, method = 'GET', type = 'application/json') {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const asking = request({
    port: address.port,
    method,
    path: `/${type}`,
    headers: { 'accept-encoding': accepts },
  }).end();
  const [response] = await once(asking, 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  return { headers: response.headers, body: Buffer.concat(chunks) };
}

it.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['gzip, br;q=0', 'gzip', gunzipSync],
  ['identity', undefined, (bytes: Buffer) => bytes],
])('a client that accepts %s gets %s, whole', async (accepts, encoding, unpack) => {
  const { headers, body } = await get(accepts);
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers.vary).toMatch(/accept-encoding/i);
  expect(unpack(body).toString()).toBe(TEXT);
});

it('a HEAD has no body', async () => expect((await get('br', 'HEAD')).body).toHaveLength(0));

it.each(['application/x-ndjson; charset=utf-8', 'application/problem+json', 'text/plain'])(
  '%s is packed',
  async (type) => expect((await get('gzip', 'GET', encodeURI(type))).headers['content-encoding']).toBe('gzip'),
);
it('a picture goes as it is', async () =>
  expect((await get('gzip', 'GET', 'image/png')).headers['content-encoding']).toBeUndefined());
