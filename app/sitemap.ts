import type { MetadataRoute } from 'next';
import { siteOrigin } from '@/lib/accounts/site-url';
import { codesForSitemap } from '@/lib/catalogue/card';
import { DEFAULT_GAME, type GameId, gamePath, GAMES } from '@/lib/catalogue/games';
import { decksPath } from '@/lib/decks/games/paths';
import { publicDeckAddresses } from '@/lib/decks/lists/public';
import { DEFAULT_LOCALE, LOCALES } from '@/lib/i18n/locales';
import { glossary } from '@/lib/rulings/glossary';
import { chapterNumbers } from '@/lib/rulings/rulebook/rulebook';
import { rulingSlugs } from '@/lib/rulings/ruling';

export const dynamic = 'force-dynamic';

/** Newest public decks that are named; older ones are found through the lists. */
const DECKS_NAMED = 1000;

/** Pages that each game has, from its home on, beside those that are named one by one. */
const ROOMS: Readonly<Record<GameId, readonly string[]>> = {
  mythos: ['', '/cards', '/cards/help', '/decks', '/rules', '/rules/quick', '/rulings', '/rulings/terms'],
  ccg: ['', '/cards', '/cards/help', '/decks', '/rules', '/rules/quick', '/rulings', '/rulings/terms', '/showdown', '/chain'], // prettier-ignore
};

/** Every page worth finding, once, with its address in the other languages. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const games = await Promise.all(GAMES.map(pagesOf));
  return [...['/about', '/api'].map((path) => entry(path)), ...games.flat()];
}

async function pagesOf(game: GameId): Promise<MetadataRoute.Sitemap> {
  const home = gamePath(game);
  const [codes, chapters, rulings, terms, decks] = await Promise.all([
    codesForSitemap(game),
    chapterNumbers(game),
    rulingSlugs(game),
    // The older game's glossary is one page.
    game === DEFAULT_GAME ? glossary(game, DEFAULT_LOCALE) : [],
    publicDeckAddresses(game, DECKS_NAMED),
  ]);
  return [
    ...ROOMS[game].map((path) => entry(home + path)),
    ...codes.map((code) => entry(`${home}/cards/${code}`)),
    ...chapters.map((number) => entry(`${home}/rules/${number}`)),
    ...rulings.map((slug) => entry(`${home}/rulings/${slug}`)),
    ...terms.map(({ slug }) => entry(`${home}/rulings/terms/${slug}`)),
    ...decks.map(({ slug, updatedAt }) => entry(`${decksPath(game)}/${slug}`, updatedAt)),
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
