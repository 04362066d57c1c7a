import { getTranslations } from 'next-intl/server';
import { mythosPool, today } from '@/lib/decks/cards/pool';
import { kinshipRequestSchema } from '@/lib/decks/kinship/request';
import { deckKinship } from '@/lib/decks/kinship/suggest';
import { answering } from '@/lib/http/answering';
import { readJson } from '@/lib/http/body';
import { languageOf } from '@/lib/http/language';
import { otherMethods } from '@/lib/http/methods';
import { refuseCrossSite } from '@/lib/http/origin';

/**
 * What goes with the deck in the body, for the editor: 200 with a DeckKinship, reasons in the language of
 * Accept-Language; nothing is stored.
 */
export const POST = answering(async (request: Request) => {
  const foreign = refuseCrossSite(request);
  if (foreign) return foreign;
  const body = await readJson(request, kinshipRequestSchema);
  if (!body.ok) return body.response;
  const locale = languageOf(request);
  const [pool, t] = await Promise.all([mythosPool(), getTranslations({ locale, namespace: 'kinship' })]);
  const { cards, limit } = body.value;
  const answer = deckKinship(cards, { pool, today: today(), locale, limit, t });
  return Response.json(answer, { headers: { 'content-language': locale, 'cache-control': 'no-store' } });
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods(['POST']);
