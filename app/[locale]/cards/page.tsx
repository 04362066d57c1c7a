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
import { pageMetadata } from '@/lib/ui/page/metadata';
import { cardsAddress } from './addresses';
import { CardListPage } from './list-page';
import { CardResults } from './results';
import { HeldFilter } from './search/held-filter';

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
  return (
    <CardListPage
      game={DEFAULT_GAME}
      locale={locale}
      title={t('title')}
      query={query}
      issues={issues}
      found={found}
      names={{ sets, nameOf }}
      filters={user && <HeldFilter q={query.q} href={(changes) => cardsAddress(locale, withChanges(query, changes))} />}
      results={(panel, href) => <CardResults locale={locale} query={panel} found={found} href={href} />}
    />
  );
}
