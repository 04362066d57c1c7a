import { z } from 'zod';
import { db } from '@/lib/db/client';
import { type FieldErrors, fieldErrors } from '../fields/field-errors';
import { handleSchema, newPasswordSchema, repeatsOwnName } from '../fields/fields';
import { hashPassword } from '../fields/password';
import { provePassword } from '../entry/sign-in';
import type { CurrentUser } from '../session-token';
import { isTaken } from '../unique';

export type ChangeResult =
  | { kind: 'done'; user: { id: string; sessionVersion: number } }
  | { kind: 'invalid'; errors: FieldErrors }
  | { kind: 'wait'; waitSeconds: number };

export interface AccountSettings {
  hasPassword: boolean;
  /** Outside logins that open this account: `discord`. */
  providers: string[];
}

export async function accountSettings(user: CurrentUser): Promise<AccountSettings> {
  const found = await db().user.findUniqueOrThrow({
    where: { id: user.id },
    select: { passwordHash: true, identities: { select: { provider: true }, orderBy: { provider: 'asc' } } },
  });
  return {
    hasPassword: found.passwordHash !== null,
    providers: found.identities.map((identity) => identity.provider),
  };
}

/**
 * Sets a new password and ends all sessions; the caller starts this browser's anew. The old password is asked for
 * unless there is none yet (an account opened through an outside login).
 */
export async function changePassword(
  user: CurrentUser,
  input: { current: unknown; password: unknown },
  client: string,
): Promise<ChangeResult> {
  const { hasPassword } = await accountSettings(user);
  if (hasPassword) {
    const proof = await provePassword(user, input.current, client);
    if (proof.kind === 'wait') return proof;
    if (proof.kind === 'refused') return { kind: 'invalid', errors: { current: 'password-wrong' } };
  }
  const parsed = z.object({ password: newPasswordSchema }).safeParse(input);
  if (!parsed.success) return { kind: 'invalid', errors: fieldErrors(parsed.error) };
  const { password } = parsed.data;
  if (repeatsOwnName(password, user)) return { kind: 'invalid', errors: { password: 'password-own-name' } };
  const passwordHash = await hashPassword(password);
  // A link to reset the password that is still under way would undo the change.
  const [, changed] = await db().$transaction([
    db().userToken.deleteMany({ where: { userId: user.id, purpose: 'reset' } }),
    raiseVersion(user.id, { passwordHash }),
  ]);
  return { kind: 'done', user: changed };
}

/** Ends all sessions of an account; the caller starts this browser's anew, or does not. */
export async function endAllSessions(user: CurrentUser): Promise<{ id: string; sessionVersion: number }> {
  return raiseVersion(user.id);
}

function raiseVersion(id: string, data: { passwordHash?: string } = {}) {
  return db().user.update({
    where: { id },
    data: { ...data, sessionVersion: { increment: 1 } },
    select: { id: true, sessionVersion: true },
  });
}

/** Changes the public name. The old one is free at once; links to the old profile end there. */
export async function changeHandle(user: CurrentUser, input: { handle: unknown }): Promise<FieldErrors> {
  const parsed = z.object({ handle: handleSchema }).safeParse(input);
  if (!parsed.success) return fieldErrors(parsed.error);
  try {
    await db().user.update({ where: { id: user.id }, data: { handle: parsed.data.handle } });
    return {};
  } catch (error) {
    if (isTaken(error, 'handle')) return { handle: 'handle-taken' };
    throw error;
  }
}

export type DeleteResult =
  { kind: 'deleted' } | { kind: 'invalid'; errors: FieldErrors } | { kind: 'wait'; waitSeconds: number };

/**
 * Deletes the account with its decks, their history, its outside logins and its open links. Confirmed by the password,
 * or by the handle typed again where there is no password.
 */
export async function deleteAccount(user: CurrentUser, confirmation: unknown, client: string): Promise<DeleteResult> {
  const { hasPassword } = await accountSettings(user);
  if (hasPassword) {
    const proof = await provePassword(user, confirmation, client);
    if (proof.kind === 'wait') return proof;
    if (proof.kind === 'refused') return { kind: 'invalid', errors: { confirmation: 'password-wrong' } };
  } else if (typeof confirmation !== 'string' || confirmation.trim().toLowerCase() !== user.handle) {
    return { kind: 'invalid', errors: { confirmation: 'confirmation-wrong' } };
  }
  await db().user.deleteMany({ where: { id: user.id } });
  return { kind: 'deleted' };
}
