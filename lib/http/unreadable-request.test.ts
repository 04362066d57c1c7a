import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answerUnreadable, HEADER_CAP } from './unreadable-request';

const server = createServer({ maxHeaderSize: HEADER_CAP, headersTimeout: 50, connectionsCheckingInterval: 10 });
server.on('request', (request, response) => response.end(String(request.url?.length)));
answerUnreadable(server);
beforeAll(async () => void (await once(server.listen(0, '127.0.0.1'), 'listening')));
afterAll(() => void server.close());

/** All that comes back for bytes that may be no request. */
async function answerTo(bytes: string) {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const socket = connect(address.port, '127.0.0.1');
  socket.write(bytes);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  return { head, body };
}

const asked = (path: string) => `GET ${path} HTTP/1.1\r\nHost: kage.test\r\nConnection: close\r\n\r\n`;

it.each([
  ['an address beyond all bounds', asked(`/api/v1/cards?q=${'a'.repeat(HEADER_CAP)}`), 431],
  ['letters as they are in an address', asked('/uk/cards/Наруто'), 400],
  ['no request at all', 'Hello\r\n\r\n', 400],
  ['a request that does not end', 'GET / HTTP/1.1\r\nHost: kage', 408],
])('%s is refused with a word', async (_, bytes, status) => {
  const { head, body } = await answerTo(bytes);
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} .*content-type: application/problem\\+json`, 's'));
  expect(JSON.parse(body)).toMatchObject({ status, title: expect.stringMatching(/.{20}/) });
});

it('an address of 100 KB comes through, to be refused by what knows what it is for', async () =>
  expect((await answerTo(asked(`/${'a'.repeat(100_000)}`))).body).toContain('100001'));
