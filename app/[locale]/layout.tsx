import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { notFound } from 'next/navigation';
import { hasLocale, NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { currentUser } from '@/lib/accounts/session';
import { siteOrigin } from '@/lib/accounts/site-url';
import { routing } from '@/lib/i18n/routing';
import { FailureProvider } from '@/lib/ui/frame/failure';
import { SiteFooter } from '@/lib/ui/frame/site-footer';
import { SiteHeader } from '@/lib/ui/frame/site-header';
import { chosenTheme } from '@/lib/ui/frame/theme';
import '../globals.css';

interface LocaleLayoutProps {
  children: ReactNode;
  params: Promise<{ locale: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('common');
  return {
    metadataBase: new URL(siteOrigin()),
    title: { default: t('brand'), template: `%s · ${t('brand')}` },
    description: t('tagline'),
    applicationName: t('brand'),
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
  const [t, theme, user] = await Promise.all([getTranslations('common'), chosenTheme(), currentUser()]);
  return (
    <html lang={locale} data-theme={theme ?? undefined}>
      <body>
        {/* No messages by default: every island is handed the few words it shows. */}
        <NextIntlClientProvider messages={null} formats={null}>
          <FailureProvider
            words={{ title: t('error.title'), text: t('error.text'), retry: t('error.retry'), home: t('error.home') }}
          >
            <a href="#main" className="skip-link">
              {t('skip')}
            </a>
            <SiteHeader locale={locale} theme={theme} handle={user?.handle ?? null} />
            {children}
            <SiteFooter />
          </FailureProvider>
        </NextIntlClientProvider>
      </body>
    </html>
  );
}
