import { hasLocale } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import type { MetadataRoute } from 'next';
import { LOCALES } from '@/lib/i18n/locales';
import { problem } from '@/lib/http/problem';
import { iconAddress, ICONS } from '@/lib/ui/frame/app-icon';

/** What a phone asks of the site to have it on its home screen, in the language it was taken from. */
export async function GET(_request: Request, { params }: RouteContext<'/[locale]/manifest.webmanifest'>) {
  const { locale } = await params;
  if (!hasLocale(LOCALES, locale))
    return problem(404, { title: 'No such language', detail: 'It has none of our words.' });
  const [t, tHere] = await Promise.all([
    getTranslations({ locale, namespace: 'common' }),
    getTranslations({ locale, namespace: 'offline.here' }),
  ]);
  const manifest: MetadataRoute.Manifest = {
    // One place on the home screen, in whatever language it is opened.
    id: '/',
    name: t('brand'),
    short_name: t('brand'),
    description: t('tagline'),
    lang: locale,
    start_url: `/${locale}`,
    scope: '/',
    display: 'standalone',
    background_color: '#f5f0e4',
    theme_color: '#f5f0e4',
    categories: ['games', 'utilities'],
    icons: ICONS.map(({ size, purpose }) => ({
      src: iconAddress({ size, purpose }),
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
    shortcuts: [
      { name: tHere('cards'), url: `/${locale}/cards` },
      { name: tHere('quick'), url: `/${locale}/rules/quick` },
      { name: tHere('mine'), url: `/${locale}/decks/mine` },
      { name: tHere('new'), url: `/${locale}/decks/new` },
    ],
  };
  return Response.json(manifest, {
    headers: { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=3600' },
  });
}
