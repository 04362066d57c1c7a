import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { currentUser } from '@/lib/accounts/session';
import type { GameId } from '@/lib/catalogue/games';
import { compareAddress, compareParts, readReference, writeReference } from '@/lib/decks/compare/compare';
import { seenDeck } from '@/lib/decks/compare/seen';
import { type DeckStatistics, hasChakra } from '@/lib/decks/games/game';
import { gameOf } from '@/lib/decks/games/games';
import { decksPath } from '@/lib/decks/games/paths';
import type { Locale } from '@/lib/i18n/locales';
import { redirect } from '@/lib/i18n/navigation';
import { ButtonLink } from '@/lib/ui/controls/button';
import { Notice } from '@/lib/ui/controls/notice';
import { pageMetadata } from '@/lib/ui/page/metadata';
import { Page } from '@/lib/ui/page/page';
import { OlderDifferences } from '../older/number-differences';
import { CardDifferences } from './card-differences';
import { Chooser } from './chooser';
import { NumberDifferences } from './number-differences';
import { Side } from './side';

interface CompareProps {
  params: Promise<{ locale: Locale }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** What the address says of one side: the form gives it a link and a choice of one name, and whoever chose meant that. */
function asked(value: string | string[] | undefined): string {
  return [value].flat().findLast((text) => text?.trim()) ?? '';
}

/** Asked for by the page and its metadata, read once. */
const deckFor = cache(async (text: string) => {
  const reference = readReference(text);
  const seen = reference && (await seenDeck(reference, await currentUser()));
  // Stored decks have a name; one in an address need not.
  return seen && { ...seen, name: seen.name || (await getTranslations('compare'))('untitled') };
});

export async function compareMetadata(game: GameId, { params, searchParams }: CompareProps): Promise<Metadata> {
  const [{ locale }, query] = await Promise.all([params, searchParams]);
  const [t, a, b] = await Promise.all([
    getTranslations('compare'),
    deckFor(asked(query['a'])),
    deckFor(asked(query['b'])),
  ]);
  const title = a && b ? t('pageTitle', { a: a.name, b: b.name }) : t('title');
  return pageMetadata({ locale, path: `${decksPath(game)}/compare`, title, description: t('lead'), indexed: !a && !b });
}

/** Any two decks, or versions of one, side by side: among the decks of the game that the first of them is of. */
export async function Compare({ game, params, searchParams }: CompareProps & { game: GameId }) {
  const [{ locale }, query] = await Promise.all([params, searchParams]);
  const texts = { a: asked(query['a']), b: asked(query['b']) };
  const references = { a: readReference(texts.a), b: readReference(texts.b) };
  // One comparison has one address, however it was asked for.
  const tidy = (['a', 'b'] as const).every((side) => {
    const reference = references[side];
    return query[side] === (reference ? writeReference(reference) : undefined);
  });
  const [t, a, b] = await Promise.all([getTranslations('compare'), deckFor(texts.a), deckFor(texts.b)]);
  const first = a ?? b;
  const home = first ? gameOf(first.format) : game;
  if (home !== game || (!tidy && references.a && references.b)) {
    redirect({ href: compareAddress(home, references.a, references.b), locale });
  }
  const missing = (['a', 'b'] as const).filter((side) => texts[side] && !{ a, b }[side]);
  const chooser = <Chooser game={game} texts={texts} missing={missing} />;
  if (!a || !b) {
    return (
      <Page title={t('title')} lead={t('lead')}>
        {chooser}
      </Page>
    );
  }
  const pools = [b.pool, a.pool];
  const games = { a: gameOf(a.format), b: gameOf(b.format) };
  const tGame = await getTranslations('common.game');
  return (
    <Page
      title={t('title')}
      actions={<ButtonLink href={compareAddress(game, references.b, references.a)}>{t('swap')}</ButtonLink>}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Side side="A" deck={a} locale={locale} />
        <Side side="B" deck={b} locale={locale} />
      </div>
      {games.a !== games.b && (
        <div className="mt-6">
          <Notice title={t('twoGames')}>
            <p>{t('twoGamesText', { a: tGame(`${games.a}.name`), b: tGame(`${games.b}.name`) })}</p>
          </Notice>
        </div>
      )}
      <div className={`mt-8 grid gap-8 ${games.a === games.b ? 'lg:grid-cols-[minmax(0,1fr)_26rem]' : ''}`}>
        <CardDifferences parts={compareParts(a.content, b.content)} pools={pools} locale={locale} />
        <Numbers a={a.statistics} b={b.statistics} locale={locale} />
      </div>
      <details className="mt-8">
        <summary className="min-h-11 py-2 font-semibold">{t('others')}</summary>
        <div className="mt-2">{chooser}</div>
      </details>
    </Page>
  );
}

/** Of two decks of one game; those of different games have no numbers in common. */
function Numbers({ a, b, locale }: { a: DeckStatistics; b: DeckStatistics; locale: Locale }) {
  if (hasChakra(a))
    return hasChakra(b) && <NumberDifferences a={{ statistics: a }} b={{ statistics: b }} locale={locale} />;
  return !hasChakra(b) && <OlderDifferences a={a} b={b} locale={locale} />;
}
