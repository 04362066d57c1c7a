import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { cache } from 'react';
import { expectPerson } from '@/lib/cache/impersonal';
import { type CurrentUser, sealSession, sessionCookie, userOfSession } from './session-token';

export type { CurrentUser } from './session-token';

/**
 * Who is signed in, in server components, actions and route handlers; asked once a request. A visitor without a
 * session costs no query. Throws where an answer is being found that is kept for everybody.
 */
export async function currentUser(): Promise<CurrentUser | null> {
  expectPerson();
  return readUser();
}

const readUser = cache(async (): Promise<CurrentUser | null> => {
  const token = (await cookies()).get(sessionCookie().name)?.value;
  return token ? userOfSession(token) : null;
});

/** For pages that need an account: sends a visitor to the sign-in page, which leads back to `returnTo` (a path with its language). */
export async function requireUser(locale: string, returnTo: string): Promise<CurrentUser> {
  return (await currentUser()) ?? redirect(signInPath(locale, returnTo));
}

export function signInPath(locale: string, returnTo: string): string {
  return `/${locale}/account/sign-in?${new URLSearchParams({ callbackUrl: returnTo })}`;
}

/** Signs this browser in. Only in actions and route handlers: pages cannot set cookies. */
export async function startSession(user: { id: string; sessionVersion: number }): Promise<void> {
  const { name, options } = sessionCookie();
  (await cookies()).set(name, await sealSession({ sub: user.id, version: user.sessionVersion }), options);
}

/** Signs this browser out; the account's other sessions go on. */
export async function endSession(): Promise<void> {
  const { name, options } = sessionCookie();
  (await cookies()).set(name, '', { ...options, maxAge: 0 });
}
