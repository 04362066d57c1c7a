import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { problem } from './problem';

// What Node cannot read as a request never becomes one: no page and no route sees it. Its own answer is an empty one.

/**
 * Bytes of a request's first line and headers that are taken in: enough that an address of 100 KB is refused by admit(),
 * with a word, and little enough to hold for each connection.
 */
export const HEADER_CAP = 160 * 1024;

/** By Node's code for what is wrong; all others are requests that are none. */
const REFUSALS: Readonly<Record<string, readonly [status: number, phrase: string, title: string]>> = {
  HPE_HEADER_OVERFLOW: [
    431,
    'Request Header Fields Too Large',
    'The address and headers are too large: at most 160 KiB',
  ],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'Content Too Large', 'The extensions of a chunk are too large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout', 'The request did not come in time'],
  HPE_INVALID_URL: [400, 'Bad Request', 'The address is not properly encoded: write other letters than ASCII as %XX'],
};
const NO_REQUEST = [400, 'Bad Request', 'This is not a request of HTTP'] as const;

/** Answers such requests as all others that are refused, with what is wrong, and closes their connections. */
export function answerUnreadable(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => void refuse(error, socket));
}

async function refuse({ code = '' }: NodeJS.ErrnoException, socket: Duplex): Promise<void> {
  const [status, phrase, title] = REFUSALS[code] ?? NO_REQUEST;
  const answer = problem(status, { title });
  const body = await answer.text();
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const headers = [...answer.headers].map(([name, value]) => `${name}: ${value}\r\n`).join('');
  const length = Buffer.byteLength(body);
  socket.end(`HTTP/1.1 ${status} ${phrase}\r\n${headers}content-length: ${length}\r\nconnection: close\r\n\r\n${body}`);
}
