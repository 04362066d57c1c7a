import { noSuchDeck } from '@/app/api/decks/answers';
import { PROBLEMS, type DeckAnswer } from '@/lib/decks/contract';
import type { SaveResult } from '@/lib/decks/store/save';
import { type FieldError, invalid, problem } from '@/lib/http/problem';
import { holds } from '@/lib/http/public-json';

// One's own decks as the API gives them to a token. Never kept by caches; the ETag is the revision, to change it by.

export function ownDeckJson({ deck, violations, ownCards }: DeckAnswer) {
  const { content, ...about } = deck;
  return { ...about, ...content, ...(ownCards ? { ownCards } : {}), violations };
}

export function ownDeckAnswer(answer: DeckAnswer, status: 200 | 201 = 200): Response {
  const headers = new Headers({ 'cache-control': 'private, no-store', etag: etagOf(answer) });
  if (status === 201) headers.set('location', `/api/v1/me/decks/${answer.deck.slug}`);
  return Response.json({ data: ownDeckJson(answer) }, { status, headers });
}

/** The answer to a reader: 304 where the request says that this revision is held already. */
export function heldOrWhole(request: Request, answer: DeckAnswer): Response {
  const headers = { 'cache-control': 'private, no-store', etag: etagOf(answer) };
  return holds(request, headers.etag) ? new Response(null, { status: 304, headers }) : ownDeckAnswer(answer);
}

export function savedAnswer(result: SaveResult): Response {
  switch (result.status) {
    case 'saved':
      return ownDeckAnswer(result);
    case 'conflict':
      return movedOn(result.current);
    case 'not-found':
      return noSuchDeck();
    case 'invalid':
      return cannotBeStored(result.errors);
  }
}

/** The paths of the use cases begin at the editor's request, which holds the deck in a member of its own. */
export function cannotBeStored(errors: readonly FieldError[]): Response {
  const own = errors.map(({ path, message }) => ({ path: path.replace(/^content\./, ''), message }));
  return invalid(own, 'The deck cannot be stored');
}

/** The deck is at another revision than the request says. */
export function movedOn(current: DeckAnswer): Response {
  return problem(
    412,
    {
      type: PROBLEMS.staleDeck,
      title: 'The deck was changed elsewhere',
      detail: `It is at revision ${current.deck.revision} now. Nothing was changed: \`current\` is what stands there.`,
      more: { current: ownDeckJson(current) },
    },
    { etag: etagOf(current) },
  );
}

function etagOf({ deck }: DeckAnswer): string {
  return `"${deck.revision}"`;
}
