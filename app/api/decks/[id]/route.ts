import { currentUser } from '@/lib/accounts/session';
import { PROBLEMS, saveRequestSchema } from '@/lib/decks/contract';
import { getDeckForEdit } from '@/lib/decks/store/read';
import { deleteDeck, saveDeck } from '@/lib/decks/store/save';
import { answering } from '@/lib/http/answering';
import { readJson } from '@/lib/http/body';
import { otherMethods } from '@/lib/http/methods';
import { invalid, problem } from '@/lib/http/problem';
import { deckAnswer, deckNames, noSuchDeck, signInFirst, whoChanges } from '../answers';

interface Context {
  params: Promise<{ id: string }>;
}

/** The owner's deck, for the editor. */
export const GET = answering(async (_request: Request, { params }: Context) => {
  const user = await currentUser();
  if (!user) return signInFirst();
  const answer = await getDeckForEdit((await params).id, user);
  return answer ? deckAnswer(answer) : noSuchDeck();
});

/** Saves the next revision; see lib/decks/contract.ts. */
export const PUT = answering(async (request: Request, { params }: Context) => {
  const who = await whoChanges(request);
  if ('refusal' in who) return who.refusal;
  const body = await readJson(request, saveRequestSchema);
  if (!body.ok) return body.response;
  const { untitled } = await deckNames(request);
  const result = await saveDeck({ deck: (await params).id, viewer: who.user, ...body.value, untitled });
  switch (result.status) {
    case 'saved':
      return deckAnswer(result);
    case 'conflict':
      return problem(409, {
        type: PROBLEMS.staleDeck,
        title: 'The deck was changed elsewhere',
        detail: 'It has been saved since this edit began. Nothing was overwritten: `current` is what stands there now.',
        more: { current: result.current },
      });
    case 'not-found':
      return noSuchDeck();
    case 'invalid':
      return invalid(result.errors, 'The deck cannot be stored');
  }
});

export const DELETE = answering(async (request: Request, { params }: Context) => {
  const who = await whoChanges(request);
  if ('refusal' in who) return who.refusal;
  const result = await deleteDeck({ deck: (await params).id, viewer: who.user });
  return result === 'deleted' ? new Response(null, { status: 204 }) : noSuchDeck();
});

export const { POST, PATCH, OPTIONS } = otherMethods(['GET', 'PUT', 'DELETE']);
