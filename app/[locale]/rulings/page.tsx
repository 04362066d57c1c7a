import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { cardsByCodes } from '@/lib/catalogue/card';
import { DEFAULT_GAME } from '@/lib/catalogue/games';
import type { Locale } from '@/lib/i18n/locales';
import { parseRulingQuery, rulingQueryString } from '@/lib/rulings/ruling-query';
import { searchAnswers } from '@/lib/rulings/search-answers';
import { pageMetadata } from '@/lib/ui/page/metadata';
import { Page } from '@/lib/ui/page/page';
import { SoftLinks } from '@/lib/ui/page/soft-links';
import { Results } from './results';
import { TakePart } from './take-part';
import { SearchForm } from './search-form';

interface RulingsPageProps {
  params: Promise<{ locale: Locale }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ params, searchParams }: RulingsPageProps): Promise<Metadata> {
  const [{ locale }, asked, t] = await Promise.all([params, searchParams, getTranslations('rulings')]);
  return pageMetadata({
    locale,
    path: '/rulings',
    title: t('title'),
    description: t('description'),
    indexed: rulingQueryString(parseRulingQuery(asked)) === '',
  });
}

export default async function RulingsPage({ params, searchParams }: RulingsPageProps) {
  const [{ locale }, asked, t, rules, lab] = await Promise.all([
    params,
    searchParams,
    getTranslations('rulings'),
    getTranslations('rules'),
    getTranslations('lab'),
  ]);
  const query = parseRulingQuery(asked);
  const [answer, [card]] = await Promise.all([
    searchAnswers(DEFAULT_GAME, query, locale),
    cardsByCodes(DEFAULT_GAME, query.card ? [query.card] : [], locale),
  ]);
  return (
    <Page
      narrow
      title={t('title')}
      lead={
        <>
          {t('lead')} <a href={`/${locale}/rules`}>{rules('title')}</a>
          {' · '}
          <a href={`/${locale}/rulings/terms`}>{t('glossary.link')}</a>
          {' · '}
          <a href={`/${locale}/lab`}>{lab('title')}</a>
        </>
      }
    >
      <SearchForm locale={locale} query={query} facets={answer.rulings.facets} />
      <SoftLinks>
        {query.card && (
          <p className="mt-3 flex flex-wrap items-center gap-x-4">
            <span className="font-semibold">
              {t('search.aboutCard', { card: card ? cardTitle(card) : query.card })}
            </span>
            <a href={`/${locale}/rulings${rulingQueryString({ ...query, card: undefined, page: 1 })}`}>
              {t('search.anyCard')}
            </a>
          </p>
        )}
        <Results locale={locale} query={query} answer={answer} />
        <TakePart locale={locale} />
      </SoftLinks>
    </Page>
  );
}

function cardTitle({ name, version }: { name: { text: string }; version?: { text: string } }): string {
  return version ? `${name.text}, ${version.text}` : name.text;
}
