'use server';

import { after } from 'next/server';
import { redirect } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { currentClient } from '@/lib/accounts/limits/client';
import { startSession } from '@/lib/accounts/session';
import { signUp } from '@/lib/accounts/entry/sign-up';
import { invalid, kept, text, wait } from '../form/answers';
import type { FormState } from '../form/form-state';
import { returnTo } from '../form/return-to';

export async function signUpAction(_: FormState, data: FormData): Promise<FormState> {
  const input = { email: text(data, 'email'), handle: text(data, 'handle'), password: text(data, 'password') };
  const locale = await getLocale();
  const result = await signUp(input, await currentClient(), locale, after);
  const t = await getTranslations('account.signUp');
  switch (result.kind) {
    case 'invalid':
      return invalid(data, result.errors);
    case 'wait':
      return wait(data, result.waitSeconds);
    case 'address-unusable':
      return { errors: { email: t('unusable') }, values: kept(data) };
    case 'check-mail': {
      const sentence = t('checkMailText', { email: input.email.trim() });
      return { notice: { tone: 'good', title: t('checkMail'), text: sentence }, finished: true };
    }
    case 'signed-in':
      await startSession(result.user);
      redirect(returnTo(text(data, 'callbackUrl'), locale));
  }
}
