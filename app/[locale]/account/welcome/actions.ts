'use server';

import { redirect } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { connect, openAccount } from '@/lib/accounts/outside/arrive';
import { dropArrival, notedArrival } from '@/lib/accounts/outside/note';
import { PROVIDER_NAMES } from '@/lib/accounts/outside/providers';
import { currentUser, startSession } from '@/lib/accounts/session';
import { invalid, text } from '../form/answers';
import type { FormState } from '../form/form-state';

/** Opens an account for the outside login that just arrived. */
export async function openAccountAction(_: FormState, data: FormData): Promise<FormState> {
  const [login, locale] = await Promise.all([notedArrival(), getLocale()]);
  if (!login) return nothingLeft();
  const result = await openAccount(login, { handle: text(data, 'handle') });
  if (result.kind === 'invalid') return invalid(data, result.errors);
  if (result.kind === 'start-again') redirect(`/${locale}/account/welcome`);
  await dropArrival();
  await startSession(result.user);
  redirect(`/${locale}/decks`);
}

/** Joins the outside login that just arrived to the account of who is signed in. */
export async function connectAction(): Promise<FormState> {
  const [login, user, locale] = await Promise.all([notedArrival(), currentUser(), getLocale()]);
  if (!login || !user) return nothingLeft();
  if (await connect(user.id, login, locale)) {
    await dropArrival();
    redirect(`/${locale}/account`);
  }
  const t = await getTranslations('account.welcome');
  return { notice: { tone: 'bad', title: t('connectTaken', { provider: PROVIDER_NAMES[login.provider] }) } };
}

export async function cancelAction(): Promise<void> {
  await dropArrival();
  redirect(`/${await getLocale()}/account`);
}

async function nothingLeft(): Promise<FormState> {
  const t = await getTranslations('account.welcome');
  return { notice: { tone: 'warn', title: t('nothingTitle'), text: t('nothing') }, finished: true };
}
