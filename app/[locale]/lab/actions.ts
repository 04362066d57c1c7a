'use server';

import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { attempt } from '@/lib/accounts/limits/rate-limit';
import { currentClient } from '@/lib/accounts/limits/client';
import { DEFAULT_GAME } from '@/lib/catalogue/games';
import type { Locale } from '@/lib/i18n/locales';
import { openLab } from '@/lib/rulings/lab/session';
import { labPath } from './address';
import type { TextState } from './text-board';

const MOST_BYTES = 64 * 1024;

/** Opens a scenario given as text, of a file or edited. */
export async function openText(locale: Locale, _: TextState, form: FormData): Promise<TextState> {
  const t = await getTranslations({ locale, namespace: 'lab' });
  const given = form.get('scenario');
  const text = typeof given === 'string' ? given : '';
  if (Buffer.byteLength(text) > MOST_BYTES) return { text: text.slice(0, MOST_BYTES), error: t('tooLargeText') };
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { text, error: t('notJson') };
  }
  const verdict = await attempt(['scenario-client', await currentClient()]);
  if (!verdict.ok) return { text, error: t('busy') };
  const session = await openLab(DEFAULT_GAME, json, locale);
  if (session.kind === 'too-long') return { text, error: t('tooLong') };
  if (session.kind === 'refused') return { text, error: `${t('refused')}. ${session.error}` };
  const path = await labPath(locale, json);
  if (path === null) return { text, error: t('noLink') };
  redirect(path);
}
