import { hasLocale } from 'next-intl';
import { textsAddress } from '@/lib/catalogue/card-texts';
import { DEFAULT_GAME } from '@/lib/catalogue/games';
import { snapshotAddress } from '@/lib/catalogue/snapshot';
import { catalogueVersion } from '@/lib/catalogue/source';
import { answering } from '@/lib/http/answering';
import { problem } from '@/lib/http/problem';
import { LOCALES } from '@/lib/i18n/locales';
import { shellPath, type OfflineList } from '@/lib/offline/kept';
import { chapterNumbers } from '@/lib/rulings/rulebook/rulebook';

/** What a device is asked to keep of this language. The page that stands in for all others comes first. */
export const GET = answering(async (_request: Request, { params }: RouteContext<'/[locale]/offline/list'>) => {
  const { locale } = await params;
  if (!hasLocale(LOCALES, locale))
    return problem(404, { title: 'No such language', detail: 'It has none of our words.' });
  const [version, chapters, catalogue, texts] = await Promise.all([
    catalogueVersion(DEFAULT_GAME),
    chapterNumbers(DEFAULT_GAME),
    snapshotAddress(DEFAULT_GAME),
    textsAddress(DEFAULT_GAME, locale),
  ]);
  const list: OfflineList = {
    version: `${process.env.KAGE_BUILD} ${version.slice(0, 16)}`,
    pages: [
      shellPath(locale),
      ...['rules/quick', 'rules', ...chapters.map((number) => `rules/${number}`), 'rulings/terms', 'cards/help'].map(
        (path) => `/${locale}/${path}`,
      ),
    ],
    data: { catalogue: catalogue ?? '', texts: texts ?? '' },
  };
  return Response.json(list, { headers: { 'cache-control': 'no-cache' } });
});
