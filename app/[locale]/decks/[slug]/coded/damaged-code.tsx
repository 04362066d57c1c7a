import { getTranslations } from 'next-intl/server';
import { faultOfCode } from '@/lib/decks/coded/coded-deck';
import { answerWithStatus } from '@/lib/http/answer-status';
import type { Locale } from '@/lib/i18n/locales';
import { Page } from '@/lib/ui/page/page';
import { CodeForm } from '../../code/code-form';
import { refusalWords } from '../../import/read-decks';

/** An address that was meant to hold a deck and does not: status 404 as at any such address, and what is wrong with it. */
export async function DamagedCode({ locale, slug }: { locale: Locale; slug: string }) {
  answerWithStatus(404);
  const t = await getTranslations('travel.code');
  const fault = faultOfCode(slug);
  const words = fault.reason === 'unusable' ? t('unusable') : await refusalWords(fault, locale);
  return (
    <Page narrow title={t('refused')} lead={t('lead')}>
      <CodeForm code={slug} locale={locale} problem={{ words }} />
    </Page>
  );
}
