import { currentUser } from '@/lib/accounts/session';
import { createRequestSchema } from '@/lib/decks/contract';
import { ownCardsOf } from '@/lib/decks/own/store';
import { createDeck } from '@/lib/decks/store/create';
import { creditedOrigin } from '@/lib/decks/store/origin';
import { ownDecksWhole } from '@/lib/decks/store/own';
import { answering } from '@/lib/http/answering';
import { readJson } from '@/lib/http/body';
import { otherMethods } from '@/lib/http/methods';
import { createAnswer, deckNames, signInFirst, whoChanges } from './answers';

/**
 * One's own decks, for a device to keep, with the cards of one's own that they may name: `{ owner, decks, ownCards }`.
 * `owner` is the person's id, for a page that does not know who is signed in.
 */
export const GET = answering(async () => {
  const user = await currentUser();
  if (!user) return signInFirst();
  const [decks, ownCards] = await Promise.all([ownDecksWhole(user), ownCardsOf(user.id, 'ccg')]);
  return Response.json({ owner: user.id, decks, ownCards }, { headers: { 'cache-control': 'private, no-store' } });
});

/** Creates a deck; see lib/decks/contract.ts. */
export const POST = answering(async (request: Request) => {
  const who = await whoChanges(request);
  if ('refusal' in who) return who.refusal;
  const body = await readJson(request, createRequestSchema);
  if (!body.ok) return body.response;
  const { untitled } = await deckNames(request);
  const { id, content, origin, ownCards } = body.value;
  const originId = await creditedOrigin(origin, who.user);
  return createAnswer(await createDeck({ ownerId: who.user.id, id, content, ownCards, originId, untitled }));
});

export const { PUT, PATCH, DELETE, OPTIONS } = otherMethods(['GET', 'POST']);
