import type { Metadata } from 'next';
import { getFormatter, getTranslations } from 'next-intl/server';
import { DEFAULT_GAME, type GameId } from '@/lib/catalogue/games';
import { gameOf } from '@/lib/decks/games/games';
import { pagePool } from '@/lib/decks/own/pool';
import { deckPath } from '@/lib/decks/games/paths';
import { currentUser } from '@/lib/accounts/session';
import { isCcgPoolCard } from '@/lib/decks/cards/pool-card';
import type { DeckPage } from '@/lib/decks/store/read';
import type { CcgCard } from '@/lib/rules/ccg/cards/schema';
import { beginsAsCode, isCoded } from '@/lib/decks/coded/coded-deck';
import { MAX_NAME } from '@/lib/decks/limits';
import { shorten } from '@/lib/decks/plain-text';
import type { Locale } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/navigation';
import { Button, ButtonLink } from '@/lib/ui/controls/button';
import { Check } from '@/lib/ui/controls/field';
import { pageMetadata } from '@/lib/ui/page/metadata';
import { Notice } from '@/lib/ui/controls/notice';
import { Page } from '@/lib/ui/page/page';
import { NothingHere, nothingHereMetadata } from '../../nothing-here';
import { MissingCards } from '../../collection/missing/missing-cards';
import { countWords } from '../count-words';
import { guestWords } from '../guest-words';
import { DeckKinshipSection } from '../kinship-panel/sections';
import { OpenAsGuest } from '../open-as-guest';
import { copyToMine } from './actions';
import { ExportPanel } from './export/export-panel';
import { CodedPage, codedMetadata } from './coded/coded-page';
import { DamagedCode } from './coded/damaged-code';
import { DeckParts } from './deck-parts';
import { NumbersPanel } from './numbers';
import { OwnerPanel } from './owner-panel';
import { Comments } from './people/comments';
import { HiddenNotice } from './people/hidden-notice';
import { Standing } from './people/standing';
import { PrintButton } from '@/lib/ui/controls/print-button';
import { pictureAddress, oembedAddress } from './share/addresses';
import { SharePanel } from './share/share-panel';
import { leadHome, placeOf } from './place';
import { DeckVerdict } from './verdict';
import { DeckWays } from './ways';
import { deckFor } from './deck-for';

interface DeckPageProps {
  params: Promise<{ locale: Locale; slug: string }>;
  searchParams: Promise<Partial<Record<'problem' | 'wait' | 'comments', string | string[]>>>;
}

export async function deckMetadata(_: GameId, { params }: DeckPageProps): Promise<Metadata> {
  const { locale, slug } = await params;
  if (isCoded(slug)) return codedMetadata({ locale, slug });
  const deck = await deckFor(slug);
  if (!deck) return nothingHereMetadata();
  const [t, tPicture] = await Promise.all([getTranslations('decks'), getTranslations('paper.picture')]);
  const { name, author, statistics } = deck;
  return pageMetadata({
    locale,
    path: deckPath(deck),
    title: name,
    description: t('deck.description', {
      name,
      author,
      counts: countWords(t, statistics),
    }),
    indexed: deck.visibility === 'public' && !deck.hidden && !deck.archived,
    // Nobody but its owner may see a private deck, nor may the programs that show links.
    ...(deck.visibility !== 'private' && {
      picture: {
        path: pictureAddress(deck, locale),
        alt: tPicture(gameOf(deck.format) === DEFAULT_GAME ? 'deck' : 'olderDeck', { name, author }),
      },
      oembed: { url: oembedAddress(deck, locale), title: name },
    }),
  });
}

