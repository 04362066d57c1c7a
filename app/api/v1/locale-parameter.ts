import { z } from 'zod';
import { openToAll } from '@/lib/http/cors';
import { invalid } from '@/lib/http/problem';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@/lib/i18n/locales';

/** A parameter that stands in the address once at most. */
export function once<T>(value: z.ZodType<T, string | undefined>) {
  return z
    .array(z.string())
    .max(1, 'Given more than once')
    .transform(([first]) => first)
    .pipe(value);
}

/** Language that texts are in and names are sorted by. English when left out. */
export const localeParameter = once(z.enum(LOCALES, `One of ${LOCALES.join(', ')}`).default(DEFAULT_LOCALE));

/** The parameter `locale` of a request that takes no other, or the answer that refuses it. */
export function readLocale(request: Request): Locale | Response {
  const params = new URL(request.url).searchParams;
  const { success, data, error } = localeParameter.safeParse(params.getAll('locale'));
  const unknown = [...new Set(params.keys())].filter((name) => name !== 'locale');
  if (success && unknown.length === 0) return data;
  const errors = [
    ...unknown.map((path) => ({ path, message: 'No such parameter; the only one here is `locale`' })),
    ...(error?.issues ?? []).map(({ message }) => ({ path: 'locale', message })),
  ];
  return openToAll(invalid(errors, 'The query is not valid'));
}
