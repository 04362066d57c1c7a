import { problem } from './problem';

/**
 * Whether a request that carries the reader's cookies was made by our own pages. Browsers say so themselves
 * (Sec-Fetch-Site, else Origin), and a page of another site can forge neither. A program that sends neither holds no
 * one else's cookies, so there is nothing to protect it from.
 */
export function sameOrigin(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site) return site === 'same-origin' || site === 'none';
  const origin = request.headers.get('origin');
  if (!origin) return true;
  // A cross-site page cannot set the forwarding header either: it would need a preflight, which is never granted.
  const host = request.headers.get('x-forwarded-host') ?? request.headers.get('host');
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** The refusal for a mutation from another site, or undefined when the request may go on. */
export function refuseCrossSite(request: Request): Response | undefined {
  if (sameOrigin(request)) return undefined;
  return problem(403, {
    title: 'Cross-site request refused',
    detail: 'Changes are only accepted from the pages of this site.',
  });
}
