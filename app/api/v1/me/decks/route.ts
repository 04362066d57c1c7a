import { z } from 'zod';
import { createAnswer, deckNames } from '@/app/api/decks/answers';
import { listMyDecks } from '@/lib/decks/lists/own';
import { createDeck } from '@/lib/decks/store/create';
import { readJson } from '@/lib/http/body';
import { otherMethods } from '@/lib/http/methods';
import { invalid } from '@/lib/http/problem';
import { membersOf, nextAddress, readCursor, readFields } from '../../list-manners';
import { once, unknownParameters } from '../../locale-parameter';
import { withToken } from '../with-token';
import { cannotBeStored, ownDeckAnswer } from './answers';
import { newDeckBody, ownListedDeckAnswer } from './operation';

const archivedParameter = once(z.enum(['0', '1'], 'One of 0, 1').default('0'));

const PATH = '/api/v1/me/decks';

/** The owner's decks, last changed first; see operation.ts. */
export const GET = withToken('decks:read', async (request, owner) => {
  const params = new URL(request.url).searchParams;
  const archived = archivedParameter.safeParse(params.getAll('archived'));
  const cursor = readCursor(PATH, params);
  const fields = readFields(params, membersOf(ownListedDeckAnswer));
  const own = (archived.error?.issues ?? []).map(({ message }) => ({ path: 'archived', message }));
  const unknown = unknownParameters(params, ['archived', 'cursor', 'fields']);
  const errors = [...unknown, ...own, ...cursor.errors, ...fields.errors];
  if (errors.length > 0) return invalid(errors, 'The query is not valid');
  const place = cursor.place === undefined ? {} : { cursor: cursor.place };
  const found = await listMyDecks({ viewer: owner, archived: archived.data === '1', ...place });
  const data = found.decks.map((deck) => fields.pick(deck));
  const next = nextAddress(PATH, params, found.next);
  return Response.json({ data, next }, { headers: { 'cache-control': 'private, no-store' } });
});

/** Stores a new deck; see operation.ts. */
export const POST = withToken('decks:write', async (request, owner) => {
  const body = await readJson(request, newDeckBody);
  if (!body.ok) return body.response;
  const { id, ownCards, ...content } = body.value;
  const { untitled } = await deckNames(request);
  const result = await createDeck({ ownerId: owner.id, id, content, ownCards, untitled });
  switch (result.status) {
    case 'created':
      return ownDeckAnswer(result, 201);
    case 'exists':
      return ownDeckAnswer(result);
    case 'invalid':
      return cannotBeStored(result.errors);
    default:
      return createAnswer(result);
  }
});

export const { PUT, PATCH, DELETE, OPTIONS } = otherMethods(['GET', 'POST'], { open: true });
