import { preload } from 'react-dom';
import type { Locale } from '@/lib/i18n/locales';

// The same files as fonts.css names: a bundler gives both one address.
const LATIN = [new URL('./inter-latin.woff2', import.meta.url), new URL('./alegreya-latin.woff2', import.meta.url)];
const MORE = [new URL('./inter-more.woff2', import.meta.url), new URL('./alegreya-more.woff2', import.meta.url)];
const CYRILLIC = [
  new URL('./inter-cyrillic.woff2', import.meta.url),
  new URL('./alegreya-cyrillic.woff2', import.meta.url),
];

/** Letters that every page of the language shows at once, besides the plain Latin ones. */
const OWN: Readonly<Record<Locale, readonly URL[]>> = { en: [], pl: MORE, uk: CYRILLIC, fr: [] };

/** Asks for the letters of a language beside the style sheet, not after it. To be called while a page is drawn. */
export function preloadFonts(locale: Locale): void {
  for (const file of [...LATIN, ...OWN[locale]])
    preload(file.pathname, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
}
