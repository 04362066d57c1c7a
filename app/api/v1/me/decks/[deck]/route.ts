import { deckNames, noSuchDeck } from '@/app/api/decks/answers';
import { getDeckForEdit } from '@/lib/decks/store/read';
import { changeDeck, deleteDeck } from '@/lib/decks/store/save';
import { readJson } from '@/lib/http/body';
import { otherMethods } from '@/lib/http/methods';
import { refuseParameters } from '../../../locale-parameter';
import { withToken } from '../../with-token';
import { heldOrWhole, movedOn, savedAnswer } from '../answers';
import { baseRevision, ifMatchNeeded, readIfMatch } from '../if-match';
import { changedDeckBody, deckBody } from '../operation';

interface Context {
  params: Promise<{ deck: string }>;
}

/** One of the owner's decks; see ../operation.ts. */
export const GET = withToken('decks:read', async (request, owner, { params }: Context) => {
  const refusal = refuseParameters(request);
  if (refusal) return refusal;
  const answer = await getDeckForEdit((await params).deck, owner);
  return answer ? heldOrWhole(request, answer) : noSuchDeck();
});

/** Replaces all of a deck, where it still is what was read. */
export const PUT = withToken('decks:write', async (request, owner, { params }: Context) => {
  const match = readIfMatch(request);
  if (match instanceof Response) return match;
  if (!match.given) return ifMatchNeeded();
  const body = await readJson(request, deckBody);
  if (!body.ok) return body.response;
  const { ownCards, ...parts } = body.value;
  const { deck } = await params;
  const order = { deck, viewer: owner, baseRevision: await baseRevision(match, deck, owner), parts, ownCards };
  return savedAnswer(await changeDeck({ ...order, ...(await deckNames(request)) }));
});

/** Replaces some members of a deck. */
export const PATCH = withToken('decks:write', async (request, owner, { params }: Context) => {
  const match = readIfMatch(request);
  if (match instanceof Response) return match;
  const body = await readJson(request, changedDeckBody);
  if (!body.ok) return body.response;
  const { ownCards, ...parts } = body.value;
  const { deck } = await params;
  const order = { deck, viewer: owner, baseRevision: await baseRevision(match, deck, owner), parts, ownCards };
  return savedAnswer(await changeDeck({ ...order, ...(await deckNames(request)) }));
});

export const DELETE = withToken('decks:write', async (request, owner, { params }: Context) => {
  const match = readIfMatch(request);
  if (match instanceof Response) return match;
  const { deck } = await params;
  const result = await deleteDeck({ deck, viewer: owner, baseRevision: await baseRevision(match, deck, owner) });
  if (result === 'deleted') return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
  const current = result === 'conflict' ? await getDeckForEdit(deck, owner) : undefined;
  return current ? movedOn(current) : noSuchDeck();
});

export const { POST, OPTIONS } = otherMethods(['GET', 'PUT', 'PATCH', 'DELETE'], { open: true });
