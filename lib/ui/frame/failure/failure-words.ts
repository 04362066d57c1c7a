import { DEFAULT_LOCALE, type Locale } from '@/lib/i18n/locales';
import en from '@/lib/i18n/messages/en/failure.json';
import fr from '@/lib/i18n/messages/fr/failure.json';
import pl from '@/lib/i18n/messages/pl/failure.json';
import uk from '@/lib/i18n/messages/uk/failure.json';

const WORDS: Readonly<Record<Locale, typeof en>> = { en, pl, uk, fr };

/**
 * What is said where the frame of the site itself failed: in the language of the address, English where it names none.
 * Kept apart from the other messages, because the browser needs these in all languages beforehand.
 */
export function failureWords(path: string): { locale: Locale; words: typeof en } {
  const first = path.split('/')[1] ?? '';
  const locale = Object.hasOwn(WORDS, first) ? (first as Locale) : DEFAULT_LOCALE;
  return { locale, words: WORDS[locale] };
}
