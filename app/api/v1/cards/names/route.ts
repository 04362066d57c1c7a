import { suggestNames } from '@/lib/catalogue/names';
import { otherMethods } from '@/lib/http/methods';
import { publicJson, SHORTLY } from '@/lib/http/public-json';
import { invalid } from '@/lib/http/problem';
import { publicApi } from '../../public-api';
import { readWords } from '../../words-parameter';

/** Names of cards that `q` may be the beginning of; see operation.ts. */
export const GET = publicApi(async (request: Request) => {
  const { q, game, locale, errors } = readWords(new URL(request.url).searchParams);
  if (errors.length > 0) return invalid(errors, 'The query is not valid');
  return publicJson(request, { data: await suggestNames(game, q, locale) }, SHORTLY);
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods(['GET'], { open: true });
