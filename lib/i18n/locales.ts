/** Languages of the interface. English first: it is the fallback. */
export const LOCALES = ['en', 'pl', 'uk', 'fr'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'en';

/** Each language by its own name. */
export const LOCALE_NAMES: Record<Locale, string> = {
  en: 'English',
  pl: 'Polski',
  uk: 'Українська',
  fr: 'Français',
};
