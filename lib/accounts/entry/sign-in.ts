import { z } from 'zod';
import { db } from '@/lib/db/client';
import { emailSchema, passwordSchema } from '../fields/fields';
import { attempt, forgive, giveBack } from '../limits/rate-limit';
import { mailsLeave } from '../mail/send';
import { hashPassword, isOutdated, verifyPassword } from '../fields/password';

export type SignInResult =
  | { kind: 'signed-in'; user: { id: string; sessionVersion: number } }
  /** Wrong password, unknown address, or an address still to be confirmed: they look the same, and take as long. */
  | { kind: 'refused' }
  | { kind: 'wait'; waitSeconds: number };

const credentialsSchema = z.object({ email: emailSchema, password: passwordSchema.pipe(z.string().min(1)) });

/**
 * Checks an address and a password.
 *
 * Where mails leave the house an address must be confirmed first: otherwise signing up with an address and then
 * signing in would tell whether it had an account before.
 */
export async function signIn(input: unknown, client: string): Promise<SignInResult> {
  const credentials = credentialsSchema.safeParse(input);
  // Not the form of any address or password of ours: nothing to compare it with, and nothing to give away.
  if (!credentials.success) return { kind: 'refused' };
  const { email, password } = credentials.data;

  const verdict = await attempt(['sign-in-account', email, client], ['sign-in-client', client]);
  if (!verdict.ok) return { kind: 'wait', waitSeconds: verdict.waitSeconds };

  const user = await db().user.findUnique({
    where: { email },
    select: { id: true, sessionVersion: true, passwordHash: true, emailVerified: true },
  });
  if (!(await verifyPassword(user?.passwordHash, password)) || !user) return { kind: 'refused' };
  if (!user.emailVerified && mailsLeave()) return { kind: 'refused' };

  await forgive('sign-in-account', email, client);
  await giveBack('sign-in-client', client);
  if (user.passwordHash && isOutdated(user.passwordHash)) {
    await db().user.update({ where: { id: user.id }, data: { passwordHash: await hashPassword(password) } });
  }
  return { kind: 'signed-in', user: { id: user.id, sessionVersion: user.sessionVersion } };
}

/**
 * Whether a signed-in person knows their password, with the limit of a sign-in: an open browser left behind is no
 * place to guess it.
 */
export async function provePassword(
  user: { id: string },
  typed: unknown,
  client: string,
): Promise<{ kind: 'proved' } | { kind: 'refused' } | { kind: 'wait'; waitSeconds: number }> {
  const password = passwordSchema.safeParse(typed);
  if (!password.success) return { kind: 'refused' };
  const verdict = await attempt(['sign-in-account', user.id, client], ['sign-in-client', client]);
  if (!verdict.ok) return { kind: 'wait', waitSeconds: verdict.waitSeconds };
  const stored = await db().user.findUnique({ where: { id: user.id }, select: { passwordHash: true } });
  if (!(await verifyPassword(stored?.passwordHash, password.data))) return { kind: 'refused' };
  await forgive('sign-in-account', user.id, client);
  await giveBack('sign-in-client', client);
  return { kind: 'proved' };
}
