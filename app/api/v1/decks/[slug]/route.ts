import { ownCardsAmong } from '@/lib/decks/own/carried';
import { getDeckBySlug } from '@/lib/decks/store/read';
import { otherMethods } from '@/lib/http/methods';
import { problem } from '@/lib/http/problem';
import { refuseParameters } from '../../locale-parameter';
import { publicApi } from '../../public-api';

/** A public or unlisted deck: `{ data: { slug, name, author, format, legal, main, missions, violations, stats, … } }`. */
export const GET = publicApi(async (request: Request, { params }: { params: Promise<{ slug: string }> }) => {
  const refusal = refuseParameters(request);
  if (refusal) return refusal;
  // Open to all sites, so it answers as to a visitor, whoever asks.
  const deck = await getDeckBySlug((await params).slug, null);
  if (!deck) return problem(404, { title: 'No such deck', detail: 'It does not exist or is not shared.' });
  const { slug, name, description, author, format, visibility, legal, violations, createdAt, updatedAt } = deck;
  const { main, missions } = deck.content;
  const about = { slug, name, description, author, format, visibility, legal, createdAt, updatedAt };
  const ownCards = ownCardsAmong(deck.main);
  const own = ownCards.length > 0 ? { ownCards } : {};
  const data = { ...about, main, missions, ...own, violations, stats: deck.statistics };
  // Its owner may take it back at any moment.
  return Response.json({ data }, { headers: { 'cache-control': 'private, no-store' } });
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods(['GET'], { open: true });
