import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { currentUser, signInPath } from '@/lib/accounts/session';
import type { GameId } from '@/lib/catalogue/games';
import { decksPath } from '@/lib/decks/games/paths';
import { MAX_FILE } from '@/lib/decks/formats/registry';
import { MAX_NAME } from '@/lib/decks/limits';
import type { Locale } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/ui/page/metadata';
import { Page } from '@/lib/ui/page/page';
import { guestWords } from '../guest-words';
import { importDeck } from './actions';
import { FormatHelp } from './format-help';
import { ImportForm } from './import-form';

interface ImportProps {
  params: Promise<{ locale: Locale }>;
  searchParams: Promise<{ text?: string | string[] }>;
}

/** A card of each game, as people write it in a list. */
const EXAMPLE: Readonly<Record<GameId, { code: string; card: string }>> = {
  mythos: { code: 'KS-108', card: 'Naruto Uzumaki - Rasengan' },
  ccg: { code: 'EX-003', card: 'Furnace Captain' },
};

export async function importMetadata(game: GameId, { params }: ImportProps): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations('travel.import');
  return pageMetadata({
    locale,
    path: `${decksPath(game)}/import`,
    title: t('title'),
    description: t('lead', { game }),
  });
}

/** Takes in a deck from wherever it comes. `?text=` fills the form, for links that bring one along. */
export async function ImportDecks({ game, params, searchParams }: ImportProps & { game: GameId }) {
  const [{ locale }, { text }] = await Promise.all([params, searchParams]);
  const [t, tMany, tDecks, tCommon, user] = await Promise.all([
    getTranslations('travel.import'),
    getTranslations('travel.many'),
    getTranslations('decks'),
    getTranslations('common'),
    currentUser(),
  ]);
  const words = {
    text: t('text'),
    hint: t('hint', EXAMPLE[game]),
    file: t('file'),
    fileHint: t('fileHint', { game }),
    name: t('name'),
    read: t('read'),
    again: t('again'),
    result: t('result'),
    nothing: t('nothing'),
    cards: t('cards'),
    leaveOut: t('leaveOut'),
    choose: t('choose'),
    notes: t('notes'),
    verdict: t('verdict'),
    legal: tDecks('legal'),
  };
  const manyWords = {
    text: tMany('text'),
    keepVisibility: tMany('keepVisibility'),
    create: tMany('create'),
    signIn: tMany('signIn'),
    signInLabel: tCommon('nav.signIn'),
    mine: tDecks('list.mineTitle'),
  };
  return (
    <Page narrow title={t('title')} lead={t('lead', { game })}>
      <ImportForm
        action={importDeck.bind(null, { locale, game })}
        text={typeof text === 'string' ? text.slice(0, MAX_FILE) : ''}
        signedIn={user !== null}
        signInPath={signInPath(locale, `/${locale}${decksPath(game)}/import`)}
        maxText={MAX_FILE}
        maxName={MAX_NAME}
        words={words}
        manyWords={manyWords}
        guestWords={await guestWords()}
      />
      <FormatHelp game={game} />
    </Page>
  );
}
