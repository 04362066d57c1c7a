import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { hasFilters, toSearchParams } from '@/lib/catalogue/card-query';
import { searchCcgCards } from '@/lib/catalogue/ccg/cards';
import { readSettledQuery } from '@/lib/catalogue/query/settle';
import { setNames } from '@/lib/catalogue/sets';
import type { Locale } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/ui/page/metadata';
import { CardListPage } from '../../cards/list-page';
import { CcgResults } from './results';

interface CardsProps {
  params: Promise<{ locale: Locale }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

const GAME = 'ccg';

export async function generateMetadata({ params, searchParams }: CardsProps): Promise<Metadata> {
  const [{ locale }, given, t, cards] = await Promise.all([
    params,
    searchParams,
    getTranslations('ccg.cards'),
    getTranslations('cards'),
  ]);
  const { query } = readSettledQuery(given, GAME);
  const search = toSearchParams(query).toString();
  return pageMetadata({
    locale,
    path: search ? `/ccg/cards?${search}` : '/ccg/cards',
    title: query.q ? `${cards('filter.text', { text: query.q })} · ${t('title')}` : t('title'),
    description: t('description'),
    indexed: !query.q && !hasFilters(query),
  });
}

export default async function CcgCards({ params, searchParams }: CardsProps) {
  const { locale } = await params;
  const { query, issues } = readSettledQuery(await searchParams, GAME);
  const [t, found, sets] = await Promise.all([
    getTranslations('ccg.cards'),
    searchCcgCards(query, locale),
    setNames(GAME, locale),
  ]);
  return (
    <CardListPage
      game={GAME}
      locale={locale}
      title={t('title')}
      query={query}
      issues={issues}
      found={found}
      names={{ sets, nameOf: (english) => english }}
      results={(panel, href) => <CcgResults locale={locale} query={panel} found={found} href={href} />}
    />
  );
}
