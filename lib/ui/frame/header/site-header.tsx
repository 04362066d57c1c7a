import { getTranslations } from 'next-intl/server';
import { Link } from '@/lib/i18n/navigation';
import { LOCALE_NAMES, type Locale } from '@/lib/i18n/locales';
import { Icon } from '../../icons/icon';
import { GameMenu } from './game-menu';
import { LanguageMenu } from './language-menu';
import { MainNav } from './main-nav';
import { Mark } from './mark';
import type { FrameGame } from './rooms';
import type { Theme } from '../theme/theme-cookie';
import { ThemeMenu } from '../theme/theme-menu';

interface SiteHeaderProps {
  locale: Locale;
  theme: Theme | null;
  /** Public name of who is signed in. */
  handle: string | null;
  games: readonly FrameGame[];
}

export async function SiteHeader({ locale, theme, handle, games }: SiteHeaderProps) {
  const t = await getTranslations('common');
  const account = handle === null ? t('nav.signIn') : t('nav.account', { handle });
  const gameNames = Object.fromEntries(
    games.map(({ id }) => [id, { name: t(`game.${id as 'ccg'}.name`), short: t(`game.${id as 'ccg'}.short`) }]),
  );
  const roomNames = {
    cards: t('nav.cards'),
    decks: t('nav.decks'),
    rules: t('nav.rules'),
    rulings: t('nav.rulings'),
    lab: t('nav.lab'),
    calculators: t('nav.calculators'),
    collection: t('nav.collection'),
  };
  return (
    <header className="site-header no-print">
      <div className="site-header-inner">
        <div className="site-names">
          <Link href="/" prefetch={false} className="brand">
            <Mark />
            <span>{t('brand')}</span>
          </Link>
          <GameMenu locale={locale} games={games} names={gameNames} label={t('game.label')} />
        </div>
        <MainNav label={t('nav.label')} games={games} names={roomNames} />
        <div className="site-tools">
          <ThemeMenu chosen={theme} />
          <LanguageMenu locale={locale} label={t('language.label', { language: LOCALE_NAMES[locale] })} />
          <Link
            href={handle === null ? '/account/sign-in' : '/account'}
            prefetch={false}
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
