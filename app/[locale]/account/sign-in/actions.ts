'use server';

import { redirect } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { currentClient } from '@/lib/accounts/limits/client';
import { mailsLeave } from '@/lib/accounts/mail/send';
import { startSession } from '@/lib/accounts/session';
import { signIn } from '@/lib/accounts/entry/sign-in';
import { kept, text, wait } from '../form/answers';
import type { FormState } from '../form/form-state';
import { returnTo } from '../form/return-to';

export async function signInAction(_: FormState, data: FormData): Promise<FormState> {
  const input = { email: text(data, 'email'), password: text(data, 'password') };
  const result = await signIn(input, await currentClient());
  if (result.kind === 'wait') return wait(data, result.waitSeconds);
  if (result.kind === 'refused') {
    const t = await getTranslations('account.signIn');
    return { notice: { tone: 'bad', title: t(mailsLeave() ? 'refusedMail' : 'refused') }, values: kept(data) };
  }
  await startSession(result.user);
  redirect(returnTo(text(data, 'callbackUrl'), await getLocale()));
}
