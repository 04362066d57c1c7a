import { createHash, randomBytes } from 'node:crypto';
import NextAuth from 'next-auth';
import { cookies } from 'next/headers';
import { NextRequest } from 'next/server';
import { authOptions } from '@/lib/accounts/next-auth';
import { sessionSecret, usesHttps } from '@/lib/accounts/site-url';
import { BODY_LIMIT } from '@/lib/http/body';
import { refuseCrossSite } from '@/lib/http/origin';
import { problem } from '@/lib/http/problem';

interface Context {
  params: Promise<{ nextauth: string[] }>;
}

export async function GET(request: NextRequest, context: Context): Promise<Response> {
  const [action, provider] = (await context.params).nextauth;
  // Passwords are sent, never asked for by address: next-auth itself answers this with an error of the server.
  if (action === 'callback' && provider === 'credentials')
    return problem(405, { title: 'Use POST' }, { allow: 'POST' });
  return NextAuth(request, context, authOptions());
}

export async function POST(request: NextRequest, context: Context): Promise<Response> {
  const refusal = refuseCrossSite(request);
  if (refusal) return refusal;
  // next-auth reads a body whole, whatever its length.
  const length = request.headers.get('content-length');
  if (length === null) return problem(411, { title: 'The length of the body is missing' });
  if (Number(length) > BODY_LIMIT) {
    return problem(413, { title: 'The body is too large', detail: `At most ${BODY_LIMIT} bytes are read.` });
  }
  const [action] = (await context.params).nextauth;
  const sent = action === 'signin' ? await withCsrfToken(request) : request;
  return NextAuth(sent, context, authOptions());
}

/**
 * The forms that lead to outside logins are plain forms on server-rendered pages, which cannot set the cookie that
 * next-auth's own protection compares with. The check of the origin above has done its work; this hands next-auth a
 * matching pair.
 */
async function withCsrfToken(request: NextRequest): Promise<NextRequest> {
  const token = randomBytes(32).toString('hex');
  const hash = createHash('sha256').update(`${token}${sessionSecret()}`).digest('hex');
  const secure = usesHttps();
  const name = `${secure ? '__Host-' : ''}next-auth.csrf-token`;
  (await cookies()).set(name, `${token}|${hash}`, { httpOnly: true, sameSite: 'lax', path: '/', secure });

  const body = new URLSearchParams({ csrfToken: token });
  const callbackUrl = (await request.formData()).get('callbackUrl');
  if (typeof callbackUrl === 'string') body.set('callbackUrl', callbackUrl);
  const headers = new Headers(request.headers);
  headers.set('content-type', 'application/x-www-form-urlencoded');
  headers.delete('content-length');
  return new NextRequest(request.url, { method: 'POST', headers, body });
}
