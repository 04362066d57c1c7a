'use server';

import { after } from 'next/server';
import { getLocale, getTranslations } from 'next-intl/server';
import { currentClient } from '@/lib/accounts/limits/client';
import { mailsLeave } from '@/lib/accounts/mail/send';
import { requestReset } from '@/lib/accounts/entry/recovery';
import { invalid, text, wait } from '../form/answers';
import type { FormState } from '../form/form-state';

export async function requestResetAction(_: FormState, data: FormData): Promise<FormState> {
  const email = text(data, 'email').trim();
  const result = await requestReset({ email }, await currentClient(), await getLocale(), after);
  if (result.kind === 'invalid') return invalid(data, result.errors);
  if (result.kind === 'wait') return wait(data, result.waitSeconds);
  const t = await getTranslations('account.forgot');
  const sentences = [t('sentText', { email }), ...(mailsLeave() ? [] : [t('noServer')])];
  return { notice: { tone: 'good', title: t('sent'), text: sentences.join(' ') }, finished: true };
}
