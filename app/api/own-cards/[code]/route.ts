import { z } from 'zod';
import { deleteOwnCard, saveOwnCard } from '@/lib/decks/own/keep';
import { MAX_OWN_CARDS } from '@/lib/decks/limits';
import { answering } from '@/lib/http/answering';
import { readJson } from '@/lib/http/body';
import { otherMethods } from '@/lib/http/methods';
import { invalid, problem } from '@/lib/http/problem';
import { ownCardSchema } from '@/lib/rules/ccg/cards/own-card';
import { whoChanges } from '../../decks/answers';

interface Context {
  params: Promise<{ code: string }>;
}

/** The older game is the one that has no list of its cards. */
const GAME = 'ccg';

const requestSchema = z.strictObject({ card: ownCardSchema });

/** Keeps a card of one's own making, new or changed. Nobody else's can be named: each has only their own. */
export const PUT = answering(async (request: Request, { params }: Context) => {
  const who = await whoChanges(request);
  if ('refusal' in who) return who.refusal;
  const body = await readJson(request, requestSchema);
  if (!body.ok) return body.response;
  const { card } = body.value;
  if (card.code !== (await params).code) {
    return invalid([{ path: 'card.code', message: 'Not the code of the address' }], 'The card cannot be stored');
  }
  const kept = await saveOwnCard({ viewer: who.user, gameId: GAME, card });
  if (kept === 'saved') return new Response(null, { status: 204 });
  const detail = `One account keeps at most ${MAX_OWN_CARDS} cards of its own making. Delete one that lies in no deck.`;
  return problem(409, { title: 'Too many own cards', detail });
});

/** Deletes one that lies in no deck. */
export const DELETE = answering(async (request: Request, { params }: Context) => {
  const who = await whoChanges(request);
  if ('refusal' in who) return who.refusal;
  const result = await deleteOwnCard({ viewer: who.user, gameId: GAME, code: (await params).code });
  switch (result) {
    case 'deleted':
      return new Response(null, { status: 204 });
    case 'in-deck':
      return problem(409, { title: 'The card is in a deck', detail: 'Take it out of all decks first.' });
    case 'not-found':
      return problem(404, { title: 'No such card', detail: 'There is no card of yours with this code.' });
  }
});

export const { GET, HEAD, POST, PATCH, OPTIONS } = otherMethods(['PUT', 'DELETE']);
