import { EVERY_CARD } from '@/lib/catalogue/card-query';
import { findDefinitions } from '@/lib/catalogue/definition-search';
import { otherMethods } from '@/lib/http/methods';
import { invalid } from '@/lib/http/problem';
import { publicJson, SHORTLY } from '@/lib/http/public-json';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { gameOf } from '../game-parameter';
import { unknownParameters } from '../locale-parameter';
import { publicApi } from '../public-api';

/** The keywords that cards have; see operation.ts. */
export const GET = publicApi(async (request: Request) => {
  const params = new URL(request.url).searchParams;
  const { game, errors: ofGame } = gameOf(params);
  const errors = [...unknownParameters(params, ['game']), ...ofGame];
  if (errors.length > 0) return invalid(errors, 'The query is not valid');
  const { facets } = await findDefinitions(game, EVERY_CARD, DEFAULT_LOCALE);
  const data = (facets.keyword ?? []).map(({ value, count }) => ({ keyword: value, cards: count }));
  return publicJson(request, { data }, SHORTLY);
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods(['GET'], { open: true });
