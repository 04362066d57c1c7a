import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { cardTexts } from '@/lib/catalogue/card-texts';
import { DEFAULT_GAME } from '@/lib/catalogue/games';
import { mythosPool } from '@/lib/decks/cards/pool';
import { decksPath } from '@/lib/decks/games/paths';
import { firstSeed, type HandQuery, handAddress, nextSeed, readHand } from '@/lib/decks/hands/address';
import { openingOf } from '@/lib/decks/hands/opening';
import type { Locale } from '@/lib/i18n/locales';
import { redirect } from '@/lib/i18n/navigation';
import { ROUNDS } from '@/lib/rules/mythos/deck/opening';
import { ButtonLink } from '@/lib/ui/controls/button';
import { linkedLines } from '@/lib/ui/card/text/linked-lines';
import { CardGlimpses } from '@/lib/ui/glimpse/card-glimpses';
import { glimpseWords } from '@/lib/ui/glimpse/glimpse-words';
import { cardImageTemplate } from '@/lib/ui/card/image';
import { EmptyState } from '@/lib/ui/controls/notice';
import { Page } from '@/lib/ui/page/page';
import { effectGlimpses } from '../../../cards/effect-links';
import { NothingHere } from '../../../nothing-here';
import { readMythosDeckFor } from '../deck-for';
import { CopyLink } from '../../copy-link';
import { DeckLead, subPageMetadata } from '../sub-page';
import { DrawnCards, titlesOf } from './drawn-cards';
import { OpeningOdds } from './opening-odds';

interface HandsProps {
  params: Promise<{ locale: Locale; slug: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export function generateMetadata({ params }: HandsProps): Promise<Metadata> {
  return subPageMetadata({ params, page: 'hands', words: 'hands', find: readMythosDeckFor });
}

/** Opening hands of a deck, drawn on round by round. Every step is a link, and every hand has an address. */
export default async function Hands({ params, searchParams }: HandsProps) {
  const [{ locale, slug }, asked] = await Promise.all([params, searchParams]);
  const deck = await readMythosDeckFor(slug);
  if (!deck) return <NothingHere />;
  const hand = readHand(asked) ?? redirect({ href: someHand(slug), locale });
  const [t, tLink, pool, texts, words] = await Promise.all([
    getTranslations('hands'),
    getTranslations('decks.link'),
    mythosPool(),
    cardTexts('mythos', locale),
    glimpseWords(),
  ]);
  const opening = openingOf(deck.content, pool, hand);
  const effects = linkedLines(
    deck.main.map(({ code }) => [code, texts.pieces.get(code) ?? []]),
    effectGlimpses(locale, texts),
  );
  const drawn = { lines: deck.main, locale, texts: effects };
  const rounds = opening.rounds.slice(0, hand.round);
  const newest = rounds.at(-1) ?? opening.hand;

  return (
    <Page title={t('title')} lead={<DeckLead deck={deck}>{t('lead')}</DeckLead>}>
      {opening.hand.length === 0 ? (
        <EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>
      ) : (
        <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="min-w-0">
            <Steps slug={slug} hand={hand} />
            <p role="status" className="sr-only">
              {t('drawn', { cards: titlesOf(newest, deck.main, locale) })}
            </p>
            <CardGlimpses locale={locale} words={words} imageTemplate={cardImageTemplate()}>
              {/* What came last stands first: that is what one looks for after drawing. */}
              {rounds
                .map((codes, at) => [codes, at + 1] as const)
                .reverse()
                .map(([codes, round]) => (
                  <section key={round} className="section" aria-labelledby={`round-${round}`}>
                    <h2 id={`round-${round}`}>{t('round', { round })}</h2>
                    {codes.length > 0 ? (
                      <DrawnCards codes={codes} {...drawn} />
                    ) : (
                      <p className="text-soft">{t('runOut')}</p>
                    )}
                  </section>
                ))}
              <section className="section" aria-labelledby="hand">
                <h2 id="hand">{t(hand.mulligan ? 'handAfter' : 'hand')}</h2>
                <DrawnCards codes={opening.hand} {...drawn} />
                {opening.before && (
                  <p className="mt-3 text-soft">
                    {t('before', { cards: titlesOf(opening.before, deck.main, locale) })}
                  </p>
                )}
              </section>
            </CardGlimpses>
          </div>
          <div className="flex min-w-0 flex-col gap-4">
            <OpeningOdds lines={deck.main} />
            <section className="panel" aria-labelledby="share">
              <h2 id="share" className="text-lg">
                {t('share')}
              </h2>
              <p className="mb-2 text-sm text-soft">
                {t(deck.visibility === 'private' ? 'sharePrivate' : 'shareText')}
              </p>
              <CopyLink
                key={handAddress(slug, hand)}
                path={`/${locale}${handAddress(slug, hand)}`}
                words={{ label: t('link'), copy: tLink('copy'), copied: tLink('copied'), refused: tLink('refused') }}
              />
            </section>
            <ButtonLink href={`${decksPath(DEFAULT_GAME)}/${slug}/games`}>{t('toGames')}</ButtonLink>
          </div>
        </div>
      )}
    </Page>
  );
}

/** What can be done with this hand: one line of links, the next draw foremost. */
async function Steps({ slug, hand }: { slug: string; hand: HandQuery }) {
  const t = await getTranslations('hands');
  const to = (change: Partial<HandQuery>) => ({ href: handAddress(slug, { ...hand, ...change }), scroll: false });
  return (
    <nav aria-label={t('steps')} className="flex flex-wrap gap-2">
      {hand.round < ROUNDS && (
        <ButtonLink variant="primary" {...to({ round: hand.round + 1 })}>
          {t('draw', { round: hand.round + 1 })}
        </ButtonLink>
      )}
      {!hand.mulligan && hand.round === 0 && <ButtonLink {...to({ mulligan: true })}>{t('mulligan')}</ButtonLink>}
      {hand.round > 0 && <ButtonLink {...to({ round: hand.round - 1 })}>{t('back')}</ButtonLink>}
      {hand.mulligan && hand.round === 0 && <ButtonLink {...to({ mulligan: false })}>{t('keep')}</ButtonLink>}
      <ButtonLink {...to({ seed: nextSeed(hand.seed), mulligan: false, round: 0 })}>{t('another')}</ButtonLink>
    </nav>
  );
}

function someHand(slug: string): string {
  return handAddress(slug, { seed: firstSeed(Math.random()), mulligan: false, round: 0 });
}
