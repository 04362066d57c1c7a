import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/ui/page/metadata';
import { WholeBook } from '../../../rules/print/whole-book';

interface PrintPageProps {
  params: Promise<{ locale: Locale }>;
}

export async function generateMetadata({ params }: PrintPageProps): Promise<Metadata> {
  const [{ locale }, t] = await Promise.all([params, getTranslations('ccg.rules')]);
  return pageMetadata({ locale, path: '/ccg/rules/print', title: t('title'), indexed: false });
}

export default async function CcgPrintPage({ params }: PrintPageProps) {
  const [{ locale }, t] = await Promise.all([params, getTranslations('ccg.rules')]);
  return <WholeBook game="ccg" locale={locale} title={t('title')} />;
}
