import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { currentUser } from '@/lib/accounts/session';
import { MAX_NAME } from '@/lib/decks/limits';
import { MAX_TEXT } from '@/lib/decks/text/import';
import type { Locale } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/ui/metadata';
import { Page } from '@/lib/ui/page';
import { guestWords } from '../guest-words';
import { importDeck } from './actions';
import { ImportForm } from './import-form';

interface ImportProps {
  params: Promise<{ locale: Locale }>;
}

export async function generateMetadata({ params }: ImportProps): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations('decks.import');
  return pageMetadata({ locale, path: '/decks/import', title: t('title'), description: t('lead') });
}

export default async function Import({ params }: ImportProps) {
  const { locale } = await params;
  const [t, user] = await Promise.all([getTranslations('decks'), currentUser()]);
  const words = {
    text: t('import.text'),
    hint: t('import.hint'),
    name: t('import.name'),
    read: t('import.read'),
    again: t('import.again'),
    result: t('import.result'),
    nothing: t('import.nothing'),
    leaveOut: t('import.leaveOut'),
    choose: t('import.choose'),
    notes: t('import.notes'),
    verdict: t('import.verdict'),
    legal: t('legal'),
  };
  return (
    <Page narrow title={t('import.title')} lead={t('import.lead')}>
      <ImportForm
        action={importDeck.bind(null, locale)}
        signedIn={user !== null}
        maxText={MAX_TEXT}
        maxName={MAX_NAME}
        words={words}
        guestWords={await guestWords()}
      />
    </Page>
  );
}
