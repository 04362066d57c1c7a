import { copyRequestSchema } from '@/lib/decks/contract';
import { copyDeck } from '@/lib/decks/store/copy';
import { answering } from '@/lib/http/answering';
import { readJson } from '@/lib/http/body';
import { otherMethods } from '@/lib/http/methods';
import { createAnswer, deckNames, noSuchDeck, whoChanges } from '../../answers';

/** Copies a deck that the reader can see into their own; see lib/decks/contract.ts. */
export const POST = answering(async (request: Request, { params }: { params: Promise<{ id: string }> }) => {
  const who = await whoChanges(request);
  if ('refusal' in who) return who.refusal;
  const body = await readJson(request, copyRequestSchema);
  if (!body.ok) return body.response;
  const { copyOf } = await deckNames(request);
  const { id, name } = body.value;
  const order = { deck: (await params).id, viewer: who.user, id, nameCopy: name ? () => name : copyOf };
  const result = await copyDeck(order);
  return result ? createAnswer(result) : noSuchDeck();
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods(['POST']);
