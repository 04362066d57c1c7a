'use server';

import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { requireUser } from '@/lib/accounts/session';
import { contentOfCode } from '@/lib/decks/coded/coded-deck';
import { deckPath } from '@/lib/decks/games/paths';
import { createDeck } from '@/lib/decks/store/create';
import { redirect } from '@/lib/i18n/navigation';
import { type DeckPlace, placePath } from '../place';

/** Puts a deck that stands in an address into the reader's account and opens it in the editor. */
export async function keepCoded(place: DeckPlace): Promise<void> {
  const { locale, slug } = place;
  const user = await requireUser(locale, placePath(place));
  const content = contentOfCode(slug);
  if (!content) notFound();
  const t = await getTranslations({ locale, namespace: 'decks' });
  const result = await createDeck({
    ownerId: user.id,
    content: { ...content, visibility: 'private' },
    untitled: t('untitled'),
  });
  const href =
    result.status === 'created'
      ? `${deckPath({ ...place, slug: result.deck.slug })}/edit`
      : `${deckPath(place)}?problem=${result.status}`;
  redirect({ href, locale });
}
