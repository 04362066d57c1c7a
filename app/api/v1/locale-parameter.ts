import { z } from 'zod';
import { type FieldError, invalid } from '@/lib/http/problem';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@/lib/i18n/locales';

/** A parameter that stands in the address once at most. */
export function once<T>(value: z.ZodType<T, string | undefined>) {
  return z
    .array(z.string())
    .max(1, 'Given more than once')
    .transform(([first]) => first)
    .pipe(value);
}

/** The language of an answer goes by either name. */
export const LOCALE_NAMES: readonly string[] = ['lang', 'locale'];

const localeSchema = once(z.enum(LOCALES, `One of ${LOCALES.join(', ')}`).default(DEFAULT_LOCALE));

/** Language that texts are in and names are sorted by: English when left out, and the errors where it is none of ours. */
export function localeOf(params: URLSearchParams): { locale: Locale; errors: FieldError[] } {
  const path = LOCALE_NAMES.find((name) => params.has(name)) ?? 'lang';
  const parsed = localeSchema.safeParse(LOCALE_NAMES.flatMap((name) => params.getAll(name)));
  if (parsed.success) return { locale: parsed.data, errors: [] };
  return { locale: DEFAULT_LOCALE, errors: parsed.error.issues.map(({ message }) => ({ path, message })) };
}

/** Errors for the parameters of an address that are none of these. */
export function unknownParameters(params: URLSearchParams, known: readonly string[]): FieldError[] {
  return [...new Set(params.keys())]
    .filter((name) => !known.includes(name))
    .map((path) => ({
      path,
      message: `No such parameter; ${known.length > 0 ? `those here are ${known.join(', ')}` : 'there are none here'}`,
    }));
}

/** The answer that refuses a request with any parameters, where the operation takes none. */
export function refuseParameters(request: Request): Response | undefined {
  const errors = unknownParameters(new URL(request.url).searchParams, []);
  return errors.length > 0 ? invalid(errors, 'The query is not valid') : undefined;
}
