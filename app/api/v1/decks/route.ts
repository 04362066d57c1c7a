import { z } from 'zod';
import { hasEffects } from '@/lib/catalogue/games';
import { mythosPool } from '@/lib/decks/cards/pool';
import { SORTS } from '@/lib/decks/lists/cursor';
import { listPublicDecks } from '@/lib/decks/lists/public';
import { MAX_QUERY } from '@/lib/decks/search/condition';
import { parseQuery } from '@/lib/decks/search/parse';
import { otherMethods } from '@/lib/http/methods';
import { invalid } from '@/lib/http/problem';
import { gameOf } from '../game-parameter';
import { membersOf, nextAddress, readCursor, readFields } from '../list-manners';
import { once, unknownParameters } from '../locale-parameter';
import { publicApi } from '../public-api';
import { queryErrors } from '../refused-query';
import { listedDeckAnswer } from './operation';

const PATH = '/api/v1/decks';

const PARAMETERS = {
  q: once(z.string().max(MAX_QUERY, `At most ${MAX_QUERY} characters`).default('')),
  sort: once(z.enum(SORTS, `One of ${SORTS.join(', ')}`).default('newest')),
};

/** Public decks that a query finds; see operation.ts. */
export const GET = publicApi(async (request: Request) => {
  const params = new URL(request.url).searchParams;
  const { game, errors: ofGame } = gameOf(params);
  const q = PARAMETERS.q.safeParse(params.getAll('q'));
  const sort = PARAMETERS.sort.safeParse(params.getAll('sort'));
  const cursor = readCursor(PATH, params);
  const fields = readFields(params, membersOf(listedDeckAnswer));
  const own = Object.entries({ q, sort }).flatMap(([path, { error }]) =>
    (error?.issues ?? []).map(({ message }) => ({ path, message })),
  );
  const unknown = unknownParameters(params, [...Object.keys(PARAMETERS), 'game', 'cursor', 'fields']);
  const errors = [...unknown, ...own, ...ofGame, ...cursor.errors, ...fields.errors];
  if (!q.success || !sort.success || errors.length > 0) {
    return invalid(errors, 'The query is not valid');
  }
  // Only cards of the younger game have keywords.
  const cards = hasEffects(game) ? (await mythosPool()).cards : [];
  const { tree, mistakes } = parseQuery(q.data, [...new Set(cards.flatMap((card) => card.keywords))]);
  const refused = queryErrors(mistakes);
  if (refused.length > 0) return invalid(refused, 'The query is not valid');
  const place = cursor.place === undefined ? {} : { cursor: cursor.place };
  const found = await listPublicDecks({ game, tree, sort: sort.data, ...place });
  const data = found.decks.map(({ archived, hidden, ...deck }) => fields.pick(deck));
  const next = nextAddress(PATH, params, found.next);
  // A deck may be taken back at any moment.
  const headers = { 'cache-control': 'private, no-store' };
  return Response.json({ data, next, mistakes: [...mistakes, ...found.mistakes] }, { headers });
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods(['GET'], { open: true });
