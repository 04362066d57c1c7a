import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { notFound } from 'next/navigation';
import { hasLocale, NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { currentUser } from '@/lib/accounts/session';
import { siteOrigin } from '@/lib/accounts/site-url';
import { GAMES, gamePath } from '@/lib/catalogue/games';
import { routing } from '@/lib/i18n/routing';
import { iconAddress } from '@/lib/ui/frame/app-icon';
import { preloadFonts } from '@/lib/ui/fonts/preload';
import { FailureProvider } from '@/lib/ui/frame/failure/failure';
import { SiteFooter } from '@/lib/ui/frame/site-footer';
import { SiteHeader } from '@/lib/ui/frame/header/site-header';
import { chosenTheme } from '@/lib/ui/frame/theme/theme';
import { Companion } from './offline/attend/companion';
import '../globals.css';

const GAME_PATHS = GAMES.map((id) => ({ id, path: gamePath(id) }));

interface LocaleLayoutProps {
  children: ReactNode;
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: Pick<LocaleLayoutProps, 'params'>): Promise<Metadata> {
  const [{ locale }, t] = await Promise.all([params, getTranslations('common')]);
  return {
    metadataBase: new URL(siteOrigin()),
    title: { default: t('brand'), template: `%s · ${t('brand')}` },
    description: t('tagline'),
    applicationName: t('brand'),
    manifest: `/${locale}/manifest.webmanifest`,
    icons: {
      icon: { url: '/icon.svg', type: 'image/svg+xml' },
      apple: { url: iconAddress({ size: 180, purpose: 'maskable' }), sizes: '180x180' },
    },
    appleWebApp: { title: t('brand'), statusBarStyle: 'default' },
  };
}

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#f5f0e4' },
    { media: '(prefers-color-scheme: dark)', color: '#171513' },
  ],
};

export default async function LocaleLayout({ children, params }: LocaleLayoutProps) {
  const { locale } = await params;
  if (!hasLocale(routing.locales, locale)) notFound();
  preloadFonts(locale);
  const [t, theme, user, { offline }] = await Promise.all([
    getTranslations('common'),
    chosenTheme(),
    currentUser(),
    getMessages(),
  ]);
  return (
    <html lang={locale} data-theme={theme ?? undefined}>
      <body>
        {/* No messages by default: every island is handed the few words it shows. */}
        <NextIntlClientProvider messages={null} formats={null}>
          <FailureProvider
            words={{
              failed: { title: t('error.title'), text: t('error.text') },
              stale: { title: t('error.staleTitle'), text: t('error.staleText') },
              offline: { title: t('error.offlineTitle'), text: t('error.offlineText') },
              retry: t('error.retry'),
              home: t('error.home'),
            }}
          >
            <a href="#main" className="skip-link">
              {t('skip')}
            </a>
            <SiteHeader locale={locale} theme={theme} handle={user?.handle ?? null} games={GAME_PATHS} />
            {children}
            <SiteFooter games={GAME_PATHS} />
            <Companion locale={locale} userId={user?.id ?? null} messages={{ offline: { bar: offline.bar } }} />
          </FailureProvider>
        </NextIntlClientProvider>
      </body>
    </html>
  );
}
