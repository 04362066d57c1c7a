import { decode, encode } from 'next-auth/jwt';
import { z } from 'zod';
import { db } from '@/lib/db/client';
import { knownRoles, type Role } from './roles';
import { sessionSecret, usesHttps } from './site-url';

/** A session ends after so many seconds (30 days), whatever happens; it is not prolonged in silence. */
export const SESSION_SECONDS = 30 * 24 * 60 * 60;

/** What a session says: who, and the session version it began with. next-auth seals it (JWE) in its cookie. */
export interface SessionClaims {
  sub: string;
  version: number;
}

/** Who is signed in. `email` is for their own eyes; others see `handle`. */
export interface CurrentUser {
  id: string;
  handle: string;
  email: string;
  emailVerified: boolean;
  roles: Role[];
}

const claimsSchema = z.object({ sub: z.uuid(), version: z.int() });

/** next-auth's own cookie, so that its routes and ours read the same session. */
export function sessionCookie() {
  const secure = usesHttps();
  return {
    name: `${secure ? '__Secure-' : ''}next-auth.session-token`,
    options: { httpOnly: true, sameSite: 'lax', path: '/', secure, maxAge: SESSION_SECONDS } as const,
  };
}

export function sealSession({ sub, version }: SessionClaims): Promise<string> {
  return encode({ token: { sub, version }, secret: sessionSecret(), maxAge: SESSION_SECONDS });
}

/** The claims of a sealed session, or null when it is forged, expired or of an older make. */
export async function openSession(token: string): Promise<SessionClaims | null> {
  try {
    return claimsSchema.parse(await decode({ token, secret: sessionSecret() }));
  } catch {
    return null;
  }
}

/**
 * The user of a sealed session. Null when the account is gone or its session version has moved on: a changed
 * password, "sign out everywhere".
 */
export async function userOfSession(token: string): Promise<CurrentUser | null> {
  const claims = await openSession(token);
  return claims && userOfClaims(claims);
}

export async function userOfClaims({ sub, version }: SessionClaims): Promise<CurrentUser | null> {
  const user = await db().user.findUnique({
    where: { id: sub },
    select: { id: true, handle: true, email: true, emailVerified: true, sessionVersion: true, roles: true },
  });
  if (!user || user.sessionVersion !== version) return null;
  const { id, handle, email } = user;
  return { id, handle, email, emailVerified: user.emailVerified !== null, roles: knownRoles(user.roles) };
}
