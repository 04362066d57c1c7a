import type { Locale } from './locales';

/** Tells next-intl which languages there are, so that `getLocale()` is one of them and no mere string. */
declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale;
  }
}
