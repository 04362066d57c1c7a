import { EVERY_CARD } from '@/lib/catalogue/card-query';
import { findDefinitions } from '@/lib/catalogue/definition-search';
import { setNames } from '@/lib/catalogue/sets';
import { otherMethods } from '@/lib/http/methods';
import { publicApi } from '../public-api';
import { readShortList } from '../short-list';
import { setAnswer } from './operation';

/** The sets of cards in their order, without those whose cards were all withdrawn; see operation.ts. */
export const GET = publicApi(async (request: Request) => {
  const asked = readShortList(request, setAnswer, { spoken: true });
  if (asked instanceof Response) return asked;
  const { game, locale } = asked;
  const [names, { facets }] = await Promise.all([setNames(game, locale), findDefinitions(game, EVERY_CARD, locale)]);
  const cards = new Map(facets.set.map(({ value, count }) => [value, count]));
  const sets = [...names].flatMap(([code, name]) => {
    const count = cards.get(code) ?? 0;
    return count === 0 ? [] : [{ code, name: name.text, locale: name.locale, cards: count }];
  });
  return asked.answer('/api/v1/sets', sets, ({ code }) => code);
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods(['GET'], { open: true });
