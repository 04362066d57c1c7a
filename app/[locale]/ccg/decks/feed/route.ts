import { deckFeed } from '../../../decks/feed/deck-feed';

/** Public decks of the older game changed last, as an Atom feed. */
export async function GET(_: Request, { params }: { params: Promise<{ locale: string }> }): Promise<Response> {
  return deckFeed((await params).locale, { game: 'ccg' });
}
