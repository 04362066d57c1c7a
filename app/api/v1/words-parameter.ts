import { z } from 'zod';
import { MAX_QUERY_LENGTH } from '@/lib/catalogue/fold';
import type { GameId } from '@/lib/catalogue/games';
import type { FieldError } from '@/lib/http/problem';
import type { Locale } from '@/lib/i18n/locales';
import { gameOf } from './game-parameter';
import { LOCALE_NAMES, localeOf, once, unknownParameters } from './locale-parameter';

const NONE = 'Say what to look for';
const wordsSchema = once(z.string(NONE).trim().min(1, NONE).max(MAX_QUERY_LENGTH, 'Too long'));

/** The parameters of a request that takes words, `q`, a game and a language, and nothing else. */
export function readWords(params: URLSearchParams): {
  q: string;
  game: GameId;
  locale: Locale;
  errors: FieldError[];
} {
  const { game, errors: ofGame } = gameOf(params);
  const { locale, errors } = localeOf(params);
  const { data: q = '', error } = wordsSchema.safeParse(params.getAll('q'));
  const own = (error?.issues ?? []).map(({ message }) => ({ path: 'q', message }));
  const unknown = unknownParameters(params, ['q', 'game', ...LOCALE_NAMES]);
  return { q, game, locale, errors: [...unknown, ...own, ...ofGame, ...errors] };
}
