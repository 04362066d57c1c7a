import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { chapterNumbers } from '@/lib/rulings/rulebook/rulebook';
import { pageMetadata } from '@/lib/ui/page/metadata';
import { Page, Section } from '@/lib/ui/page/page';
import { SoftLinks } from '@/lib/ui/page/soft-links';
import { chapterTitles } from '../../rulings/chapter-title';

interface RulesPageProps {
  params: Promise<{ locale: Locale }>;
}

export async function generateMetadata({ params }: RulesPageProps): Promise<Metadata> {
  const [{ locale }, t] = await Promise.all([params, getTranslations('ccg.rules')]);
  return pageMetadata({ locale, path: '/ccg/rules', title: t('title'), description: t('description') });
}

export default async function CcgRulesPage({ params }: RulesPageProps) {
  const [{ locale }, t, rules, title, written] = await Promise.all([
    params,
    getTranslations('ccg'),
    getTranslations('rules'),
    chapterTitles('ccg'),
    chapterNumbers('ccg'),
  ]);
  const others = [
    ['rules/quick', t('links.quick')],
    ['rulings/terms', t('links.glossary')],
    ['rules/print', rules('printLink')],
  ] as const;
  return (
    <Page narrow title={t('rules.title')} lead={t('rules.lead')}>
      <p className="rule-source">{t('home.source')}</p>
      <SoftLinks>
        <ul className="no-print mt-4 flex flex-wrap gap-2">
          {others.map(([path, name]) => (
            <li key={path}>
              <a className="chip" href={`/${locale}/ccg/${path}`}>
                {name}
              </a>
            </li>
          ))}
        </ul>
        <Section title={rules('contents')}>
          <ol className="rule-contents">
            {written.map((number) => (
              <li key={number}>
                <a href={`/${locale}/ccg/rules/${number}`}>
                  <span className="rule-contents-number">{number}</span>
                  <span>
                    <b>{title(number)}</b>
                  </span>
                </a>
              </li>
            ))}
          </ol>
        </Section>
      </SoftLinks>
    </Page>
  );
}
