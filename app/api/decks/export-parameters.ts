import { z } from 'zod';
import { fileFormat } from '@/lib/decks/formats/registry';
import type { FileFormat } from '@/lib/decks/formats/file-format';
import { fieldErrors, invalid } from '@/lib/http/problem';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@/lib/i18n/locales';

const schema = z.strictObject({
  format: z.enum(['text', 'json', 'csv', 'code', 'tts']).default('json'),
  locale: z.enum(LOCALES).default(DEFAULT_LOCALE),
});

/** `?format=csv&locale=pl` of a request for a deck as a file, or the answer that refuses it. */
export function readExport(request: Request): { format: FileFormat; locale: Locale } | Response {
  const parsed = schema.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (!parsed.success) return invalid(fieldErrors(parsed.error), 'The query is not valid');
  const format = fileFormat(parsed.data.format);
  if (!format) throw new Error(`There is no writer of ${parsed.data.format}`);
  return { format, locale: parsed.data.locale };
}
