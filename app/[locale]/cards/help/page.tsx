import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { DEFAULT_GAME } from '@/lib/catalogue/games';
import type { Locale } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/ui/page/metadata';
import { QueryHelpPage } from './help-page';

interface HelpProps {
  params: Promise<{ locale: Locale }>;
}

export async function generateMetadata({ params }: HelpProps): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations('query.help');
  return pageMetadata({ locale, path: '/cards/help', title: t('title'), description: t('lead') });
}

export default async function Help({ params }: HelpProps) {
  const [{ locale }, t] = await Promise.all([params, getTranslations('query.help')]);
  return <QueryHelpPage game={DEFAULT_GAME} locale={locale} title={t('title')} />;
}
