'use server';

import { notFound } from 'next/navigation';
import { attempt } from '@/lib/accounts/limits/rate-limit';
import { requireUser } from '@/lib/accounts/session';
import { confirmUpload, withdraw } from '@/lib/catalogue/curation/uploads';
import type { Locale } from '@/lib/i18n/locales';
import { redirect } from '@/lib/i18n/navigation';

const PAGE = '/ccg/sets';

async function curator(locale: Locale) {
  const user = await requireUser(locale, `/${locale}${PAGE}`);
  const { ok } = await attempt(['set-write', user.id]);
  if (!ok) redirect({ href: `${PAGE}?done=wait`, locale });
  return user;
}

/** Takes an upload in that its curator has looked at. */
export async function confirmAction(locale: Locale, id: string): Promise<void> {
  const done = await confirmUpload(await curator(locale), id);
  if (!done) notFound();
  redirect({ href: `${PAGE}?done=${done.refused ?? (done.same ? 'same' : 'imported')}`, locale });
}

/** Takes a set out that people brought. */
export async function withdrawAction(locale: Locale, code: string): Promise<void> {
  const done = await withdraw(await curator(locale), code);
  if (!done) notFound();
  redirect({ href: `${PAGE}?done=withdrawn`, locale });
}
