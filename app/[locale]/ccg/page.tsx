import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { MAX_SOURCE } from '@/lib/catalogue/query/grammar';
import type { Locale } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/ui/page/metadata';
import { Page } from '@/lib/ui/page/page';
import { SoftLinks } from '@/lib/ui/page/soft-links';
import { SearchBox } from '../cards/search/search-box';

interface CcgPageProps {
  params: Promise<{ locale: Locale }>;
}

const ROOMS = [
  { key: 'cards', path: 'cards' },
  { key: 'decks', path: 'decks' },
  { key: 'rules', path: 'rules' },
  { key: 'quick', path: 'rules/quick' },
  { key: 'glossary', path: 'rulings/terms' },
  { key: 'showdown', path: 'showdown' },
  { key: 'chain', path: 'chain' },
  { key: 'readings', path: 'rulings' },
] as const;

export async function generateMetadata({ params }: CcgPageProps): Promise<Metadata> {
  const [{ locale }, t] = await Promise.all([params, getTranslations('ccg.home')]);
  return pageMetadata({ locale, path: '/ccg', title: t('title'), description: t('description') });
}

/** The front door of the older game. */
export default async function CcgPage({ params }: CcgPageProps) {
  const [{ locale }, t, cards, query] = await Promise.all([
    params,
    getTranslations('ccg'),
    getTranslations('cards'),
    getTranslations('query'),
  ]);
  return (
    <Page narrow title={t('home.title')} lead={t('home.lead')}>
      <form action={`/${locale}/ccg/cards`} role="search" className="hero-search">
        <label htmlFor="ccg-search" className="sr-only">
          {t('cards.label')}
        </label>
        <SearchBox
          game="ccg"
          id="ccg-search"
          locale={locale}
          defaultValue=""
          placeholder={t('cards.placeholder')}
          maxLength={MAX_SOURCE}
          words={{ options: query('box.options') }}
        />
        <button className="button button-primary">{cards('search.submit')}</button>
      </form>
      <SoftLinks>
        <ul className="rule-contents">
          {ROOMS.map(({ key, path }) => (
            <li key={key}>
              <a href={`/${locale}/ccg/${path}`}>
                <span className="rule-contents-number" aria-hidden="true">
                  ›
                </span>
                <span>
                  <b>{t(`links.${key}`)}</b>
                  <span>{t(`lines.${key}`)}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </SoftLinks>
      <p className="rule-source mt-6">{t('home.source')}</p>
    </Page>
  );
}
