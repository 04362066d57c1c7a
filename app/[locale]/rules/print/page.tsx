import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { DEFAULT_GAME } from '@/lib/catalogue/games';
import type { Locale } from '@/lib/i18n/locales';
import { chapters } from '@/lib/rulings/rulebook/rulebook';
import { pageMetadata } from '@/lib/ui/metadata';
import { Page } from '@/lib/ui/page';
import { PrintButton } from '@/lib/ui/print-button';
import { ChapterText } from '../chapter-text';

interface PrintPageProps {
  params: Promise<{ locale: Locale }>;
}

export async function generateMetadata({ params }: PrintPageProps): Promise<Metadata> {
  const [{ locale }, t] = await Promise.all([params, getTranslations('rules.print')]);
  return pageMetadata({ locale, path: '/rules/print', title: t('title'), description: t('lead'), indexed: false });
}

export default async function PrintPage({ params }: PrintPageProps) {
  const { locale } = await params;
  const [all, t, titles] = await Promise.all([
    chapters(DEFAULT_GAME, locale),
    getTranslations('rules'),
    getTranslations('rulings.chapters'),
  ]);
  return (
    <Page
      narrow
      title={t('title')}
      lead={<span className="no-print">{t('print.lead')}</span>}
      actions={<PrintButton>{t('print.button')}</PrintButton>}
    >
      {all.map((chapter) => (
        <section key={chapter.number} className={`rule-print-chapter rule-print-${chapter.key}`}>
          <h2>
            <span className="rule-chapter-number">{chapter.number}</span> {titles(chapter.key)}
          </h2>
          <ChapterText chapter={chapter} locale={locale} level={3} plain />
        </section>
      ))}
    </Page>
  );
}
