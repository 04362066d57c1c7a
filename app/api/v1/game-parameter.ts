import { z } from 'zod';
import { DEFAULT_GAME, type GameId, GAMES } from '@/lib/catalogue/games';
import { type FieldError, invalid } from '@/lib/http/problem';
import type { Locale } from '@/lib/i18n/locales';
import { LOCALE_NAMES, localeOf, once, unknownParameters } from './locale-parameter';

// Each answer is about one game. What is the other's is not in it.

const gameSchema = once(z.enum(GAMES, `One of ${GAMES.join(', ')}`).default(DEFAULT_GAME));

/** The game that is asked about: the younger one when left out, and the errors where it is none of ours. */
export function gameOf(params: URLSearchParams): { game: GameId; errors: FieldError[] } {
  const parsed = gameSchema.safeParse(params.getAll('game'));
  if (parsed.success) return { game: parsed.data, errors: [] };
  return { game: DEFAULT_GAME, errors: parsed.error.issues.map(({ message }) => ({ path: 'game', message })) };
}

/** Game and language of a request that takes no other parameter, or the answer that refuses it. */
export function readGameAndLocale(request: Request): { game: GameId; locale: Locale } | Response {
  const params = new URL(request.url).searchParams;
  const { game, errors } = gameOf(params);
  const { locale, errors: others } = localeOf(params);
  const all = [...unknownParameters(params, ['game', ...LOCALE_NAMES]), ...errors, ...others];
  return all.length === 0 ? { game, locale } : invalid(all, 'The query is not valid');
}
