import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { readToken } from '@/lib/accounts/mail/token';
import type { Locale } from '@/lib/i18n/locales';
import { ButtonLink } from '@/lib/ui/controls/button';
import { pageMetadata } from '@/lib/ui/page/metadata';
import { Page } from '@/lib/ui/page/page';
import { ActionForm } from '../form/action-form';
import { confirmAction } from './actions';

interface ConfirmProps {
  params: Promise<{ locale: Locale }>;
  searchParams: Promise<{ token?: string | string[] }>;
}

export async function generateMetadata({ params }: ConfirmProps): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations('account.confirm');
  return pageMetadata({ locale, path: '/account/confirm', title: t('title'), indexed: false });
}

/** Opening the link confirms nothing yet: programs that look at links in mails open it too. The button does. */
export default async function Confirm({ searchParams }: ConfirmProps) {
  const [{ token }, t] = await Promise.all([searchParams, getTranslations('account.confirm')]);
  const user = typeof token === 'string' ? await readToken(token, 'confirm') : null;
  const account = (
    <p>
      <ButtonLink href="/account">{(await getTranslations('account.signIn'))('toAccount')}</ButtonLink>
    </p>
  );
  if (!user || typeof token !== 'string') {
    return (
      <Page narrow title={t('expiredTitle')} lead={t('expired')}>
        {account}
      </Page>
    );
  }
  return (
    <Page narrow title={t('title')} lead={t('lead', { handle: user.handle })}>
      <div className="flex max-w-md flex-col gap-6">
        <ActionForm id="confirm" action={confirmAction} hidden={{ token }} submit={t('submit')} variant="primary">
          <p className="text-soft">{t('notYours')}</p>
        </ActionForm>
        {account}
      </div>
    </Page>
  );
}
