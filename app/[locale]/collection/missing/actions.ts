'use server';

import { notFound } from 'next/navigation';
import { requireUser } from '@/lib/accounts/session';
import { DEFAULT_GAME } from '@/lib/catalogue/games';
import { wishForDeck } from '@/lib/collection/missing/for-deck';
import { deckPath, decksPath } from '@/lib/decks/games/paths';
import { getDeckBySlug } from '@/lib/decks/store/read';
import type { Locale } from '@/lib/i18n/locales';
import { mayWrite, show } from '../count-one';

/** Puts what is missing for a deck that its reader may see on the reader's wish list. */
export async function wishForMissing({ locale, slug }: { locale: Locale; slug: string }): Promise<void> {
  const user = await requireUser(locale, `/${locale}${decksPath(DEFAULT_GAME)}/${slug}`);
  const deck = await getDeckBySlug(slug, user);
  if (!deck) notFound();
  const place = { locale, path: deckPath({ slug, format: deck.content.format }) };
  await mayWrite(place, user.id);
  await wishForDeck(user.id, deck.content);
  await show(place, 'missing');
}
