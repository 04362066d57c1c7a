import { z } from 'zod';
import { MAX_QUERY_LENGTH } from '@/lib/catalogue/fold';
import type { FieldError } from '@/lib/http/problem';
import type { Locale } from '@/lib/i18n/locales';
import { LOCALE_NAMES, localeOf, once, unknownParameters } from './locale-parameter';

const NONE = 'Say what to look for';
const wordsSchema = once(z.string(NONE).trim().min(1, NONE).max(MAX_QUERY_LENGTH, 'Too long'));

/** The parameters of a request that takes words, `q`, and a language, and nothing else. */
export function readWords(params: URLSearchParams): { q: string; locale: Locale; errors: FieldError[] } {
  const { locale, errors } = localeOf(params);
  const { data: q = '', error } = wordsSchema.safeParse(params.getAll('q'));
  const own = (error?.issues ?? []).map(({ message }) => ({ path: 'q', message }));
  return { q, locale, errors: [...unknownParameters(params, ['q', ...LOCALE_NAMES]), ...own, ...errors] };
}
