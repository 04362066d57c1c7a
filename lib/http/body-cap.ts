import type { IncomingMessage } from 'node:http';

/** Longest body that is let in at all, in bytes (2 MiB). Routes read far less; the framework would keep what is sent. */
export const BODY_CAP = 2 * 1024 * 1024;

/** Whether a request says itself that its body is longer than `cap` bytes. */
export function announcesTooMuch({ headers }: Pick<IncomingMessage, 'headers'>, cap = BODY_CAP): boolean {
  return Number(headers['content-length'] ?? 0) > cap;
}

/**
 * Counts the bytes of a body of unknown length as they arrive. Beyond `cap` nothing is handed on any more and `onExcess`
 * is called once: answer, then destroy the request. Only for bodies sent in chunks: HTTP keeps the others to their word.
 */
export function capBody(request: IncomingMessage, onExcess: () => void, cap = BODY_CAP): void {
  if (request.headers['transfer-encoding'] === undefined) return;
  // Where the parser hands over what it read. A listener for `data` would start the flow before the reader is there.
  const push = request.push.bind(request);
  let size = 0;
  request.push = (chunk: Buffer | null, encoding) => {
    const before = size;
    size += chunk?.byteLength ?? 0;
    if (size <= cap) return push(chunk, encoding);
    if (before <= cap) onExcess();
    return true;
  };
}
