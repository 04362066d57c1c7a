import type { ServerDeck } from '@/lib/decks/edit/ports';

// The router keeps pages as they came from the server and shows them again on Back: with the deck as it was before it
// was edited, or as the page for new decks under the address the new deck has got since. What this page's life has
// seen of a deck is newer.

const decks = new Map<string, ServerDeck>();

/** Only ever called in the browser: on the server this memory stays empty. */
export function rememberDeck(deck: ServerDeck): void {
  decks.set(deck.slug, deck);
}

export function forgetDecks(): void {
  decks.clear();
}

/** The newer of what the page brought and what was seen of the deck at this address. */
export function newestDeck(pathname: string, stored: ServerDeck | undefined): ServerDeck | undefined {
  const slug = /\/decks\/([^/]+)\/edit$/.exec(pathname)?.[1];
  const seen = slug === undefined ? undefined : decks.get(slug);
  return seen && (!stored || seen.revision > stored.revision) ? seen : stored;
}
