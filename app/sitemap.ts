import type { MetadataRoute } from 'next';
import { siteOrigin } from '@/lib/accounts/site-url';
import { codesForSitemap } from '@/lib/catalogue/card';
import { DEFAULT_GAME } from '@/lib/catalogue/games';
import { publicDeckAddresses } from '@/lib/decks/lists/public';
import { DEFAULT_LOCALE, LOCALES } from '@/lib/i18n/locales';
import { glossary } from '@/lib/rulings/glossary';
import { chapterNumbers } from '@/lib/rulings/rulebook/rulebook';
import { rulingSlugs } from '@/lib/rulings/ruling';

export const dynamic = 'force-dynamic';

/** Newest public decks that are named; older ones are found through the lists. */
const DECKS_NAMED = 1000;

/** Every page worth finding, once, with its address in the other languages. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const [codes, chapters, rulings, terms, decks] = await Promise.all([
    codesForSitemap(DEFAULT_GAME),
    chapterNumbers(DEFAULT_GAME),
    rulingSlugs(DEFAULT_GAME),
    glossary(DEFAULT_GAME, DEFAULT_LOCALE),
    publicDeckAddresses(DEFAULT_GAME, DECKS_NAMED),
  ]);
  return [
    ...[
      '',
      '/cards',
      '/cards/help',
      '/decks',
      '/rules',
      '/rules/quick',
      '/rulings',
      '/rulings/terms',
      '/about',
      '/api',
    ].map((path) => entry(path)),
    ...codes.map((code) => entry(`/cards/${code}`)),
    ...chapters.map((number) => entry(`/rules/${number}`)),
    ...rulings.map((slug) => entry(`/rulings/${slug}`)),
    ...terms.map(({ slug }) => entry(`/rulings/terms/${slug}`)),
    ...decks.map(({ slug, updatedAt }) => entry(`/decks/${slug}`, updatedAt)),
  ];
}

function entry(path: string, lastModified?: Date): MetadataRoute.Sitemap[number] {
  const address = (locale: string) => `${siteOrigin()}/${locale}${path}`;
  return {
    url: address(DEFAULT_LOCALE),
    alternates: { languages: Object.fromEntries(LOCALES.map((locale) => [locale, address(locale)])) },
    ...(lastModified && { lastModified }),
  };
}
