import { attempt } from '@/lib/accounts/limits/rate-limit';
import { currentUser } from '@/lib/accounts/session';
import { exportAllDecks } from '@/lib/decks/backup/export-all';
import { deckContentSchema } from '@/lib/decks/contract';
import { cardPool } from '@/lib/decks/cards/pool';
import { gameOf } from '@/lib/decks/games/games';
import { contentErrors } from '@/lib/decks/verdict/judge';
import { answering } from '@/lib/http/answering';
import { readJson } from '@/lib/http/body';
import { otherMethods } from '@/lib/http/methods';
import { refuseCrossSite } from '@/lib/http/origin';
import { invalid } from '@/lib/http/problem';
import { signInFirst, tooOften } from '../answers';
import { readExport } from '../export-parameters';
import { fileAnswer, writeContext } from '../writing';

/** All decks of who is signed in as one file (`kage-decks/1`), sent as it is read. */
export const GET = answering(async () => {
  const user = await currentUser();
  if (!user) return signInFirst();
  const verdict = await attempt(['deck-write', user.id]);
  if (!verdict.ok) return tooOften(verdict.waitSeconds);
  const pieces = exportAllDecks(user.id);
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: () => void pieces.return(undefined),
  });
  const day = new Date().toISOString().slice(0, 10);
  return new Response(body, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="kage-decks-${user.handle}-${day}.json"`,
      'cache-control': 'private, no-store',
    },
  });
});

/**
 * A deck that is being edited, and may be stored nowhere yet, as a file: body as a deck's `content`,
 * `?format=…&locale=…` as for stored ones.
 */
export const POST = answering(async (request: Request) => {
  const foreign = refuseCrossSite(request);
  if (foreign) return foreign;
  const asked = readExport(request);
  if (asked instanceof Response) return asked;
  const body = await readJson(request, deckContentSchema);
  if (!body.ok) return body.response;
  const errors = contentErrors(body.value, await cardPool(gameOf(body.value.format)));
  if (errors.length > 0) return invalid(errors, 'The deck cannot be written');
  return fileAnswer(body.value, asked.format, await writeContext(body.value, asked.locale));
});

export const { PUT, PATCH, DELETE, OPTIONS } = otherMethods(['GET', 'POST']);
