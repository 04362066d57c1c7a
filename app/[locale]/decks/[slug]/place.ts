import type { GameId } from '@/lib/catalogue/games';
import { gameOf } from '@/lib/decks/games/games';
import { deckPath } from '@/lib/decks/games/paths';
import type { Locale } from '@/lib/i18n/locales';
import { permanentRedirect } from '@/lib/i18n/navigation';

/** A deck and its reader's language: what an action needs to come back to the deck's page. */
export interface DeckPlace {
  locale: Locale;
  slug: string;
  /** Tells the game, whose decks the page stands among. */
  format: string;
}

export function placeOf({ slug, format }: { slug: string; format: string }, locale: Locale): DeckPlace {
  return { locale, slug, format };
}

/** Path of the deck's page, with the language. */
export function placePath(place: DeckPlace): string {
  return `/${place.locale}${deckPath(place)}`;
}

type Query = Readonly<Record<string, string | string[] | undefined>>;

/**
 * Each page of a deck has one address, among the decks of its game, which it never leaves: whoever asks for it under
 * another is led there for good.
 */
export function leadHome(game: GameId, place: DeckPlace, page = '', query: Query = {}): void {
  if (gameOf(place.format) === game) return;
  const pathname = deckPath(place) + page;
  // Of an empty query a lone question mark would stay.
  permanentRedirect({ href: Object.keys(query).length > 0 ? { pathname, query } : pathname, locale: place.locale });
}
