import { getTranslations } from 'next-intl/server';
import { attempt } from '@/lib/accounts/limits/rate-limit';
import { currentUser, type CurrentUser } from '@/lib/accounts/session';
import { PROBLEMS, type DeckAnswer } from '@/lib/decks/contract';
import { MAX_DECKS, type CreateResult } from '@/lib/decks/store/create';
import { languageOf } from '@/lib/http/language';
import { refuseCrossSite } from '@/lib/http/origin';
import { invalid, problem } from '@/lib/http/problem';

// What the routes of decks share: who asks, and how results of the use cases are answered.

/** Who may go on with a change, or the refusal for a visitor, for a page of another site and for a program run wild. */
export async function whoChanges(request: Request): Promise<{ user: CurrentUser } | { refusal: Response }> {
  const foreign = refuseCrossSite(request);
  if (foreign) return { refusal: foreign };
  const user = await currentUser();
  if (!user) return { refusal: signInFirst() };
  const verdict = await attempt(['deck-write', user.id]);
  return verdict.ok ? { user } : { refusal: tooOften(verdict.waitSeconds) };
}

export function signInFirst(): Response {
  return problem(401, { title: 'Not signed in', detail: 'Sign in to keep decks in your account.' });
}

export function tooOften(seconds: number): Response {
  const detail = `This account has changed decks very often. Try again in ${seconds} seconds.`;
  return problem(429, { title: 'Too many changes', detail }, { 'retry-after': String(seconds) });
}

export function noSuchDeck(): Response {
  return problem(404, { title: 'No such deck', detail: 'It does not exist, was deleted, or is not shared with you.' });
}

/** Someone's own deck: never kept by caches. */
export function deckAnswer({ deck, violations }: DeckAnswer, status = 200): Response {
  return Response.json({ deck, violations }, { status, headers: { 'cache-control': 'private, no-store' } });
}

export function createAnswer(result: CreateResult): Response {
  switch (result.status) {
    case 'created':
      return deckAnswer(result, 201);
    case 'exists':
      return deckAnswer(result);
    case 'invalid':
      return invalid(result.errors, 'The deck cannot be stored');
    case 'too-many-decks':
      return problem(409, {
        type: PROBLEMS.tooManyDecks,
        title: 'Too many decks',
        detail: `One account keeps at most ${MAX_DECKS} decks. Delete one to make room.`,
      });
    case 'id-taken':
      return problem(409, { type: PROBLEMS.idTaken, title: 'This id is taken', detail: 'Send another id, or none.' });
  }
}

/** Names for decks that were given none, in the language of the request. */
export async function deckNames(request: Request) {
  const t = await getTranslations({ locale: languageOf(request), namespace: 'decks' });
  return { untitled: t('untitled'), copyOf: (name: string) => t('copyOf', { name }) };
}
