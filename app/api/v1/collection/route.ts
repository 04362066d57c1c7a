import { currentUser } from '@/lib/accounts/session';
import { DEFAULT_GAME } from '@/lib/catalogue/games';
import { batchSchema } from '@/lib/collection/contract';
import { isList } from '@/lib/collection/lists';
import { applyBatch } from '@/lib/collection/store/change';
import { entriesOf } from '@/lib/collection/store/read';
import { answering } from '@/lib/http/answering';
import { readJson } from '@/lib/http/body';
import { otherMethods } from '@/lib/http/methods';
import { invalid } from '@/lib/http/problem';
import { PRIVATE, signInFirst, whoCounts } from './answers';

/** One's own lists, or the one that `list` names; see lib/collection/contract.ts. */
export const GET = answering(async (request: Request) => {
  const user = await currentUser();
  if (!user) return signInFirst();
  const list = new URL(request.url).searchParams.get('list');
  if (list !== null && !isList(list)) {
    return invalid([{ path: 'list', message: 'Must be one of owned, wish, trade' }]);
  }
  const data = await entriesOf({ userId: user.id, game: DEFAULT_GAME }, list ?? undefined);
  return Response.json({ data }, { headers: PRIVATE });
});

/** Counts a batch of changes, once however often it is sent. */
export const POST = answering(async (request: Request) => {
  const who = await whoCounts(request);
  if ('refusal' in who) return who.refusal;
  const body = await readJson(request, batchSchema);
  if (!body.ok) return body.response;
  const data = await applyBatch({ userId: who.user.id, game: DEFAULT_GAME }, body.value);
  return Response.json({ data }, { headers: PRIVATE });
});

export const { PUT, PATCH, DELETE, OPTIONS } = otherMethods(['GET', 'POST']);
