import { z } from 'zod';
import { refusalWords, understand } from '@/app/[locale]/decks/import/read-decks';
import { DEFAULT_GAME, GAMES } from '@/lib/catalogue/games';
import { currentUser } from '@/lib/accounts/session';
import { ownCardsSchema } from '@/lib/decks/contract';
import { MAX_TEXT, type ImportedDeck } from '@/lib/decks/text/import';
import type { Locale } from '@/lib/i18n/locales';
import { answering } from '@/lib/http/answering';
import { readJson } from '@/lib/http/body';
import { languageOf } from '@/lib/http/language';
import { otherMethods } from '@/lib/http/methods';
import { refuseCrossSite } from '@/lib/http/origin';
import { problem } from '@/lib/http/problem';

const requestSchema = z.strictObject({
  text: z.string(),
  game: z.enum(GAMES).default(DEFAULT_GAME),
  ownCards: ownCardsSchema,
});
/** A unit of UTF-16 takes up to three bytes, and some more where JSON escapes it; a guest's own cards come beside it. */
const BYTES = 8 * MAX_TEXT;
const TOO_LARGE = 413;

/**
 * Reads what was pasted into the editor, in any format: 200 with an ImportedDeck, the first of several; 422 where
 * there is none and 413 where it is too long, with the reason in the language of Accept-Language. Nothing is stored. On
 * the server, because it knows names in more languages than the editor's catalogue carries.
 */
export const POST = answering(async (request: Request) => {
  const foreign = refuseCrossSite(request);
  if (foreign) return foreign;
  const locale = languageOf(request);
  const body = await readJson(request, requestSchema, { limit: BYTES });
  if (!body.ok) return body.response.status === TOO_LARGE ? tooLong(locale) : body.response;
  if (body.value.text.length > MAX_TEXT) return tooLong(locale);
  const { text, game, ownCards } = body.value;
  const read = await understand(text, await currentUser(), { locale, game, ownCards });
  if ('refusal' in read) return problem(422, { title: 'There is no deck in this text', detail: read.refusal });
  return found(read.decks[0] ?? { main: [], missions: [], maybe: [], problems: [], notes: [] });
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods(['POST']);

async function tooLong(locale: Locale): Promise<Response> {
  const detail = await refusalWords({ reason: 'too-long' }, locale);
  return problem(TOO_LARGE, { title: 'The text is too long', detail });
}

function found({ name, format, main, missions, maybe, ownCards, problems, notes }: ImportedDeck): Response {
  const deck: ImportedDeck = { name, format, main, missions, maybe, ownCards, problems, notes };
  return Response.json(deck, { headers: { 'cache-control': 'no-store' } });
}
