import { decode, encode } from 'next-auth/jwt';
import { cookies } from 'next/headers';
import { sessionSecret, usesHttps } from '../site-url';
import { type OutsideLogin, outsideLoginSchema } from './login';

// "This login was proved, but not yet what it opens": left in the browser on coming back from a provider, for the page
// that asks. Sealed like a session, so that nobody writes their own, and short-lived; under a salt of its own, so that
// neither can stand in for the other.

const NAME = 'kage.arrived';
const SECONDS = 15 * 60;

function cookieOptions() {
  return { httpOnly: true, sameSite: 'lax', path: '/', secure: usesHttps(), maxAge: SECONDS } as const;
}

/** Only in actions and route handlers. */
export async function noteArrival(login: OutsideLogin): Promise<void> {
  const value = await encode({ token: { login }, secret: sessionSecret(), maxAge: SECONDS, salt: NAME });
  (await cookies()).set(NAME, value, cookieOptions());
}

/** Null when there is none, or it is forged or too old. */
export async function notedArrival(): Promise<OutsideLogin | null> {
  const value = (await cookies()).get(NAME)?.value;
  if (!value) return null;
  try {
    const sealed = await decode({ token: value, secret: sessionSecret(), salt: NAME });
    return outsideLoginSchema.parse(sealed?.login);
  } catch {
    return null;
  }
}

/** Only in actions and route handlers. */
export async function dropArrival(): Promise<void> {
  (await cookies()).set(NAME, '', { ...cookieOptions(), maxAge: 0 });
}
