import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { currentUser } from '@/lib/accounts/session';
import { hasFilters, toSearchParams, withChanges } from '@/lib/catalogue/card-query';
import { cardTexts } from '@/lib/catalogue/card-texts';
import { searchCards } from '@/lib/catalogue/cards';
import { DEFAULT_GAME } from '@/lib/catalogue/games';
import { readSettledQuery } from '@/lib/catalogue/query/settle';
import { setNames } from '@/lib/catalogue/sets';
import type { Locale } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/ui/metadata';
import { Page } from '@/lib/ui/page';
import { Pagination } from '@/lib/ui/pagination';
import { SoftLinks } from '@/lib/ui/soft-links';
import { cardsAddress } from './addresses';
import { CardResults } from './results';
import { ResultsBar } from './results-bar';
import { ActiveFilters } from './search/active-filters';
import { CardFilters } from './search/filters';
import { HeldFilter } from './search/held-filter';
import { NothingFound, QueryIssues } from './search/nothing-found';
import { QueryField } from './search/query-field';
import { QuerySaid } from './search/query-said';

interface CardsProps {
  params: Promise<{ locale: Locale }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ params, searchParams }: CardsProps): Promise<Metadata> {
  const { locale } = await params;
  const { query } = readSettledQuery(await searchParams);
  const t = await getTranslations('cards');
  const search = toSearchParams(query).toString();
  return pageMetadata({
    locale,
    path: search ? `/cards?${search}` : '/cards',
    title: query.q ? `${t('filter.text', { text: query.q })} · ${t('title')}` : t('title'),
    description: t('description'),
    // Any mix of filters is an address; only the plain list and its pages are worth a search engine's while.
    indexed: !query.q && !hasFilters(query),
  });
}

export default async function Cards({ params, searchParams }: CardsProps) {
  const { locale } = await params;
  const { query, issues } = readSettledQuery(await searchParams);
  const user = await currentUser();
  const [t, found, sets, { nameOf }] = await Promise.all([
    getTranslations('cards'),
    searchCards(DEFAULT_GAME, query, locale, undefined, user ? { ownerId: user.id } : {}),
    setNames(DEFAULT_GAME, locale),
    cardTexts(DEFAULT_GAME, locale),
  ]);
  const names = { sets, nameOf };
  const { panel } = found.asked;
  const href = (changes: Parameters<typeof withChanges>[1]) => cardsAddress(locale, withChanges(query, changes));

  return (
    <Page title={t('title')}>
      <QueryField locale={locale} query={query} mistakes={found.mistakes} />
      <div className="cards-layout">
        <CardFilters locale={locale} query={panel} facets={found.facets} names={names}>
          {user && <HeldFilter q={query.q} href={href} />}
        </CardFilters>
        <section aria-label={t('search.results')} className="card-results">
          <SoftLinks>
            <ResultsBar query={panel} total={found.total} href={href} />
            <QuerySaid locale={locale} asked={found.asked} names={names} />
            <ActiveFilters locale={locale} query={query} names={names} href={href} />
            {issues.length > 0 && <QueryIssues issues={issues} />}
            {found.total === 0 ? (
              <NothingFound locale={locale} query={query} found={found} href={href} />
            ) : (
              <CardResults locale={locale} query={panel} found={found} href={href} />
            )}
            <Pagination page={found.page} pages={found.pages} href={(page) => href({ page })} />
          </SoftLinks>
        </section>
      </div>
    </Page>
  );
}
