import { createHash } from 'node:crypto';
import { openToAll } from './cors';

/** Fresh for a minute, and shown for ten more while a fresh one is fetched. */
export const SHORTLY = 'public, max-age=60, stale-while-revalidate=600';
/** For addresses that name a version: what stands there never changes. */
export const FOR_GOOD = 'public, max-age=31536000, immutable';

/** A GET's answer that is the same for everyone: open to other sites, cacheable, 304 for those who hold it already. */
export function publicJson(request: Request, body: unknown, cacheControl: string): Response {
  const text = JSON.stringify(body);
  // Weak: the server may compress the answer on its way.
  const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
  // As the whole answer would have it, for caches between here and there (lib/http/compress.ts says it of that).
  const headers = { etag, 'cache-control': cacheControl, vary: 'Accept-Encoding' };
  if (holds(request, etag)) return openToAll(new Response(null, { status: 304, headers }));
  return openToAll(new Response(text, { headers: { ...headers, 'content-type': 'application/json; charset=utf-8' } }));
}

/** Whether the client holds what has this ETag already, by its `If-None-Match`. */
export function holds(request: Request, etag: string): boolean {
  const held = request.headers.get('if-none-match')?.split(',') ?? [];
  return held.some((one) => one.trim().replace(/^W\//, '') === etag.replace(/^W\//, '') || one.trim() === '*');
}
