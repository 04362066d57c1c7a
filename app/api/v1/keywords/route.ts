import { EVERY_CARD } from '@/lib/catalogue/card-query';
import { findDefinitions } from '@/lib/catalogue/definition-search';
import { otherMethods } from '@/lib/http/methods';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { publicApi } from '../public-api';
import { readShortList } from '../short-list';
import { keywordAnswer } from './operation';

/** The keywords that cards have; see operation.ts. */
export const GET = publicApi(async (request: Request) => {
  const asked = readShortList(request, keywordAnswer, { spoken: false });
  if (asked instanceof Response) return asked;
  const { facets } = await findDefinitions(asked.game, EVERY_CARD, DEFAULT_LOCALE);
  const keywords = (facets.keyword ?? []).map(({ value, count }) => ({ keyword: value, cards: count }));
  return asked.answer('/api/v1/keywords', keywords, ({ keyword }) => keyword);
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods(['GET'], { open: true });
