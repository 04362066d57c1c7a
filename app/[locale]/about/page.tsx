import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/ui/page/metadata';
import { Page } from '@/lib/ui/page/page';

interface AboutProps {
  params: Promise<{ locale: Locale }>;
}

export async function generateMetadata({ params }: AboutProps): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations('common.about');
  return pageMetadata({ locale, path: '/about', title: t('title'), description: t('lead') });
}

export default async function About() {
  const t = await getTranslations('common.about');
  return (
    <Page narrow title={t('title')} lead={t('lead')}>
      <div className="prose">
        <h2>{t('whatTitle')}</h2>
        <p>{t('what')}</p>
        <h2>{t('unofficialTitle')}</h2>
        <p>{t('unofficial')}</p>
        <h2>{t('sourcesTitle')}</h2>
        <p>{t('sources')}</p>
        <h2>{t('privacyTitle')}</h2>
        <p>{t('privacyIntro')}</p>
        <ul className="prose">
          <li>{t('privacyVisitor')}</li>
          <li>{t('privacyAccount')}</li>
          <li>{t('privacyLog')}</li>
          <li>{t('privacyRights')}</li>
        </ul>
      </div>
    </Page>
  );
}
