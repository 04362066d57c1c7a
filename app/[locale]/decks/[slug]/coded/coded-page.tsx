import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { currentUser } from '@/lib/accounts/session';
import { cardPool } from '@/lib/decks/cards/pool';
import type { GameId } from '@/lib/catalogue/games';
import { gameOf } from '@/lib/decks/games/games';
import { deckPath } from '@/lib/decks/games/paths';
import type { Locale } from '@/lib/i18n/locales';
import { Button } from '@/lib/ui/controls/button';
import { pageMetadata } from '@/lib/ui/page/metadata';
import { Notice } from '@/lib/ui/controls/notice';
import { Page } from '@/lib/ui/page/page';
import { nothingHereMetadata } from '../../../nothing-here';
import { CopyLink } from '../../copy-link';
import { guestWords } from '../../guest-words';
import { OpenAsGuest } from '../../open-as-guest';
import { readDeckFor } from '../deck-for';
import { DeckParts } from '../deck-parts';
import { NumbersPanel } from '../numbers';
import { leadHome, placeOf, placePath } from '../place';
import { DeckVerdict } from '../verdict';
import { DeckWays } from '../ways';
import { ExportPanel } from '../export/export-panel';
import { keepCoded } from './actions';
import { DamagedCode } from './damaged-code';

interface CodedPageProps {
  locale: Locale;
  slug: string;
  problem?: string | string[];
}

export async function codedMetadata({ locale, slug }: CodedPageProps): Promise<Metadata> {
  const deck = await readDeckFor(slug);
  if (!deck) return nothingHereMetadata();
  return pageMetadata({ locale, path: deckPath(deck), title: deck.name, indexed: false });
}

/** A deck that nobody has stored here: all of it stands in the address. To look at, and to take along. */
export async function CodedPage({ game, locale, slug, problem }: CodedPageProps & { game: GameId }) {
  const [deck, viewer] = await Promise.all([readDeckFor(slug), currentUser()]);
  if (!deck) return <DamagedCode locale={locale} slug={slug} />;
  const place = placeOf(deck, locale);
  leadHome(game, place);
  const [t, tHands, pool] = await Promise.all([
    getTranslations('decks'),
    getTranslations('hands.coded'),
    cardPool(gameOf(deck.format)),
  ]);
  const linkWords = {
    label: t('link.label'),
    copy: t('link.copy'),
    copied: t('link.copied'),
    refused: t('link.refused'),
  };
  return (
    <Page
      title={
        <span dir="auto" className="wrap-anywhere">
          {deck.name}
        </span>
      }
      lead={tHands('lead')}
    >
      {problem === 'too-many-decks' && <Notice tone="bad" role="alert" title={t('deck.tooMany')} />}
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr] print:block">
        <div className="min-w-0 lg:col-start-2 print:mb-4">
          <DeckVerdict {...deck} pool={pool} locale={locale} />
        </div>
        <div className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <DeckParts deck={deck} locale={locale} />
        </div>
        <div className="flex min-w-0 flex-col gap-4 lg:col-start-2 print:hidden">
          <NumbersPanel deck={deck} locale={locale} />
          <section className="panel" aria-labelledby="actions">
            <h2 id="actions" className="mb-2 text-lg">
              {t('deck.actions')}
            </h2>
            <DeckWays deck={deck} stored={false} />
            {viewer ? (
              <form action={keepCoded.bind(null, place)}>
                <Button type="submit" variant="primary" className="w-full">
                  {tHands('keep')}
                </Button>
              </form>
            ) : (
              <OpenAsGuest
                wide
                content={{ ...deck.content, visibility: 'private' }}
                words={await guestWords(t('deck.copyDeck'))}
              />
            )}
            <div className="mt-4">
              <CopyLink path={placePath(place)} words={linkWords} />
            </div>
          </section>
          <ExportPanel deck={deck} pool={pool} locale={locale} />
        </div>
      </div>
    </Page>
  );
}
