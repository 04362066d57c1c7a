'use server';

import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { requireUser } from '@/lib/accounts/session';
import { contentOfCode } from '@/lib/decks/coded/coded-deck';
import { createDeck } from '@/lib/decks/store/create';
import type { Locale } from '@/lib/i18n/locales';
import { redirect } from '@/lib/i18n/navigation';

/** Puts a deck that stands in an address into the reader's account and opens it in the editor. */
export async function keepCoded({ locale, slug }: { locale: Locale; slug: string }): Promise<void> {
  const user = await requireUser(locale, `/${locale}/decks/${slug}`);
  const content = contentOfCode(slug);
  if (!content) notFound();
  const t = await getTranslations({ locale, namespace: 'decks' });
  const result = await createDeck({
    ownerId: user.id,
    content: { ...content, visibility: 'private' },
    untitled: t('untitled'),
  });
  const href =
    result.status === 'created' ? `/decks/${result.deck.slug}/edit` : `/decks/${slug}?problem=${result.status}`;
  redirect({ href, locale });
}
