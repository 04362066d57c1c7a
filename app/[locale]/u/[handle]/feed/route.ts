import { profileOf } from '@/lib/accounts/own/profile';
import { deckFeed } from '../../../decks/feed/deck-feed';

/** Public decks of one person, as an Atom feed. */
export async function GET(
  _: Request,
  { params }: { params: Promise<{ locale: string; handle: string }> },
): Promise<Response> {
  const { locale, handle } = await params;
  const person = await profileOf(handle);
  return person ? deckFeed(locale, { author: person.handle }) : new Response(null, { status: 404 });
}
