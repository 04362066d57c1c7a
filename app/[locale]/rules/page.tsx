import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { DEFAULT_GAME } from '@/lib/catalogue/games';
import type { Locale } from '@/lib/i18n/locales';
import { chapterNumbers } from '@/lib/rulings/rulebook/rulebook';
import { pageMetadata } from '@/lib/ui/page/metadata';
import { Page, Section } from '@/lib/ui/page/page';
import { SoftLinks } from '@/lib/ui/page/soft-links';
import { Contents } from './contents';
import { SearchBox } from './search-box';

interface RulesPageProps {
  params: Promise<{ locale: Locale }>;
}

export async function generateMetadata({ params }: RulesPageProps): Promise<Metadata> {
  const [{ locale }, t] = await Promise.all([params, getTranslations('rules')]);
  return pageMetadata({ locale, path: '/rules', title: t('title'), description: t('description') });
}

export default async function RulesPage({ params }: RulesPageProps) {
  const [{ locale }, t, written] = await Promise.all([params, getTranslations('rules'), chapterNumbers(DEFAULT_GAME)]);
  return (
    <Page narrow title={t('title')} lead={t('lead')}>
      <SearchBox locale={locale} />
      <SoftLinks>
        <ul className="no-print mt-4 flex flex-wrap gap-2">
          <li>
            <a className="chip" href={`/${locale}/rules/quick`}>
              {t('quickLink')}
            </a>
          </li>
          <li>
            <a className="chip" href={`/${locale}/rules/14`}>
              {t('planLink')}
            </a>
          </li>
          <li>
            <a className="chip" href={`/${locale}/rulings/terms`}>
              {t('glossaryLink')}
            </a>
          </li>
          <li>
            <a className="chip" href={`/${locale}/rules/print`}>
              {t('printLink')}
            </a>
          </li>
        </ul>
        <Section title={t('contents')}>
          <Contents locale={locale} written={written} />
        </Section>
      </SoftLinks>
    </Page>
  );
}
