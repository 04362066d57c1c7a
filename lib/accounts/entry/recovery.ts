import { z } from 'zod';
import { db } from '@/lib/db/client';
import type { Locale } from '@/lib/i18n/locales';
import { type FieldErrors, fieldErrors } from '../fields/field-errors';
import { emailSchema, newPasswordSchema, repeatsOwnName } from '../fields/fields';
import { attempt, forgive, type Verdict } from '../limits/rate-limit';
import { write } from '../mail/letters';
import { createToken, readToken, takeToken } from '../mail/token';
import { hashPassword } from '../fields/password';

export type RequestResult =
  { kind: 'sent' } | { kind: 'invalid'; errors: FieldErrors } | { kind: 'wait'; waitSeconds: number };

/**
 * Mails a link that sets a new password. The answer is the same for an address without an account, at the same time
 * (`later` does the work after it) and under the same limits.
 */
export async function requestReset(
  input: unknown,
  client: string,
  locale: Locale,
  later: (work: () => Promise<void>) => void,
): Promise<RequestResult> {
  const parsed = z.object({ email: emailSchema }).safeParse(input);
  if (!parsed.success) return { kind: 'invalid', errors: fieldErrors(parsed.error) };
  const { email } = parsed.data;
  const verdict = await attempt(['mail-address', email], ['mail-client', client]);
  if (!verdict.ok) return { kind: 'wait', waitSeconds: verdict.waitSeconds };
  later(async () => {
    const user = await db().user.findUnique({ where: { email }, select: { id: true, email: true, handle: true } });
    if (user) await write('reset', { ...user, locale }, { token: await createToken(user.id, 'reset') });
  });
  return { kind: 'sent' };
}

/** Mails the confirming link again, to a signed-in person. */
export async function requestConfirmation(
  user: { id: string; email: string; handle: string },
  client: string,
  locale: Locale,
): Promise<Verdict> {
  const verdict = await attempt(['mail-address', user.email], ['mail-client', client]);
  if (verdict.ok) await write('confirm', { ...user, locale }, { token: await createToken(user.id, 'confirm') });
  return verdict;
}

export type ResetResult =
  | { kind: 'done'; user: { id: string; sessionVersion: number } }
  | { kind: 'expired' }
  | { kind: 'invalid'; errors: FieldErrors };

/**
 * Sets a new password by the link of a mail and ends all sessions and access tokens: it is also the way back for who has
 * lost the account to somebody, and what that one made must not stay behind. (Who knows the old password and changes it
 * keeps the tokens: they can be seen and revoked one by one, and no program stops without a word.)
 *
 * Following the link proves the address. Where it was never proved before, whoever opened the account may have been a
 * stranger who waited for its owner: the outside logins that were connected until then lose their way in.
 */
export async function resetPassword(token: string, input: unknown, client: string): Promise<ResetResult> {
  const parsed = z.object({ password: newPasswordSchema }).safeParse(input);
  if (!parsed.success) return { kind: 'invalid', errors: fieldErrors(parsed.error) };
  const { password } = parsed.data;
  const owner = await readToken(token, 'reset');
  if (!owner) return { kind: 'expired' };
  const account = await db().user.findUniqueOrThrow({ where: { id: owner.id }, select: { email: true, handle: true } });
  if (repeatsOwnName(password, account)) return { kind: 'invalid', errors: { password: 'password-own-name' } };
  const passwordHash = await hashPassword(password);

  const user = await db().$transaction(async (transaction) => {
    const id = await takeToken(transaction, token, 'reset');
    if (!id) return null;
    const unproved = await transaction.user.updateMany({
      where: { id, emailVerified: null },
      data: { emailVerified: new Date() },
    });
    if (unproved.count > 0) await transaction.userIdentity.deleteMany({ where: { userId: id } });
    await transaction.userToken.deleteMany({ where: { userId: id } });
    await transaction.accessToken.deleteMany({ where: { userId: id } });
    return transaction.user.update({
      where: { id },
      data: { passwordHash, sessionVersion: { increment: 1 } },
      select: { id: true, sessionVersion: true },
    });
  });
  if (!user) return { kind: 'expired' };
  await forgive('sign-in-account', account.email, client);
  return { kind: 'done', user };
}

/**
 * Confirms an address by the link of a mail; false when the link is no longer good. It signs nobody in: who follows
 * the link need not be who chose the account's password, and must not end up in the account of a stranger.
 */
export async function confirmAddress(token: string): Promise<boolean> {
  return db().$transaction(async (transaction) => {
    const id = await takeToken(transaction, token, 'confirm');
    if (!id) return false;
    await transaction.user.update({ where: { id }, data: { emailVerified: new Date() } });
    return true;
  });
}
