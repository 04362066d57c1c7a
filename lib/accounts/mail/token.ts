import { createHash, randomBytes } from 'node:crypto';
import { db } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';

export type TokenPurpose = 'confirm' | 'reset';

const LIFETIME_MS: Record<TokenPurpose, number> = { confirm: 3 * 24 * 60 * 60 * 1000, reset: 60 * 60 * 1000 };

/**
 * A new token for a link. Only its hash is stored: who reads the database cannot follow the link. Older tokens stay
 * good until they expire or one of them is used, so that asking twice does not spoil the first mail.
 */
export async function createToken(userId: string, purpose: TokenPurpose): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const now = Date.now();
  await db().userToken.deleteMany({ where: { expiresAt: { lt: new Date(now) } } });
  await db().userToken.create({
    data: { hash: hashOf(token), userId, purpose, expiresAt: new Date(now + LIFETIME_MS[purpose]) },
  });
  return token;
}

/** Whose token it is, without using it up: for showing the page that the link leads to. Null when it is no longer good. */
export async function readToken(token: string, purpose: TokenPurpose): Promise<{ id: string; handle: string } | null> {
  const found = await db().userToken.findFirst({
    where: { hash: hashOf(token), purpose, expiresAt: { gt: new Date() } },
    select: { user: { select: { id: true, handle: true } } },
  });
  return found?.user ?? null;
}

/** Uses a token up, with all others of that purpose. Null when it was no longer good; of two at once, one gets it. */
export async function takeToken(
  transaction: Prisma.TransactionClient,
  token: string,
  purpose: TokenPurpose,
): Promise<string | null> {
  const where = { hash: hashOf(token), purpose, expiresAt: { gt: new Date() } };
  const found = await transaction.userToken.findFirst({ where, select: { userId: true } });
  if (!found) return null;
  const { count } = await transaction.userToken.deleteMany({ where });
  if (count === 0) return null;
  await transaction.userToken.deleteMany({ where: { userId: found.userId, purpose } });
  return found.userId;
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
