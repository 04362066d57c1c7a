import { deckFeed } from './deck-feed';

/** Public decks changed last, as an Atom feed. */
export async function GET(_: Request, { params }: { params: Promise<{ locale: string }> }): Promise<Response> {
  return deckFeed((await params).locale);
}
