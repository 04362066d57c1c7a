import type { Locale } from '@/lib/i18n/locales';

/** A name as shown in one language. */
export interface LocalizedText {
  text: string;
  /** Language the text is in: for `lang`, and to mark a name that has no translation. */
  locale: string;
  /** The reader's language has no such name: this is the English one. */
  fallback: boolean;
}

/** The name in a language, or the English one where the data has none. */
export function localized(names: Readonly<Record<string, string | undefined>>, locale: Locale): LocalizedText {
  const text = names[locale];
  return text
    ? { text, locale, fallback: false }
    : { text: names['en'] ?? '', locale: 'en', fallback: (locale as string) !== 'en' };
}
