import { getTranslations } from 'next-intl/server';
import { Link } from '@/lib/i18n/navigation';
import { LOCALE_NAMES, type Locale } from '@/lib/i18n/locales';
import { Icon } from '../icons/icon';
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
            { segment: 'cards', label: t('nav.cards'), icon: 'cards' },
            { segment: 'decks', label: t('nav.decks'), icon: 'deck' },
            { segment: 'rules', label: t('nav.rules'), icon: 'rules' },
            { segment: 'rulings', label: t('nav.rulings'), icon: 'ruling' },
            { segment: 'lab', label: t('nav.lab'), icon: 'lab' },
            { segment: 'collection', label: t('nav.collection'), icon: 'collection', wide: true },
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
            <Icon name="person" />
            <span className="site-account">{handle ?? t('nav.signIn')}</span>
          </Link>
        </div>
      </div>
    </header>
  );
}
