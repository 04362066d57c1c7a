import { type CardQuery, withChanges } from '@/lib/catalogue/card-query';
import type { GameId } from '@/lib/catalogue/games';
import { parseCardQuery } from '@/lib/catalogue/read-card-query';
import type { FieldError } from '@/lib/http/problem';
import type { Locale } from '@/lib/i18n/locales';
import { gameOf } from '../game-parameter';
import { unknownFilters } from '../known-values';
import { readCursor } from '../list-manners';
import { LOCALE_NAMES, localeOf } from '../locale-parameter';

/**
 * What a request at `path` asks of the cards, by the parameters of their page, a cursor, a game and a language; `own` are parameters that
 * the operation reads itself. Whatever cannot be understood is among the errors, by its name.
 */
export async function readCards(
  path: string,
  params: URLSearchParams,
  own: readonly string[],
): Promise<{ query?: CardQuery; game: GameId; locale: Locale; errors: FieldError[] }> {
  const { game, errors: ofGame } = gameOf(params);
  const aside = ['game', ...LOCALE_NAMES, 'cursor', ...own];
  const parsed = parseCardQuery(new URLSearchParams([...params].filter(([name]) => !aside.includes(name))), game);
  const cursor = readCursor(path, params);
  const { locale, errors } = localeOf(params);
  const ofFilters = parsed.ok ? await unknownFilters(game, parsed.query) : parsed.errors;
  const all = [...ofFilters, ...cursor.errors, ...ofGame, ...errors];
  const page = cursor.place === undefined ? undefined : Number(cursor.place);
  if (page !== undefined && !(Number.isInteger(page) && page >= 1 && page <= 1000))
    all.push({ path: 'cursor', message: 'Not a cursor; take it from `next` of the page before' });
  if (!parsed.ok || all.length > 0) return { game, locale, errors: all };
  return { query: page === undefined ? parsed.query : withChanges(parsed.query, { page }), game, locale, errors: [] };
}
