import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { currentUser } from '@/lib/accounts/session';
import type { Locale } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/ui/page/metadata';
import { CollectionFrame } from '../frame';
import { NeedAccount } from '../need-account';
import { importCollection } from './actions';
import { ImportForm } from './import-form';

interface ImportProps {
  params: Promise<{ locale: Locale }>;
}

export async function generateMetadata({ params }: ImportProps): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations('collection.import');
  return pageMetadata({ locale, path: '/collection/import', title: t('title'), indexed: false });
}

export default async function ImportCollection({ params }: ImportProps) {
  const { locale } = await params;
  const user = await currentUser();
  if (!user) return <NeedAccount locale={locale} returnTo={`/${locale}/collection/import`} />;
  const [t, { collection }] = await Promise.all([getTranslations('collection'), getMessages()]);
  const { parts, import: words } = collection;
  return (
    <CollectionFrame
      part="import"
      title={t('import.title')}
      lead={t('import.lead')}
      actions={
        <a className="button" href="/api/v1/collection/csv" download>
          {t('export')}
        </a>
      }
    >
      <div className="max-w-3xl">
        <NextIntlClientProvider messages={{ collection: { parts, import: words } }}>
          <ImportForm action={importCollection.bind(null, locale)} />
        </NextIntlClientProvider>
      </div>
    </CollectionFrame>
  );
}
