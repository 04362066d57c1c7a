import { Feed } from 'feed';
import { getTranslations } from 'next-intl/server';
import { siteOrigin } from '@/lib/accounts/site-url';
import { DEFAULT_GAME } from '@/lib/catalogue/games';
import { LOCALES } from '@/lib/i18n/locales';
import { rulingNews } from '@/lib/rulings/changes';
import { plainText } from '@/lib/rulings/markup';

const ENTRIES = 50;

/** Changes of rulings as an Atom feed, in the language of its address. */
export async function GET(_: Request, { params }: { params: Promise<{ locale: string }> }): Promise<Response> {
  const asked = await params;
  const locale = LOCALES.find((one) => one === asked.locale);
  if (!locale) return new Response(null, { status: 404 });
  const [t, news] = await Promise.all([
    getTranslations({ locale, namespace: 'desk.feed' }),
    rulingNews(DEFAULT_GAME, locale, ENTRIES),
  ]);
  const home = `${siteOrigin()}/${locale}/rulings`;
  const feed = new Feed({
    id: home,
    link: home,
    title: t('title'),
    description: t('subtitle'),
    language: locale,
    copyright: '',
    feedLinks: { atom: `${home}/feed` },
    // Of the feed, not of the moment somebody asked: else no two answers were the same.
    updated: news[0]?.changedAt ?? new Date(0),
  });
  for (const { kind, changedAt, ruling } of news) {
    const link = `${home}/${ruling.slug}`;
    feed.addItem({
      id: link,
      link,
      title: t(kind, { question: ruling.question }),
      description: plainText(ruling.short),
      date: changedAt,
    });
  }
  return new Response(feed.atom1(), {
    headers: { 'content-type': 'application/atom+xml; charset=utf-8', 'cache-control': 'public, max-age=300' },
  });
}