/** A deck for everyone it is shared with: to read, copy, print. */
export async function DeckView({ game, params, searchParams }: DeckPageProps & { game: GameId }) {
  const [{ locale, slug }, { problem, wait, comments }] = await Promise.all([params, searchParams]);
  if (isCoded(slug)) return <CodedPage game={game} locale={locale} slug={slug} problem={problem} />;
  const [deck, viewer] = await Promise.all([deckFor(slug), currentUser()]);
  if (!deck) return beginsAsCode(slug) ? <DamagedCode locale={locale} slug={slug} /> : <NothingHere />;
  const here = deckPath(deck);
  leadHome(game, placeOf(deck, locale), '', await searchParams);
  const younger = game === DEFAULT_GAME;
  const [t, tPeople, tPrint, format, pool] = await Promise.all([
    getTranslations('decks'),
    getTranslations('people'),
    getTranslations('paper.print'),
    getFormatter(),
    pagePool(deck),
  ]);
  const changed = format.dateTime(deck.updatedAt, { dateStyle: 'long' });

  return (
    <Page
      title={
        <span dir="auto" className="wrap-anywhere">
          {deck.name}
        </span>
      }
      lead={
        <>
          <Link href={`/u/${deck.author}`}>{t('deck.by', { author: deck.author })}</Link>
          {' · '}
          <time dateTime={deck.updatedAt.toISOString()}>{t('deck.changed', { date: changed })}</time>
        </>
      }
      actions={
        <>
          {deck.isOwner && (
            <ButtonLink href={`${here}/edit`} variant="primary" className="no-print">
              {t('deck.edit')}
            </ButtonLink>
          )}
          <div className="no-print flex flex-wrap items-center gap-x-3">
            <PrintButton>{t('deck.print')}</PrintButton>
            {/* Of the older game's cards only people's own have a text here, which is always shown. */}
            {younger && <Check className="print-with-texts">{t('deck.printTexts')}</Check>}
            <Link href={`${here}/print`} className="link">
              {tPrint('open', { game })}
            </Link>
          </div>
        </>
      }
    >
      {problem === 'too-many-decks' && <Notice tone="bad" role="alert" title={t('deck.tooMany')} />}
      {Number(wait) > 0 && (
        <Notice tone="warn" role="alert" title={tPeople('comments.wait', { minutes: Number(wait) })} />
      )}
      <HiddenNotice deck={deck} />
      <Standing deck={deck} viewer={viewer} locale={locale} />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_auto_1fr] print:block">
        <div className="min-w-0 lg:col-start-2 print:mb-4">
          <DeckVerdict {...deck} pool={pool} locale={locale} />
        </div>
        <div className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <DeckParts deck={deck} locale={locale} />
        </div>
        <div className="flex min-w-0 flex-col gap-4 lg:col-start-2 lg:row-span-2 lg:row-start-2">
          <NumbersPanel deck={deck} locale={locale} />
          {younger && <MissingCards slug={slug} content={deck.content} locale={locale} />}
          <section className="panel print:hidden" aria-labelledby="actions">
            <h2 id="actions" className="mb-2 text-lg">
              {t('deck.actions')}
            </h2>
            <DeckWays deck={deck} />
            {viewer ? (
              <form action={copyToMine.bind(null, placeOf(deck, locale))}>
                <Button type="submit" className="w-full">
                  {t('deck.copyDeck')}
                </Button>
                <p className="mt-1 text-sm text-soft">{t('deck.copyHint')}</p>
              </form>
            ) : (
              <OpenAsGuest
                wide
                content={{
                  ...deck.content,
                  name: shorten(t('copyOf', { name: deck.name }), MAX_NAME),
                  visibility: 'private',
                }}
                origin={deck.slug}
                ownCards={ownCardsIn(deck)}
                words={await guestWords(t('deck.copyDeck'))}
              />
            )}
          </section>
          <ExportPanel deck={deck} pool={pool} locale={locale} />
          <SharePanel deck={deck} locale={locale} />
          {deck.isOwner && <OwnerPanel deck={deck} locale={locale} />}
        </div>
        <div className="min-w-0 lg:col-start-1 lg:row-start-3">
          <Comments
            deck={deck}
            viewer={viewer}
            locale={locale}
            after={typeof comments === 'string' ? comments : undefined}
          />
        </div>
      </div>
      {younger && (
        <div className="print:hidden">
          <DeckKinshipSection codes={[...deck.main, ...deck.missions].map(({ code }) => code)} locale={locale} />
        </div>
      )}
    </Page>
  );
}

/** Cards of the owner's own that lie in a deck, each once. */
function ownCardsIn({ main }: DeckPage): CcgCard[] {
  return main.flatMap(({ card }) => (isCcgPoolCard(card) && card.own ? [card.definition] : []));
}
