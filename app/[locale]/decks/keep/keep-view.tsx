import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { requireUser } from '@/lib/accounts/session';
import type { GameId } from '@/lib/catalogue/games';
import { decksPath } from '@/lib/decks/games/paths';
import type { Locale } from '@/lib/i18n/locales';
import { ButtonLink } from '@/lib/ui/controls/button';
import { pageMetadata } from '@/lib/ui/page/metadata';
import { Page } from '@/lib/ui/page/page';
import { KeepDeck } from './keep-deck';

interface KeepDeckPageProps {
  params: Promise<{ locale: Locale }>;
}

export async function keepMetadata(game: GameId, { params }: KeepDeckPageProps): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations('editor.guest');
  return pageMetadata({ locale, path: `${decksPath(game)}/keep`, title: t('title'), indexed: false });
}

/** Where signing in from a guest's editor leads: first of all the deck built there is asked about. */
export async function KeepDeckPage({ game, params }: KeepDeckPageProps & { game: GameId }) {
  const { locale } = await params;
  await requireUser(locale, `/${locale}${decksPath(game)}/keep`);
  const [t, { editor }] = await Promise.all([getTranslations('editor.guest'), getMessages()]);
  return (
    <Page narrow title={t('title')}>
      <noscript>
        <p>{t('noScript')}</p>
      </noscript>
      <NextIntlClientProvider messages={{ editor: { guest: editor.guest } }}>
        <KeepDeck game={game} locale={locale} />
      </NextIntlClientProvider>
      <noscript>
        <ButtonLink href={`${decksPath(game)}/new`}>{t('onward')}</ButtonLink>
      </noscript>
    </Page>
  );
}
