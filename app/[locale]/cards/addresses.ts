import { type CardQuery, toSearchParams } from '@/lib/catalogue/card-query';
import { DEFAULT_GAME, type GameId, gamePath } from '@/lib/catalogue/games';
import type { Locale } from '@/lib/i18n/locales';

/** Address of the list that a query asks for. Without a text there is nothing to match best: the order is the number's. */
export function cardsAddress(locale: Locale, query: CardQuery, game: GameId = DEFAULT_GAME): string {
  const ordered: CardQuery = !query.q && query.sort === 'relevance' ? { ...query, sort: 'number' } : query;
  const search = toSearchParams(ordered).toString();
  return `/${locale}${gamePath(game)}/cards${search && `?${search}`}`;
}

export function cardAddress(locale: Locale, code: string, game: GameId = DEFAULT_GAME): string {
  return `/${locale}${gamePath(game)}/cards/${code}`;
}

/** The same list with some of the query changed. */
export type ChangedAddress = (changes: Partial<CardQuery>) => string;
