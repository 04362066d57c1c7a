import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/ui/page/metadata';
import { QueryHelpPage } from '../../../cards/help/help-page';

interface HelpProps {
  params: Promise<{ locale: Locale }>;
}

export async function generateMetadata({ params }: HelpProps): Promise<Metadata> {
  const [{ locale }, t, ask] = await Promise.all([params, getTranslations('ccg.cards'), getTranslations('query.help')]);
  return pageMetadata({ locale, path: '/ccg/cards/help', title: t('helpTitle'), description: ask('lead') });
}

export default async function CcgHelp({ params }: HelpProps) {
  const [{ locale }, t] = await Promise.all([params, getTranslations('ccg.cards')]);
  return <QueryHelpPage game="ccg" locale={locale} title={t('helpTitle')} />;
}
