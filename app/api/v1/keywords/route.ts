import { EVERY_CARD } from '@/lib/catalogue/card-query';
import { searchDefinitions } from '@/lib/catalogue/cards';
import { DEFAULT_GAME } from '@/lib/catalogue/games';
import { otherMethods } from '@/lib/http/methods';
import { invalid } from '@/lib/http/problem';
import { publicJson, SHORTLY } from '@/lib/http/public-json';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { publicApi } from '../public-api';

/** The keywords that cards have; see operation.ts. */
export const GET = publicApi(async (request: Request) => {
  const names = [...new Set(new URL(request.url).searchParams.keys())];
  const errors = names.map((path) => ({ path, message: 'No such parameter; there are none here' }));
  if (errors.length > 0) return invalid(errors, 'The query is not valid');
  const { facets } = await searchDefinitions(DEFAULT_GAME, EVERY_CARD, DEFAULT_LOCALE);
  const data = facets.keyword.map(({ value, count }) => ({ keyword: value, cards: count }));
  return publicJson(request, { data }, SHORTLY);
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods(['GET'], { open: true });
