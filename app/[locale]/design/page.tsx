import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { NothingHere } from '../nothing-here';
import { Page, Section } from '@/lib/ui/page/page';
import { Components } from './components';
import { Crests, Faces, OlderFaces } from './faces';
import { Colours, Signs, Sizes } from './tokens';
import './design.css';

interface DesignPageProps {
  params: Promise<{ locale: Locale }>;
}

export const metadata: Metadata = { robots: { index: false } };

/** What the site is drawn with, on one page: for those who work on it, so not on a site that is in use. */
export default async function DesignPage({ params }: DesignPageProps) {
  if (process.env.NODE_ENV === 'production' && !process.env.KAGE_PREVIEW) return <NothingHere />;
  const { locale } = await params;
  const t = await getTranslations('design');
  return (
    <Page title={t('title')} lead={t('lead')}>
      <Section title={t('colour')}>
        <Colours />
      </Section>
      <Section title={t('sizes')}>
        <Sizes sample={t('sample')} />
      </Section>
      <Section title={t('signs')}>
        <Signs />
      </Section>
      <Section title={t('components')}>
        <Components />
      </Section>
      <Section title={t('faces')}>
        <Faces locale={locale} />
        <OlderFaces locale={locale} />
      </Section>
      <Section title={t('crests')}>
        <Crests />
      </Section>
    </Page>
  );
}
