import { z } from 'zod';
import { db } from '@/lib/db/client';
import { provePassword } from '../entry/sign-in';
import { accountSettings } from '../own/account';
import type { CurrentUser } from '../session-token';
import { knownScopes, SCOPES, type Scope } from './scopes';
import { hashOfToken, newTokenText } from './token-text';

// Access tokens as their owner makes, sees and ends them.

/** Tokens one account may have. Those that have run out do not count. */
export const MAX_TOKENS = 20;
/** In characters. */
export const MAX_TOKEN_NAME = 60;
/** Days a token may be good for, as a form sends them; 0: until it is revoked. */
export const TOKEN_DAYS = ['30', '90', '365', '0'] as const;

const DAY_MS = 24 * 60 * 60 * 1000;

/** A token without what opens anything. Times in UTC. */
export interface OwnToken {
  id: string;
  name: string;
  /** Its last characters. */
  ending: string;
  scopes: Scope[];
  createdAt: Date;
  expiresAt: Date | null;
  expired: boolean;
  /** Midnight of the day it was last used on. */
  lastUsedOn: Date | null;
}

/** What can be wrong with a field of the form, as keys of the `tokens.errors` messages. */
export type TokenFieldError = 'name' | 'scopes' | 'days' | 'password';

export type NewTokenResult =
  /** The only time that its text is there. */
  | { kind: 'made'; text: string }
  | { kind: 'invalid'; errors: Partial<Record<'name' | 'scopes' | 'days' | 'current', TokenFieldError>> }
  | { kind: 'too-many' }
  | { kind: 'wait'; waitSeconds: number };

const inputSchema = z.object({
  // Nobody but its owner ever reads it.
  name: z
    .string()
    .max(500)
    .transform((name) => name.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim())
    .pipe(z.string().min(1).max(MAX_TOKEN_NAME)),
  scopes: z
    .array(z.enum(SCOPES))
    .min(1)
    .transform((scopes) => knownScopes(scopes)),
  days: z.enum(TOKEN_DAYS).transform(Number),
});

/**
 * Makes a token. The password is asked for where there is one: a token outlives the session, so whoever finds an open
 * browser must not be able to take one along.
 */
export async function makeToken(
  user: CurrentUser,
  input: { name: unknown; scopes: unknown; days: unknown; current: unknown },
  client: string,
): Promise<NewTokenResult> {
  const parsed = inputSchema.safeParse(input);
  if (!parsed.success) {
    const fields = parsed.error.issues.map(({ path: [field] }) => field);
    const wrong = (['name', 'scopes', 'days'] as const).filter((field) => fields.includes(field));
    return { kind: 'invalid', errors: Object.fromEntries(wrong.map((field) => [field, field])) };
  }
  if ((await accountSettings(user)).hasPassword) {
    const proof = await provePassword(user, input.current, client);
    if (proof.kind === 'wait') return proof;
    if (proof.kind === 'refused') return { kind: 'invalid', errors: { current: 'password' } };
  }
  const { name, scopes, days } = parsed.data;
  const text = newTokenText();
  const now = Date.now();
  return db().$transaction(async (tx): Promise<NewTokenResult> => {
    // One at a time for each owner, so that the limit is seen by all.
    await tx.$queryRaw`SELECT 1 FROM "user" WHERE "id" = ${user.id}::uuid FOR UPDATE`;
    await tx.accessToken.deleteMany({ where: { userId: user.id, expiresAt: { lt: new Date(now) } } });
    if ((await tx.accessToken.count({ where: { userId: user.id } })) >= MAX_TOKENS) return { kind: 'too-many' };
    await tx.accessToken.create({
      data: {
        userId: user.id,
        hash: hashOfToken(text),
        name,
        ending: text.slice(-4),
        scopes,
        expiresAt: days === 0 ? null : new Date(now + days * DAY_MS),
      },
    });
    return { kind: 'made', text };
  });
}

/** An account's tokens, the newest first. They are bounded ({@link MAX_TOKENS}), so the list has no pages. */
export async function ownTokens(userId: string): Promise<OwnToken[]> {
  const rows = await db().accessToken.findMany({
    where: { userId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    omit: { hash: true, userId: true },
  });
  const now = new Date();
  return rows.map(({ scopes, ...row }) => ({
    ...row,
    scopes: knownScopes(scopes),
    expired: row.expiresAt !== null && row.expiresAt <= now,
  }));
}

/** Ends one of an account's own tokens at once; any other is left as it is. */
export async function revokeToken(userId: string, id: string): Promise<void> {
  if (z.uuid().safeParse(id).success) await db().accessToken.deleteMany({ where: { userId, id } });
}
