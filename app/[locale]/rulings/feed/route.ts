import { getTranslations } from 'next-intl/server';
import { siteOrigin } from '@/lib/accounts/site-url';
import { DEFAULT_GAME } from '@/lib/catalogue/games';
import { atomAnswer } from '@/lib/http/atom';
import { LOCALES } from '@/lib/i18n/locales';
import { rulingNews } from '@/lib/rulings/changes';
import { atomOf } from './atom';

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
  const feed = atomOf({
    home: `${siteOrigin()}/${locale}/rulings`,
    language: locale,
    title: t('title'),
    subtitle: t('subtitle'),
    news,
    titleOf: (kind, question) => t(kind, { question }),
  });
  return atomAnswer(feed);
}
