import { checkDeck, checkRequestSchema } from '@/lib/decks/verdict/check-request';
import { readJson } from '@/lib/http/body';
import { otherMethods } from '@/lib/http/methods';
import { publicApi } from '../../public-api';

/** A deck that is not stored, in numbers; see ../check/operation.ts. */
export const POST = publicApi(async (request: Request) => {
  const body = await readJson(request, checkRequestSchema);
  if (!body.ok) return body.response;
  const { statistics } = await checkDeck(body.value);
  return Response.json({ data: statistics }, { headers: { 'cache-control': 'no-store' } });
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods(['POST'], { open: true });
