'use server';

import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { labPath } from './address';
import { openLimited } from './asked';
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
    // Copied from a file, it may begin with a byte order mark.
    json = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return { text, error: t('notJson') };
  }
  const session = await openLimited(json, locale);
  if (session.kind === 'problem') return { text, error: t(session.problem) };
  if (session.kind === 'refused') return { text, error: `${t('refused')}.`, reason: session.error };
  const path = await labPath(locale, json);
  if (path === null) return { text, error: t('noLink') };
  redirect(path);
}
