import { getTranslations } from 'next-intl/server';
import { Link } from '@/lib/i18n/navigation';
import { LOCALE_NAMES, type Locale } from '@/lib/i18n/locales';
import { LanguageMenu } from './language-menu';
import { MainNav } from './main-nav';
import { Mark } from './mark';
import type { Theme } from './theme';
import { ThemeMenu } from './theme-menu';

interface SiteHeaderProps {
  locale: Locale;
  theme: Theme | null;
  /** Public name of who is signed in. */
  handle: string | null;
}

export async function SiteHeader({ locale, theme, handle }: SiteHeaderProps) {
  const t = await getTranslations('common');
  const account = handle === null ? t('nav.signIn') : t('nav.account', { handle });
  return (
    <header className="site-header no-print">
      <div className="site-header-inner">
        <Link href="/" className="brand">
          <Mark />
          <span>{t('brand')}</span>
        </Link>
        <MainNav
          label={t('nav.label')}
          items={[
            { segment: 'cards', label: t('nav.cards') },
            { segment: 'decks', label: t('nav.decks') },
            { segment: 'rules', label: t('nav.rules') },
            { segment: 'rulings', label: t('nav.rulings') },
            { segment: 'lab', label: t('nav.lab'), wide: true },
          ]}
        />
        <div className="site-tools">
          <ThemeMenu chosen={theme} />
          <LanguageMenu locale={locale} label={t('language.label', { language: LOCALE_NAMES[locale] })} />
          <Link
            href={handle === null ? '/account/sign-in' : '/account'}
            className="menu-button"
            aria-label={account}
            title={account}
          >
            <svg
              viewBox="0 0 24 24"
              width="22"
              height="22"
              aria-hidden="true"
              fill={handle === null ? 'none' : 'currentColor'}
              stroke="currentColor"
              strokeWidth="1.8"
            >
              <circle cx="12" cy="8" r="4.1" />
              <path d="M3.9 20.4c.7-4.3 3.9-6.3 8.1-6.3s7.4 2 8.1 6.3z" strokeLinejoin="round" />
            </svg>
            <span className="site-account">{handle ?? t('nav.signIn')}</span>
          </Link>
        </div>
      </div>
    </header>
  );
}
