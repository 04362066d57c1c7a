'use server';

import { redirect } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { currentClient } from '@/lib/accounts/limits/client';
import { notedArrival } from '@/lib/accounts/outside/note';
import { resetPassword } from '@/lib/accounts/entry/recovery';
import { startSession } from '@/lib/accounts/session';
import { invalid, text } from '../form/answers';
import type { FormState } from '../form/form-state';

export async function resetAction(_: FormState, data: FormData): Promise<FormState> {
  const result = await resetPassword(text(data, 'token'), { password: text(data, 'password') }, await currentClient());
  if (result.kind === 'invalid') return invalid(data, result.errors);
  if (result.kind === 'expired') {
    const t = await getTranslations('account.reset');
    return { notice: { tone: 'bad', title: t('expiredTitle'), text: t('expired') }, finished: true };
  }
  await startSession(result.user);
  const locale = await getLocale();
  // Who came here because an outside login found this account goes on to connect it.
  redirect((await notedArrival()) ? `/${locale}/account/welcome` : `/${locale}/account`);
}
