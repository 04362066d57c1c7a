'use server';

import { notFound } from 'next/navigation';
import { attempt } from '@/lib/accounts/limits/rate-limit';
import { requireUser } from '@/lib/accounts/session';
import { wishForDeck } from '@/lib/collection/missing/for-deck';
import { getDeckBySlug } from '@/lib/decks/store/read';
import type { Locale } from '@/lib/i18n/locales';
import { redirect } from '@/lib/i18n/navigation';

/** Puts what is missing for a deck that its reader may see on the reader's wish list. */
export async function wishForMissing({ locale, slug }: { locale: Locale; slug: string }): Promise<void> {
  const user = await requireUser(locale, `/${locale}/decks/${slug}`);
  const deck = await getDeckBySlug(slug, user);
  if (!deck) notFound();
  if ((await attempt(['collection-write', user.id])).ok) await wishForDeck(user.id, deck.content);
  redirect({ href: `/decks/${slug}#missing`, locale });
}
