import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { glossary } from '@/lib/rulings/glossary';
import { pageMetadata } from '@/lib/ui/metadata';
import { Page } from '@/lib/ui/page';
import { SoftLinks } from '@/lib/ui/soft-links';
import { RichText } from '../../../rulings/rich-text';

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
        <dl className="mt-4 divide-y divide-line border-y border-line">
          {terms.map((term) => (
            <div
              key={term.slug}
              id={term.slug}
              className="py-4"
              lang={term.locale === locale ? undefined : term.locale}
            >
              <dt className="text-lg font-semibold">{term.name}</dt>
              <dd className="mt-1 space-y-2">
                <RichText text={term.definition} locale={locale} game="ccg" />
              </dd>
            </div>
          ))}
        </dl>
      </SoftLinks>
    </Page>
  );
}
