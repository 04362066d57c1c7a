import { z } from 'zod';
import { db } from '@/lib/db/client';
import type { Locale } from '@/lib/i18n/locales';
import { type FieldErrors, fieldErrors } from '../fields/field-errors';
import { handleSchema, suggestHandle } from '../fields/fields';
import { write } from '../mail/letters';
import { isTaken } from '../unique';
import { type Decision, decideSignIn } from './decide';
import type { OutsideLogin } from './login';
import { PROVIDER_NAMES, type ProviderId } from './providers';

/** Gathers what is known about a login that came back and decides what it opens. Changes nothing. */
export async function decideArrival(login: OutsideLogin, signedIn: string | null): Promise<Decision> {
  const { verifiedEmail } = login;
  const [owner, emailOwner] = await Promise.all([
    ownerOf(login),
    verifiedEmail ? db().user.findUnique({ where: { email: verifiedEmail }, select: { id: true } }) : null,
  ]);
  return decideSignIn({ owner, signedIn, verifiedEmail, emailOwner: emailOwner?.id ?? null });
}

/** The user whom an outside login opens, or null. */
export async function ownerOf({ provider, externalId }: Pick<OutsideLogin, 'provider' | 'externalId'>) {
  const where = { provider_externalId: { provider, externalId } };
  const identity = await db().userIdentity.findUnique({ where, select: { userId: true } });
  return identity?.userId ?? null;
}

/**
 * Joins an outside login to an account whose owner is signed in. False when the login, or another of that provider,
 * is joined already. The owner is told by mail: who finds a browser open could otherwise keep a way in unseen.
 */
export async function connect(userId: string, login: OutsideLogin, locale: Locale): Promise<boolean> {
  const { provider, externalId } = login;
  try {
    await db().userIdentity.create({ data: { provider, externalId, userId } });
  } catch (error) {
    if (isTaken(error, 'identity')) return (await ownerOf(login)) === userId;
    throw error;
  }
  const user = await db().user.findUnique({ where: { id: userId }, select: { email: true, handle: true } });
  if (user) await write('connected', { ...user, locale }, { provider: PROVIDER_NAMES[provider] });
  return true;
}

/** Takes an outside login away again. False when it is the only way into the account. */
export async function disconnect(userId: string, provider: ProviderId): Promise<boolean> {
  return db().$transaction(async (transaction) => {
    // Locks the account's row: two of these at once must not each leave the other's login as the last one.
    const user = await transaction.user.update({
      where: { id: userId },
      data: { sessionVersion: { increment: 0 } },
      select: { passwordHash: true, identities: { select: { provider: true } } },
    });
    const others = user.identities.filter((identity) => identity.provider !== provider);
    if (!user.passwordHash && others.length === 0) return false;
    await transaction.userIdentity.deleteMany({ where: { userId, provider } });
    return true;
  });
}

export type OpenResult =
  | { kind: 'signed-in'; user: { id: string; sessionVersion: number } }
  | { kind: 'invalid'; errors: FieldErrors }
  /** Someone was faster: the address or the login opens an account by now. */
  | { kind: 'start-again' };

/** Opens an account for a login that has none. Its address counts as confirmed: the provider has verified it. */
export async function openAccount(login: OutsideLogin, input: unknown): Promise<OpenResult> {
  const parsed = z.object({ handle: handleSchema }).safeParse(input);
  if (!parsed.success) return { kind: 'invalid', errors: fieldErrors(parsed.error) };
  const { provider, externalId, verifiedEmail } = login;
  const decision = await decideArrival(login, null);
  if (decision.kind !== 'choose-handle' || !verifiedEmail) return { kind: 'start-again' };
  try {
    const user = await db().user.create({
      data: {
        email: verifiedEmail,
        emailVerified: new Date(),
        handle: parsed.data.handle,
        identities: { create: { provider, externalId } },
      },
      select: { id: true, sessionVersion: true },
    });
    return { kind: 'signed-in', user };
  } catch (error) {
    if (isTaken(error, 'handle')) return { kind: 'invalid', errors: { handle: 'handle-taken' } };
    if (isTaken(error, 'email') || isTaken(error, 'identity')) return { kind: 'start-again' };
    throw error;
  }
}

/** A free handle close to the name someone goes by outside, or undefined when none comes to mind. */
export async function freeHandle(name: string): Promise<string | undefined> {
  const wanted = suggestHandle(name);
  if (!wanted) return undefined;
  const candidates = [wanted, ...[2, 3, 4, 5, 6, 7].map((n) => `${wanted.slice(0, 22)}-${n}`)];
  const taken = await db().user.findMany({ where: { handle: { in: candidates } }, select: { handle: true } });
  return candidates.find((candidate) => !taken.some((user) => user.handle === candidate));
}
