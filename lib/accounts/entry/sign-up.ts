import { z } from 'zod';
import { db } from '@/lib/db/client';
import type { Locale } from '@/lib/i18n/locales';
import { type FieldErrors, fieldErrors } from '../fields/field-errors';
import { emailSchema, handleSchema, newPasswordSchema, repeatsOwnName } from '../fields/fields';
import { attempt } from '../limits/rate-limit';
import { write } from '../mail/letters';
import { mailsLeave } from '../mail/send';
import { createToken } from '../mail/token';
import { hashPassword, verifyPassword } from '../fields/password';
import { signIn } from './sign-in';
import { isTaken } from '../unique';

export type SignUpResult =
  | { kind: 'signed-in'; user: { id: string; sessionVersion: number } }
  /** The same for a new address and for one that has an account: what happened is in the mail. */
  | { kind: 'check-mail' }
  /** Without a mail server: the address cannot be used for a new account. */
  | { kind: 'address-unusable' }
  | { kind: 'invalid'; errors: FieldErrors }
  | { kind: 'wait'; waitSeconds: number };

const signUpSchema = z
  .object({ email: emailSchema, handle: handleSchema, password: newPasswordSchema })
  .refine((input) => !repeatsOwnName(input.password, input), { path: ['password'], error: 'password-own-name' });

/**
 * Opens an account.
 *
 * Where mails leave the house nobody learns whether the address had an account: either way the page says to look in
 * the mail, and its owner finds there a link that confirms the new account, or one that opens the old one. Without a
 * mail server that is impossible, as a newcomer is signed in at once and someone else's address cannot be: then the
 * answer is worded without "exists", whoever knows the account's own password is simply signed in, and the rate limit
 * keeps addresses from being tried in bulk. Handles are public in any case.
 *
 * `later` runs what must not delay the answer (mails), so that its time tells nothing either.
 */
export async function signUp(
  input: unknown,
  client: string,
  locale: Locale,
  later: (work: () => Promise<void>) => void,
): Promise<SignUpResult> {
  const parsed = signUpSchema.safeParse(input);
  if (!parsed.success) return { kind: 'invalid', errors: fieldErrors(parsed.error) };
  const { email, handle, password } = parsed.data;

  const verdict = await attempt(['sign-up-client', client]);
  if (!verdict.ok) return { kind: 'wait', waitSeconds: verdict.waitSeconds };
  if (await db().user.findUnique({ where: { handle }, select: { id: true } })) return handleTaken;

  const known = await db().user.findUnique({
    where: { email },
    select: { id: true, email: true, handle: true },
  });
  if (known) {
    if (!mailsLeave()) {
      const result = await signIn({ email, password }, client);
      return result.kind === 'refused' ? { kind: 'address-unusable' } : result;
    }
    await verifyPassword(null, password);
    later(async () => {
      const mayWrite = await attempt(['mail-address', email]);
      if (mayWrite.ok) await write('known', { ...known, locale }, { token: await createToken(known.id, 'reset') });
    });
    return { kind: 'check-mail' };
  }

  const passwordHash = await hashPassword(password);
  try {
    const user = await db().user.create({
      data: { email, handle, passwordHash },
      select: { id: true, sessionVersion: true },
    });
    later(async () => write('confirm', { email, handle, locale }, { token: await createToken(user.id, 'confirm') }));
    return mailsLeave() ? { kind: 'check-mail' } : { kind: 'signed-in', user };
  } catch (error) {
    // Two at once: the unique keys decide.
    if (isTaken(error, 'handle')) return handleTaken;
    if (isTaken(error, 'email')) return mailsLeave() ? { kind: 'check-mail' } : { kind: 'address-unusable' };
    throw error;
  }
}

const handleTaken: SignUpResult = { kind: 'invalid', errors: { handle: 'handle-taken' } };
