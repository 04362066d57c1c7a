'use server';

import { getTranslations } from 'next-intl/server';
import { confirmAddress } from '@/lib/accounts/entry/recovery';
import { text } from '../form/answers';
import type { FormState } from '../form/form-state';

export async function confirmAction(_: FormState, data: FormData): Promise<FormState> {
  const t = await getTranslations('account.confirm');
  return (await confirmAddress(text(data, 'token')))
    ? { notice: { tone: 'good', title: t('done') }, finished: true }
    : { notice: { tone: 'bad', title: t('expiredTitle'), text: t('expired') }, finished: true };
}
