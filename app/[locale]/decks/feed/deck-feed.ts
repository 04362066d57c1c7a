import { getTranslations } from 'next-intl/server';
import { siteOrigin } from '@/lib/accounts/site-url';
import { DEFAULT_GAME, GAMES, type GameId } from '@/lib/catalogue/games';
import { deckPath, decksPath } from '@/lib/decks/games/paths';
import { listPublicDecks } from '@/lib/decks/lists/public';
import { only } from '@/lib/decks/search/only';
import { atomAnswer, atomFeed } from '@/lib/http/atom';
import { LOCALES } from '@/lib/i18n/locales';
import { countWords } from '../count-words';

const ENTRIES = 30;

/** The public decks changed last, of one author or of all of a game, as a feed in the language of its address. */
export async function deckFeed(
  locale: string,
  { author, game = DEFAULT_GAME }: { author?: string; game?: GameId } = {},
): Promise<Response> {
  const language = LOCALES.find((one) => one === locale);
  if (!language) return new Response(null, { status: 404 });
  const [t, tDecks, decks] = await Promise.all([
    getTranslations({ locale: language, namespace: 'people.feed' }),
    getTranslations({ locale: language, namespace: 'decks' }),
    author ? decksOf(author) : listPublicDecks({ game, limit: ENTRIES }).then((found) => found.decks),
  ]);
  const site = `${siteOrigin()}/${language}`;
  const home = author ? `${site}/u/${author}` : `${site}${decksPath(game)}`;
  return atomAnswer(
    atomFeed({
      home,
      self: `${home}/feed`,
      language,
      title: author ? t('of', { author }) : t('title'),
      subtitle: t(`subtitle.${author ? 'all' : game}`),
      entries: decks.map((deck) => ({
        link: site + deckPath(deck),
        title: t('by', { name: deck.name, author: deck.author }),
        summary: countWords(tDecks, deck),
        date: deck.updatedAt,
        author: { name: deck.author, link: `${site}/u/${deck.author}` },
      })),
    }),
  );
}

/** Who follows a person follows their decks of every game. */
async function decksOf(handle: string) {
  const tree = only({ field: 'author', handle });
  const found = await Promise.all(GAMES.map((game) => listPublicDecks({ game, tree, limit: ENTRIES })));
  return found
    .flatMap(({ decks }) => decks)
    .toSorted((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime())
    .slice(0, ENTRIES);
}
