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

/**
 * What of next-auth is open here. Not `_log`, by which anyone could write into our log; and of `session` only the
 * answer, since it would prolong a session that is to end on its day.
 */
const OPEN_TO: Readonly<Record<'GET' | 'POST', ReadonlySet<string>>> = {
  GET: new Set(['callback', 'csrf', 'error', 'providers', 'session', 'signin', 'signout']),
  POST: new Set(['callback', 'signin', 'signout']),
};

const noSuchAction = () => problem(404, { title: 'No such address' });

export async function GET(request: NextRequest, context: Context): Promise<Response> {
  const [action = '', provider] = (await context.params).nextauth;
  // Passwords are sent, never asked for by address: next-auth itself answers this with an error of the server.
  if (action === 'callback' && provider === 'credentials')
    return problem(405, { title: 'Use POST' }, { allow: 'POST' });
  if (!OPEN_TO.GET.has(action)) return noSuchAction();
  const answer = await NextAuth(request, context, authOptions());
  if (action === 'session') answer.headers.delete('set-cookie');
  return answer;
}

export async function POST(request: NextRequest, context: Context): Promise<Response> {
  const refusal = refuseCrossSite(request);
  if (refusal) return refusal;
  const [action = ''] = (await context.params).nextauth;
  if (!OPEN_TO.POST.has(action)) return noSuchAction();
  // next-auth reads a body whole, whatever its length, and takes it for what it says it is.
  const length = request.headers.get('content-length');
  if (length === null) return problem(411, { title: 'The length of the body is missing' });
  if (Number(length) > BODY_LIMIT) {
    return problem(413, { title: 'The body is too large', detail: `At most ${BODY_LIMIT} bytes are read.` });
  }
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/(?:x-www-form-urlencoded|json)\b/i.test(type)) {
    return problem(415, {
      title: 'Send a form or JSON',
      detail: 'application/x-www-form-urlencoded or application/json',
    });
  }
  if (/json/i.test(type) && !(await isJsonObject(request.clone()))) {
    return problem(400, { title: 'The body is not a JSON object' });
  }
  const sent = action === 'signin' ? await withCsrfToken(request) : request;
  return NextAuth(sent, context, authOptions());
}

async function isJsonObject(request: Request): Promise<boolean> {
  try {
    const body: unknown = await request.json();
    return typeof body === 'object' && body !== null && !Array.isArray(body);
  } catch {
    return false;
  }
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
  const callbackUrl = request.headers.get('content-type')?.includes('json')
    ? ((await request.json()) as { callbackUrl?: unknown }).callbackUrl
    : (await request.formData()).get('callbackUrl');
  if (typeof callbackUrl === 'string') body.set('callbackUrl', callbackUrl);
  const headers = new Headers(request.headers);
  headers.set('content-type', 'application/x-www-form-urlencoded');
  headers.delete('content-length');
  return new NextRequest(request.url, { method: 'POST', headers, body });
}
