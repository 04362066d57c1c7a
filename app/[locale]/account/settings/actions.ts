'use server';

import { revalidatePath } from 'next/cache';
import { redirect } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { changeHandle, changePassword, deleteAccount, endAllSessions } from '@/lib/accounts/own/account';
import { currentClient } from '@/lib/accounts/limits/client';
import { mailsLeave } from '@/lib/accounts/mail/send';
import { disconnect } from '@/lib/accounts/outside/arrive';
import { dropArrival } from '@/lib/accounts/outside/note';
import { isProvider } from '@/lib/accounts/outside/providers';
import { requestConfirmation } from '@/lib/accounts/entry/recovery';
import { type CurrentUser, endSession, requireUser, startSession } from '@/lib/accounts/session';
import { invalid, text, wait } from '../form/answers';
import type { FormState } from '../form/form-state';

// Each asks anew who is signed in and acts on that account only: no form says whose it is.

export async function changeHandleAction(_: FormState, data: FormData): Promise<FormState> {
  const { user, t } = await mine();
  const errors = await changeHandle(user, { handle: text(data, 'handle') });
  if (Object.keys(errors).length > 0) return invalid(data, errors);
  revalidatePath('/', 'layout');
  return { notice: { tone: 'good', title: t('saved') } };
}

export async function changePasswordAction(_: FormState, data: FormData): Promise<FormState> {
  const { user, t } = await mine();
  const input = { current: text(data, 'current'), password: text(data, 'password') };
  const result = await changePassword(user, input, await currentClient());
  if (result.kind === 'invalid') return invalid(data, result.errors);
  if (result.kind === 'wait') return wait(data, result.waitSeconds);
  await startSession(result.user);
  return { notice: { tone: 'good', title: t('passwordDone') } };
}

export async function endOtherSessionsAction(): Promise<FormState> {
  const { user, t } = await mine();
  await startSession(await endAllSessions(user));
  return { notice: { tone: 'good', title: t('sessionsDone') } };
}

export async function confirmAgainAction(_: FormState, data: FormData): Promise<FormState> {
  const { user, locale, t } = await mine();
  const verdict = await requestConfirmation(user, await currentClient(), locale);
  if (!verdict.ok) return wait(data, verdict.waitSeconds);
  return { notice: { tone: 'good', title: t(mailsLeave() ? 'confirmSent' : 'confirmLogged') } };
}

export async function disconnectAction(_: FormState, data: FormData): Promise<FormState> {
  const { user, t } = await mine();
  const provider = text(data, 'provider');
  if (isProvider(provider) && !(await disconnect(user.id, provider))) {
    return { notice: { tone: 'bad', title: t('disconnectLast') } };
  }
  revalidatePath('/', 'layout');
  return {};
}

export async function deleteAccountAction(_: FormState, data: FormData): Promise<FormState> {
  const { user, locale } = await mine();
  const result = await deleteAccount(user, text(data, 'confirmation'), await currentClient());
  if (result.kind === 'invalid') return invalid(data, result.errors);
  if (result.kind === 'wait') return wait(data, result.waitSeconds);
  await leave();
  redirect(`/${locale}/account/sign-in?deleted=1`);
}

export async function signOutAction(): Promise<void> {
  await leave();
  redirect(`/${await getLocale()}`);
}

/** Leaves nothing of the person in this browser's cookies. */
async function leave(): Promise<void> {
  await endSession();
  await dropArrival();
}

async function mine(): Promise<{ user: CurrentUser; locale: Awaited<ReturnType<typeof getLocale>>; t: Words }> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('account.settings')]);
  return { user: await requireUser(locale, `/${locale}/account`), locale, t };
}

type Words = Awaited<ReturnType<typeof getTranslations<'account.settings'>>>;
