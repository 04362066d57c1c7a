import { EVERY_CARD } from '@/lib/catalogue/card-query';
import { searchDefinitions } from '@/lib/catalogue/cards';
import { DEFAULT_GAME } from '@/lib/catalogue/games';
import { setNames } from '@/lib/catalogue/sets';
import { otherMethods } from '@/lib/http/methods';
import { publicJson, SHORTLY } from '@/lib/http/public-json';
import { readLocale } from '../locale-parameter';
import { publicApi } from '../public-api';

/** The sets of cards in their order; see operation.ts. */
export const GET = publicApi(async (request: Request) => {
  const locale = readLocale(request);
  if (locale instanceof Response) return locale;
  const [names, { facets }] = await Promise.all([
    setNames(DEFAULT_GAME, locale),
    searchDefinitions(DEFAULT_GAME, EVERY_CARD, locale),
  ]);
  const cards = new Map(facets.set.map(({ value, count }) => [value, count]));
  const data = [...names].map(([code, name]) => ({
    code,
    name: name.text,
    locale: name.locale,
    cards: cards.get(code) ?? 0,
  }));
  return publicJson(request, { data }, SHORTLY);
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods(['GET'], { open: true });
