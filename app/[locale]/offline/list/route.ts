import { hasLocale } from 'next-intl';
import { textsAddress } from '@/lib/catalogue/card-texts';
import { DEFAULT_GAME, gamePath, type GameId, isGame } from '@/lib/catalogue/games';
import { snapshotAddress } from '@/lib/catalogue/snapshot';
import { catalogueVersion } from '@/lib/catalogue/source';
import { answering } from '@/lib/http/answering';
import { problem } from '@/lib/http/problem';
import { LOCALES } from '@/lib/i18n/locales';
import { shellPath, type OfflineList } from '@/lib/offline/kept';
import { rulingsAtHandAddress } from '@/lib/rulings/at-hand';
import { chapterNumbers } from '@/lib/rulings/rulebook/rulebook';

/** What a device is asked to keep of this language and, by `?game=`, of one game: of the younger one if none is named. */
export const GET = answering(async (request: Request, { params }: RouteContext<'/[locale]/offline/list'>) => {
  const { locale } = await params;
  const game = new URL(request.url).searchParams.get('game') ?? DEFAULT_GAME;
  if (!hasLocale(LOCALES, locale))
    return problem(404, { title: 'No such language', detail: 'It has none of our words.' });
  if (!isGame(game)) return problem(404, { title: 'No such game', detail: 'There is nothing of it here.' });
  const [version, chapters, catalogue, texts, rulings] = await Promise.all([
    catalogueVersion(game),
    chapterNumbers(game),
    snapshotAddress(game),
    textsAddress(game, locale),
    game === DEFAULT_GAME ? rulingsAtHandAddress(game, locale) : '',
  ]);
  const rooms = ['rules/quick', 'rules', ...chapters.map((number) => `rules/${number}`), ...ROOMS[game]];
  const list: OfflineList = {
    version: `${process.env.KAGE_BUILD} ${version.slice(0, 16)}`,
    pages: [
      ...(game === DEFAULT_GAME ? [shellPath(locale)] : []),
      ...rooms.map((room) => `/${locale}${gamePath(game)}/${room}`),
    ],
    data: { catalogue: catalogue ?? '', texts: texts ?? '', rulings },
  };
  return Response.json(list, { headers: { 'cache-control': 'no-cache' } });
});

/**
 * Kept as pages. Cards, decks and the younger game's rulings are kept as data, for the page that stands in for all
 * others and so comes first; what the older game's rulings are is one page.
 */
const ROOMS: Readonly<Record<GameId, readonly string[]>> = {
  mythos: ['rulings/terms', 'cards/help'],
  ccg: ['rulings', 'rulings/terms', 'cards/help'],
};
