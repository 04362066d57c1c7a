import { currentUser } from '@/lib/accounts/session';
import { DEFAULT_GAME } from '@/lib/catalogue/games';
import { collectionCsv } from '@/lib/collection/csv/write';
import { entriesOf } from '@/lib/collection/store/read';
import { mythosPool } from '@/lib/decks/cards/pool';
import { answering } from '@/lib/http/answering';
import { languageOf } from '@/lib/http/language';
import { otherMethods } from '@/lib/http/methods';
import { PRIVATE, signInFirst } from '../answers';

/** One's own lists as a file; names of cards in the language of the request. */
export const GET = answering(async (request: Request) => {
  const user = await currentUser();
  if (!user) return signInFirst();
  const [entries, pool] = await Promise.all([
    entriesOf({ userId: user.id, game: DEFAULT_GAME }, undefined),
    mythosPool(),
  ]);
  return new Response(collectionCsv(entries, pool, languageOf(request)), {
    headers: {
      ...PRIVATE,
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="kage-codex-collection.csv"',
    },
  });
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods(['GET']);
