'use server';

import { revalidatePath } from 'next/cache';
import { redirect } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { currentClient } from '@/lib/accounts/limits/client';
import { requireUser } from '@/lib/accounts/session';
import { makeToken, MAX_TOKEN_NAME, MAX_TOKENS, revokeToken } from '@/lib/accounts/tokens/own-tokens';
import { text, wait } from '../form/answers';
import type { FormState } from '../form/form-state';

/** What the form shows after it was sent. */
export interface TokenState extends Omit<FormState, 'finished'> {
  /** What was chosen and is shown again. */
  scopes?: string[];
  /** The token that was made: this answer is the only one that has it. */
  token?: string;
}

export async function makeTokenAction(_: TokenState, data: FormData): Promise<TokenState> {
  const [{ user }, t] = await Promise.all([mine(), getTranslations('tokens')]);
  const [name, days] = [text(data, 'name').slice(0, 500), text(data, 'days')];
  const scopes = data.getAll('scopes').filter((scope) => typeof scope === 'string');
  const kept = { values: { name, days }, scopes };
  const result = await makeToken(user, { name, scopes, days, current: text(data, 'current') }, await currentClient());
  switch (result.kind) {
    case 'made':
      revalidatePath('/', 'layout');
      return { token: result.text };
    case 'too-many':
      return { ...kept, notice: { tone: 'bad', title: t('tooMany', { max: MAX_TOKENS }) } };
    case 'wait':
      return { ...(await wait(data, result.waitSeconds)), ...kept };
    case 'invalid':
      return {
        ...kept,
        errors: Object.fromEntries(
          Object.entries(result.errors).map(([field, error]) => [field, t(`errors.${error}`, { max: MAX_TOKEN_NAME })]),
        ),
      };
  }
}

export async function revokeTokenAction(data: FormData): Promise<void> {
  const { user, locale } = await mine();
  await revokeToken(user.id, text(data, 'id'));
  redirect(`/${locale}/account/tokens`);
}

async function mine() {
  const locale = await getLocale();
  return { locale, user: await requireUser(locale, `/${locale}/account/tokens`) };
}
