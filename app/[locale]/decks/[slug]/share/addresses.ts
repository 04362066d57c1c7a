import { siteOrigin } from '@/lib/accounts/site-url';
import { deckPath } from '@/lib/decks/games/paths';
import type { Locale } from '@/lib/i18n/locales';

/** The format tells the game, whose decks its page stands among. */
interface Addressed {
  slug: string;
  format: string;
}

/** Path of the picture beside a deck's link. It changes with the deck, so that chat programs fetch the new one. */
export function pictureAddress(deck: Addressed & { updatedAt: Date }, locale: Locale): string {
  return `/${locale}${deckPath(deck)}/picture.png?v=${deck.updatedAt.getTime().toString(36)}`;
}

/** Where other sites learn how to embed a deck (app/api/oembed). */
export function oembedAddress(deck: Addressed, locale: Locale): string {
  return `/api/oembed?${new URLSearchParams({ url: `${siteOrigin()}/${locale}${deckPath(deck)}` })}`;
}
