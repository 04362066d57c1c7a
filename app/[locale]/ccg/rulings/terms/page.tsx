import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { glossary } from '@/lib/rulings/glossary';
import { pageMetadata } from '@/lib/ui/page/metadata';
import { Page } from '@/lib/ui/page/page';
import { SoftLinks } from '@/lib/ui/page/soft-links';
import { TermList } from '../../../rulings/term-list';

interface GlossaryPageProps {
  params: Promise<{ locale: Locale }>;
}

export async function generateMetadata({ params }: GlossaryPageProps): Promise<Metadata> {
  const [{ locale }, t] = await Promise.all([params, getTranslations('ccg.glossary')]);
  return pageMetadata({ locale, path: '/ccg/rulings/terms', title: t('title') });
}

export default async function CcgGlossaryPage({ params }: GlossaryPageProps) {
  const { locale } = await params;
  const [t, terms] = await Promise.all([getTranslations('ccg'), glossary('ccg', locale)]);
  return (
    <Page narrow title={t('glossary.title')} lead={<a href={`/${locale}/ccg/rules`}>{t('links.rules')}</a>}>
      <SoftLinks>
        <TermList terms={terms} locale={locale} game="ccg" />
      </SoftLinks>
    </Page>
  );
}
