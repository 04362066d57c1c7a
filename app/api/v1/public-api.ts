import { currentClient } from '@/lib/accounts/limits/client';
import { type Count, count } from '@/lib/accounts/limits/rate-limit';
import { answering } from '@/lib/http/answering';
import { openToAll } from '@/lib/http/cors';
import { problem } from '@/lib/http/problem';

/** Headers that programs in pages of other sites may read. */
const EXPOSED = 'etag, location, ratelimit, ratelimit-policy, retry-after, www-authenticate, content-language';

/**
 * A handler of the public API: open to other sites, so often for one client and no more, and each answer says how much
 * is left (RateLimit and RateLimit-Policy, as the IETF's draft of header fields for HTTP has them). Files whose address
 * names their version are not counted: caches keep them.
 */
export function publicApi<A extends [request: Request, ...rest: unknown[]]>(
  handler: (...args: A) => Promise<Response>,
): (...args: A) => Promise<Response> {
  return answering(async (...args) => withinLimit(undefined, () => handler(...args)), { open: true });
}

/** An answer of the public API, counted for the owner of an access token, or for the client where it has none. */
export async function withinLimit(ownerId: string | undefined, answered: () => Promise<Response>): Promise<Response> {
  const counted = await (ownerId ? count('api-owner', ownerId) : count('api-client', await currentClient()));
  const answer = counted.ok ? await answered() : tooMany(counted);
  const { limit, windowSeconds, remaining, resetSeconds } = counted;
  answer.headers.set('ratelimit-policy', `"client";q=${limit};w=${windowSeconds}`);
  answer.headers.set('ratelimit', `"client";r=${remaining};t=${resetSeconds}`);
  answer.headers.set('access-control-expose-headers', EXPOSED);
  return openToAll(answer);
}

function tooMany({ limit, windowSeconds, resetSeconds }: Count): Response {
  const detail = `One client may ask ${limit} times in ${windowSeconds} seconds. Try again in ${resetSeconds} seconds.`;
  return problem(429, { title: 'Too many requests', detail }, { 'retry-after': String(resetSeconds) });
}
