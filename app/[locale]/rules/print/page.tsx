import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { DEFAULT_GAME } from '@/lib/catalogue/games';
import type { Locale } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/ui/page/metadata';
import { WholeBook } from './whole-book';

interface PrintPageProps {
  params: Promise<{ locale: Locale }>;
}

export async function generateMetadata({ params }: PrintPageProps): Promise<Metadata> {
  const [{ locale }, t] = await Promise.all([params, getTranslations('rules.print')]);
  return pageMetadata({ locale, path: '/rules/print', title: t('title'), description: t('lead'), indexed: false });
}

export default async function PrintPage({ params }: PrintPageProps) {
  const [{ locale }, t] = await Promise.all([params, getTranslations('rules')]);
  return <WholeBook game={DEFAULT_GAME} locale={locale} title={t('title')} />;
}
