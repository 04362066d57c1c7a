import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { currentUser } from '@/lib/accounts/session';
import type { GameId } from '@/lib/catalogue/games';
import { deckPath } from '@/lib/decks/games/paths';
import { type DeckHistory, deckHistory } from '@/lib/decks/compare/history';
import { titleFinder } from '@/lib/decks/cards/title';
import type { Locale } from '@/lib/i18n/locales';
import { isOwnCode } from '@/lib/rules/ccg/cards/own-code';
import { Button, ButtonLink } from '@/lib/ui/controls/button';
import { Notice } from '@/lib/ui/controls/notice';
import { Page } from '@/lib/ui/page/page';
import { NothingHere } from '../../../nothing-here';
import { leadHome, placeOf } from '../place';
import { DeckLead, subPageMetadata } from '../sub-page';
import { restore } from './actions';
import { OlderVersion, SittingItem } from './sitting';

interface HistoryProps {
  params: Promise<{ locale: Locale; slug: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Sittings on one page. */
const SHOWN = 40;

/** Asked for by the page and its metadata, read once. */
const historyOf = cache(async (slug: string) => deckHistory(slug, await currentUser()));

export function historyMetadata({ params }: HistoryProps): Promise<Metadata> {
  return subPageMetadata({ params, page: 'history', words: 'compare.history', find: historyOf });
}

/** The versions of a deck, what changed in each, and for its owner the way back to it. */
export async function History({ game, params, searchParams }: HistoryProps & { game: GameId }) {
  const [{ locale, slug }, query] = await Promise.all([params, searchParams]);
  const history = await historyOf(slug);
  if (!history) return <NothingHere />;
  leadHome(game, placeOf(history, locale), '/history', query);
  const here = `${deckPath(history)}/history`;
  const t = await getTranslations('compare.history');
  const before = wholeNumber(query['before']);
  const from = before === undefined ? 0 : history.sittings.findIndex(({ entries }) => entries[0].revision < before);
  const shown = from < 0 ? [] : history.sittings.slice(from, from + SHOWN);
  const next = from < 0 ? undefined : history.sittings[from + SHOWN];
  const isLast = !next;

  return (
    <Page
      narrow
      title={t('title')}
      lead={<DeckLead deck={history}>{t(history.isOwner ? 'leadOwner' : 'lead')}</DeckLead>}
    >
      <Outcome history={history} query={query} locale={locale} />
      <ol>
        {shown.map((sitting) => (
          <SittingItem key={sitting.entries[0].revision} sitting={sitting} history={history} locale={locale} />
        ))}
        {isLast &&
          history.olderVersions.map((version) => (
            <OlderVersion key={version.revision} version={version} history={history} locale={locale} />
          ))}
      </ol>
      {(before !== undefined || next) && (
        <nav aria-label={t('pages')} className="mt-6 flex flex-wrap gap-2">
          {before !== undefined && <ButtonLink href={here}>{t('newest')}</ButtonLink>}
          {next && (
            <ButtonLink href={`${here}?before=${next.entries[0].revision + 1}`} rel="next">
              {t('earlier')}
            </ButtonLink>
          )}
        </nav>
      )}
    </Page>
  );
}

/** What became of a wish to restore a version, for its owner. */
async function Outcome({
  history,
  query,
  locale,
}: {
  history: DeckHistory;
  query: Record<string, string | string[] | undefined>;
  locale: Locale;
}) {
  const { isOwner, revision, pool } = history;
  if (!isOwner) return null;
  const t = await getTranslations('compare.history');
  const [restored, was] = [wholeNumber(query['restored']), wholeNumber(query['was'])];
  if (query['problem'] === 'conflict') return <Notice tone="warn" role="alert" title={t('conflict')} />;
  const lost = [query['lost'] ?? []].flat().filter(isOwnCode);
  // Codes stand in the address, and names only where the cards are still known.
  const cards = lost.map(titleFinder(pool, locale)).join(', ');
  const lostText = lost.length > 0 && <p>{t('lost', { count: lost.length, cards })}</p>;
  if (query['problem'] === 'same')
    return (
      <Notice role="status" title={t('same')}>
        {lostText}
      </Notice>
    );
  // As long as it is what was done last.
  if (restored === undefined || was === undefined || revision !== was + 1) return null;
  return (
    <Notice tone="good" role="status" title={t('restored', { revision: restored })}>
      <p>{t('restoredText')}</p>
      {lostText}
      <form action={restore.bind(null, placeOf(history, locale), was)} className="mt-2">
        <Button type="submit" small>
          {t('undo')}
        </Button>
      </form>
    </Notice>
  );
}

function wholeNumber(value: string | string[] | undefined): number | undefined {
  return typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : undefined;
}
