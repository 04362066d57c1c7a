import { db } from '@/lib/db/client';
import { knownScopes, type Scope } from './scopes';
import { hashOfToken, isTokenText } from './token-text';

/** In whose name a request is made by a program, and what it may do there. */
export interface Bearer {
  userId: string;
  scopes: Scope[];
}

export type BearerResult =
  | { kind: 'known'; bearer: Bearer }
  /** No `Authorization: Bearer …` at all. */
  | { kind: 'missing' }
  | { kind: 'expired' }
  /** Never made, revoked, or gone with its account: nobody is told which. */
  | { kind: 'unknown' };

/** Who a request's `Authorization` header speaks for. Nothing else of the request counts: cookies do not. */
export async function bearerOf(request: Request): Promise<BearerResult> {
  const [, text] = /^Bearer +(\S+) *$/i.exec(request.headers.get('authorization') ?? '') ?? [];
  if (text === undefined) return { kind: 'missing' };
  if (!isTokenText(text)) return { kind: 'unknown' };
  const found = await db().accessToken.findUnique({
    where: { hash: hashOfToken(text) },
    select: { id: true, userId: true, scopes: true, expiresAt: true, lastUsedOn: true },
  });
  if (!found) return { kind: 'unknown' };
  const now = new Date();
  if (found.expiresAt && found.expiresAt <= now) return { kind: 'expired' };
  await noteUse(found, now.toISOString().slice(0, 10));
  return { kind: 'known', bearer: { userId: found.userId, scopes: knownScopes(found.scopes) } };
}

/** One write a day, and none for a token that is revoked in the meantime. `day` as `2026-11-30`. */
async function noteUse({ id, lastUsedOn }: { id: string; lastUsedOn: Date | null }, day: string): Promise<void> {
  if (lastUsedOn?.toISOString().startsWith(day)) return;
  await db().accessToken.updateMany({ where: { id }, data: { lastUsedOn: new Date(day) } });
}
