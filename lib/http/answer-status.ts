import { AsyncLocalStorage } from 'node:async_hooks';
import type { ServerResponse } from 'node:http';

// A page of Next.js cannot say "404" and still be drawn on the server: its own way, an exception, sends an empty document
// that only a script fills. Our web server lends each page its response, so that a page that leads nowhere is a page
// like any other, readable without JavaScript. The server and the bundled pages load this file separately, hence the
// one storage on the process.

const KEY = Symbol.for('kage.answer');
const shared = globalThis as typeof globalThis & { [KEY]?: AsyncLocalStorage<ServerResponse> };
const answers = (shared[KEY] ??= new AsyncLocalStorage());

/** Runs the handling of one request, during which `answerWithStatus` reaches its response. */
export function duringAnswer<T>(response: ServerResponse, work: () => T): T {
  return answers.run(response, work);
}

/** Sets the status of the answer that is being made; false where another server runs the pages, or it has begun. */
export function answerWithStatus(status: number): boolean {
  const response = answers.getStore();
  if (!response || response.headersSent) return false;
  response.statusCode = status;
  return true;
}

/** Path of the address that is being answered, with its language; undefined where another server runs the pages. */
export function askedPath(): string | undefined {
  return answers.getStore()?.req.url?.replace(/[?#].*$/, '');
}
