import { z } from 'zod';
import { cardPool, gameOf } from '@/lib/decks/cards/pool';
import { importText, MAX_TEXT } from '@/lib/decks/text/import';
import { nameIndexOf } from '@/lib/decks/text/name-index';
import { answering } from '@/lib/http/answering';
import { readJson } from '@/lib/http/body';
import { otherMethods } from '@/lib/http/methods';
import { refuseCrossSite } from '@/lib/http/origin';
import { DEFAULT_FORMAT } from '@/lib/rules/mythos/deck/format';

const requestSchema = z.strictObject({ text: z.string().max(MAX_TEXT) });
/** A unit of UTF-16 takes up to three bytes, and some more where JSON escapes it: line ends, quotes. */
const BYTES = 4 * MAX_TEXT;

/**
 * Reads a pasted list for the editor: 200 with an ImportedDeck, nothing is stored. On the server, because it knows
 * names in more languages than the editor's catalogue carries.
 */
export const POST = answering(async (request: Request) => {
  const foreign = refuseCrossSite(request);
  if (foreign) return foreign;
  const body = await readJson(request, requestSchema, { limit: BYTES });
  if (!body.ok) return body.response;
  const names = nameIndexOf(await cardPool(gameOf(DEFAULT_FORMAT)));
  return Response.json(importText(body.value.text, names), { headers: { 'cache-control': 'no-store' } });
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods(['POST']);
