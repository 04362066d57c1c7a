import { randomBytes } from 'node:crypto';
import { NextRequest, NextResponse } from 'next/server';
import createMiddleware from 'next-intl/middleware';
import { providerOrigins } from '@/lib/accounts/outside/providers';
import { usesHttps } from '@/lib/accounts/site-url';
import { contentSecurityPolicy, imageOrigin } from '@/lib/http/content-security-policy';
import { refuseCrossSite } from '@/lib/http/origin';
import { LOCALES } from '@/lib/i18n/locales';
import { routing } from '@/lib/i18n/routing';

const localize = createMiddleware(routing);

/**
 * In front of every request but static files, crests and embedded decks, which bring a policy of their own: the reader's language in
 * the path, and the headers that keep a page safe.
 */
export default function proxy(request: NextRequest): Response {
  const path = request.nextUrl.pathname;
  const foreign = isForm(request) ? refuseCrossSite(request) : undefined;
  if (foreign) return foreign;
  const https = usesHttps();
  const nonce = randomBytes(16).toString('base64');
  const policy = contentSecurityPolicy({
    nonce,
    development: process.env.NODE_ENV === 'development',
    https,
    imageOrigin: imageOrigin(process.env.CARD_IMAGE_URL),
    formOrigins: providerOrigins(),
  });

  // Next.js reads the nonce from the request's own policy and puts it on its scripts. Whatever a client sends under
  // these names is overwritten.
  const headers = new Headers(request.headers);
  headers.set('content-security-policy', policy);
  headers.set('x-nonce', nonce);
  const response = hasLanguage(path)
    ? localize(new NextRequest(request, { headers }))
    : NextResponse.next({ request: { headers } });

  // Whatever lies between us and the reader keeps these for everybody, and would keep nothing that sets a cookie.
  if (isForAll(path)) response.headers.delete('Set-Cookie');
  response.headers.set('Content-Security-Policy', policy);
  response.headers.set('X-Content-Type-Options', 'nosniff');
  response.headers.set('Referrer-Policy', carriesToken(path) ? 'no-referrer' : 'strict-origin-when-cross-origin');
  response.headers.set('Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
  if (https) response.headers.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
  return response;
}

/** Pages, and whatever lies under a language. The API, short links and files by name (`/robots.txt`) have none. */
function hasLanguage(path: string): boolean {
  const [, first = '', ...rest] = path.split('/');
  if (LOCALES.some((locale) => locale === first)) return true;
  return first !== 'api' && first !== 'd' && !(rest.at(-1) ?? first).includes('.');
}

/**
 * What a page's form sends. Next.js refuses other sites by itself, but as a failure of ours (500) where the form came
 * without JavaScript. The API asks for itself: parts of it are open to other sites.
 */
function isForm({ method, nextUrl }: NextRequest): boolean {
  return method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS' && !/^\/api(?:\/|$)/.test(nextUrl.pathname);
}

/** Pictures, papers and the feed, which the language stands before but which are no pages. */
function isForAll(path: string): boolean {
  return /\/(?:[^/]+\.[a-z]+|feed)$/.test(path);
}

/** Links from mails: their address must not travel on to another page. */
function carriesToken(path: string): boolean {
  return /\/account\/(reset|confirm)$/.test(path);
}

export const config = { matcher: ['/((?!_next/static|_next/image|crest/|embed/).*)'] };
