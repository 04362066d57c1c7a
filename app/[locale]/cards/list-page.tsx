import type { ReactNode } from 'react';
import { getTranslations } from 'next-intl/server';
import { type CardQuery, withChanges } from '@/lib/catalogue/card-query';
import type { CardSearch } from '@/lib/catalogue/cards';
import type { GameId } from '@/lib/catalogue/games';
import type { QueryIssue } from '@/lib/catalogue/read-card-query';
import type { Locale } from '@/lib/i18n/locales';
import { Notice } from '@/lib/ui/controls/notice';
import { Page } from '@/lib/ui/page/page';
import { Pagination } from '@/lib/ui/list/pagination';
import { SoftLinks } from '@/lib/ui/page/soft-links';
import { cardsAddress, type ChangedAddress } from './addresses';
import { ResultsBar } from './results-bar';
import { ActiveFilters } from './search/active-filters';
import { CardFilters } from './search/filters';
import type { ValueNames } from './search/labels';
import { NothingFound, QueryIssues } from './search/nothing-found';
import { QueryField } from './search/query-field';
import { QuerySaid } from './search/query-said';

interface CardListPageProps {
  game: GameId;
  locale: Locale;
  title: string;
  /** As the address has it. */
  query: CardQuery;
  issues: readonly QueryIssue[];
  found: Omit<CardSearch, 'cards'>;
  names: ValueNames;
  /** What only some readers can filter by. */
  filters?: ReactNode;
  /** The cards found, as their game draws them. */
  results: (panel: CardQuery, href: ChangedAddress) => ReactNode;
}

/** A game's list of cards: the box, the panel and what was found. The cards themselves are drawn by their game. */
export async function CardListPage(props: CardListPageProps) {
  const { game, locale, title, query, issues, found, names, filters, results } = props;
  const t = await getTranslations('cards');
  const { panel } = found.asked;
  const href: ChangedAddress = (changes) => cardsAddress(locale, withChanges(query, changes), game);
  return (
    <Page title={title}>
      <QueryField game={game} locale={locale} query={query} mistakes={found.mistakes} />
      <div className="cards-layout">
        <CardFilters game={game} locale={locale} query={panel} facets={found.facets} names={names}>
          {filters}
        </CardFilters>
        <section aria-label={t('search.results')} className="card-results">
          <SoftLinks>
            <ResultsBar game={game} query={panel} total={found.total} more={found.more} href={href} />
            <QuerySaid game={game} locale={locale} asked={found.asked} names={names} />
            <ActiveFilters game={game} locale={locale} query={query} names={names} href={href} />
            {issues.length > 0 && <QueryIssues issues={issues} />}
            {query.page > found.page && (
              <Notice tone="warn">{t('issues.beyond', { page: query.page, last: found.page })}</Notice>
            )}
            {found.total === 0 ? (
              <NothingFound game={game} locale={locale} query={query} found={found} href={href} />
            ) : (
              results(panel, href)
            )}
            <Pagination page={found.page} pages={found.pages} href={(page) => href({ page })} />
          </SoftLinks>
        </section>
      </div>
    </Page>
  );
}
