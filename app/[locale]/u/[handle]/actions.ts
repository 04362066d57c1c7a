'use server';

import { notFound } from 'next/navigation';
import { attempt } from '@/lib/accounts/limits/rate-limit';
import { requireUser } from '@/lib/accounts/session';
import { setFollow } from '@/lib/decks/social/follows';
import type { Locale } from '@/lib/i18n/locales';
import { redirect } from '@/lib/i18n/navigation';

/** Follows somebody, or stops. */
export async function follow(place: { locale: Locale; handle: string }, wanted: boolean): Promise<void> {
  const { locale, handle } = place;
  const viewer = await requireUser(locale, `/${locale}/u/${handle}`);
  const verdict = await attempt(['like-follow', viewer.id]);
  if (!verdict.ok) return redirect({ href: `/u/${handle}?wait=${Math.ceil(verdict.waitSeconds / 60)}`, locale });
  const result = await setFollow({ author: handle, viewer, followed: wanted });
  if (result === 'not-found') notFound();
  redirect({ href: `/u/${handle}${result === 'too-many' ? '?problem=too-many' : ''}`, locale });
}
