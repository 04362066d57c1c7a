import { z } from 'zod';
import { attempt } from '@/lib/accounts/limits/rate-limit';
import { currentUser } from '@/lib/accounts/session';
import { exportAllDecks } from '@/lib/decks/backup/export-all';
import { deckContentSchema, ownCardsSchema } from '@/lib/decks/contract';
import { withOwnCards } from '@/lib/decks/cards/pool-card';
import { deckGame, gameOf } from '@/lib/decks/games/games';
import { poolOfPerson } from '@/lib/decks/own/pool';
import { contentErrors } from '@/lib/decks/verdict/judge';
import { answering } from '@/lib/http/answering';
import { readJson } from '@/lib/http/body';
import { otherMethods } from '@/lib/http/methods';
import { refuseCrossSite } from '@/lib/http/origin';
import { invalid } from '@/lib/http/problem';
import { signInFirst, tooOften } from '../answers';
import { readExport } from '../export-parameters';
import { fileAnswer, writeContext } from '../writing';

const requestSchema = z.strictObject({ content: deckContentSchema, ownCards: ownCardsSchema });

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
 * A deck that is being edited, and may be stored nowhere yet, as a file: body
 * `{ content, ownCards }` as a save has them, `?format=…&locale=…` as for stored ones.
 */
export const POST = answering(async (request: Request) => {
  const foreign = refuseCrossSite(request);
  if (foreign) return foreign;
  const asked = readExport(request);
  if (asked instanceof Response) return asked;
  const body = await readJson(request, requestSchema);
  if (!body.ok) return body.response;
  const { content, ownCards = [] } = body.value;
  const game = gameOf(content.format);
  const stored = await poolOfPerson(game, (await currentUser())?.id);
  const pool = deckGame(game).ownCards ? withOwnCards(stored, ownCards) : stored;
  const errors = contentErrors(content, pool);
  if (errors.length > 0) return invalid(errors, 'The deck cannot be written');
  return fileAnswer(content, asked.format, await writeContext(content, asked.locale, { pool }));
});

export const { PUT, PATCH, DELETE, OPTIONS } = otherMethods(['GET', 'POST']);
