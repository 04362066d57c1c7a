import { z } from 'zod';
import { deckContentSchema } from '@/lib/decks/contract';
import { MAX_CODE, readDeckCode, writeDeckCode, type CodeFault } from '@/lib/decks/formats/code/deck-code';
import { cardPool } from '@/lib/decks/cards/pool';
import { gameOf } from '@/lib/decks/games/games';
import { contentErrors } from '@/lib/decks/verdict/judge';
import { readJson } from '@/lib/http/body';
import { otherMethods } from '@/lib/http/methods';
import { fieldErrors, invalid, problem } from '@/lib/http/problem';
import { once, unknownParameters } from '../../locale-parameter';
import { publicApi } from '../../public-api';

const bodySchema = z.union([
  z.strictObject({ code: z.string().max(MAX_CODE) }),
  z.strictObject({ deck: deckContentSchema }),
], 'Send { "code": "KAGE1…" } to read a code, or { "deck": { "name", "format", "main", "missions" } } to have one written'); // prettier-ignore

/**
 * Deck codes, both ways: `{ code }` → `{ data: { code, deck } }`, `{ deck }` → the same. A code that cannot be read is
 * 422 with a `reason`; so is one with cards that are not known here.
 */
export const POST = publicApi(async (request: Request) => {
  const body = await readJson(request, bodySchema);
  if (!body.ok) return body.response;
  return 'code' in body.value ? decoded(body.value.code) : encoded(body.value.deck);
});

const NO_CODE = 'Required: a deck code';
const codeParameter = once(z.string(NO_CODE).max(MAX_CODE, NO_CODE));

/** The same for a code in the address: `?code=KAGE1…`. */
export const GET = publicApi(async (request: Request) => {
  const params = new URL(request.url).searchParams;
  const code = codeParameter.safeParse(params.getAll('code'));
  const own = (code.error?.issues ?? []).map(({ message }) => ({ path: 'code', message }));
  const errors = [...unknownParameters(params, ['code']), ...own];
  return code.success && errors.length === 0 ? decoded(code.data) : invalid(errors, 'The query is not valid');
});

export const { PUT, PATCH, DELETE, OPTIONS } = otherMethods(['POST', 'GET'], { open: true });

async function encoded(deck: z.output<typeof deckContentSchema>): Promise<Response> {
  const errors = contentErrors(deck, await cardPool(gameOf(deck.format)));
  if (errors.length > 0) return unknownCards(errors);
  return answer(writeDeckCode(deck), deck);
}

async function decoded(text: string): Promise<Response> {
  const reading = readDeckCode(text);
  if (!reading.ok) {
    const { reason } = reading.fault;
    return problem(422, { title: 'The deck code cannot be read', detail: sentence(reading.fault), more: { reason } });
  }
  // Whole, but perhaps of a site that knows other formats or larger decks.
  const deck = deckContentSchema.safeParse(reading.deck);
  if (!deck.success) {
    const errors = fieldErrors(deck.error).slice(0, 50);
    return problem(422, { title: 'The deck cannot be used here', errors, more: { reason: 'unknown-deck' } });
  }
  const errors = contentErrors(deck.data, await cardPool(gameOf(deck.data.format)));
  return errors.length > 0 ? unknownCards(errors) : answer(writeDeckCode(deck.data), deck.data);
}

function answer(code: string, { name, format, main, missions, maybe }: z.output<typeof deckContentSchema>): Response {
  const data = { code, deck: { name, format, main, missions, maybe } };
  return Response.json({ data }, { headers: { 'cache-control': 'no-store' } });
}

function unknownCards(errors: { path: string; message: string }[]): Response {
  const named = errors.slice(0, 50).map(({ path, message }) => ({ path: path.replace(/^content/, 'deck'), message }));
  const title = 'There are cards in this deck that are not known here';
  return problem(422, { title, errors: named, more: { reason: 'unknown-card' } });
}

/** For programmers: pages say it in the reader's language. */
function sentence(fault: CodeFault): string {
  switch (fault.reason) {
    case 'code-mark':
      return 'A deck code begins with KAGE and the number of its version.';
    case 'code-version':
      return `Codes of version ${fault.version} are not known here.`;
    case 'code-short':
      return `The end is missing: at least ${fault.missing} more characters.`;
    case 'code-long':
      return 'It goes on behind its end.';
    case 'code-letter':
      return `No code has the character ${fault.letter}.`;
    case 'code-damaged':
      return 'The checksum does not fit: a character was changed on the way.';
  }
}
