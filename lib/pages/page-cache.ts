import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Cache, cached } from '@/lib/cache/cached';
import type { PrismaClient } from '@/lib/db/generated/client';
import { log } from '@/lib/log/log';
import { type KeptPage, keptPage, keyOf, type Room, ROOMS } from './kept-page';
import type { Renderer } from './renderer';
import { forReader, keep, type Kept, type Rendered } from './rendered';

/** Pages are some 150 KB each: all of them together are at most a few hundred megabytes. */
const PAGES = 300;

/** A page that is handed to who asked and forgotten. */
class NotKept extends Error {
  constructor(readonly page: Rendered) {
    super('not kept');
  }
}

/**
 * Answers from what is kept for everybody where it can.
 * @returns whether it has answered; if not, the request is to be handled as any other.
 */
export type PageCache = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

export function pageCache(db: PrismaClient, { render }: Pick<Renderer, 'render'>): PageCache {
  const caches = new Map<string, Cache<Kept>>();
  function cacheFor({ room, searched }: KeptPage): Cache<Kept> {
    const name = `page ${room}${searched ? ' searched' : ''}`;
    let cache = caches.get(name);
    if (!cache) {
      // What people search for is without end: it stays with the process that was asked.
      cache = cached<Kept>({ name, ...ROOMS[room satisfies Room], max: PAGES, shared: !searched });
      caches.set(name, cache);
    }
    return cache;
  }
  async function make(page: KeptPage): Promise<Kept> {
    const rendered = await render(page);
    const whole = rendered.status === 200 && !rendered.headers.some(([name]) => name === 'set-cookie');
    const kept = whole ? keep(rendered) : undefined;
    if (!kept) throw new NotKept(rendered);
    return kept;
  }
  return async (request, response) => {
    const page = keptPage(request);
    if (!page) return false;
    let made = false;
    try {
      const kept = await cacheFor(page).get(page.game, keyOf(page), { db }, () => {
        made = true;
        return make(page);
      });
      send(response, forReader(kept), made ? 'miss' : 'hit');
    } catch (error) {
      if (error instanceof NotKept) send(response, error.page, 'pass');
      else if (response.headersSent) response.destroy();
      else {
        log.warn({ err: error }, 'A page could not be kept; it is made for this reader alone');
        return false;
      }
    }
    return true;
  };
}

function send(response: ServerResponse, page: Rendered, how: 'hit' | 'miss' | 'pass') {
  for (const [name, value] of page.headers) response.setHeader(name, value);
  // For whoever runs the site, and for tests.
  response.setHeader('X-Kage-Cache', how);
  response.setHeader('Content-Length', page.body.byteLength);
  response.writeHead(page.status).end(page.body);
}
