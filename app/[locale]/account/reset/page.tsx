import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { readToken } from '@/lib/accounts/mail/token';
import type { Locale } from '@/lib/i18n/locales';
import { ButtonLink } from '@/lib/ui/controls/button';
import { pageMetadata } from '@/lib/ui/page/metadata';
import { Page } from '@/lib/ui/page/page';
import { accountFields } from '../form/account-fields';
import { ActionForm } from '../form/action-form';
import { resetAction } from './actions';

interface ResetProps {
  params: Promise<{ locale: Locale }>;
  searchParams: Promise<{ token?: string | string[] }>;
}

export async function generateMetadata({ params }: ResetProps): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations('account.reset');
  return pageMetadata({ locale, path: '/account/reset', title: t('title'), indexed: false });
}

/** The link's page uses nothing up: programs that look at links in mails open it too. The form does. */
export default async function Reset({ searchParams }: ResetProps) {
  const [{ token }, t, fields] = await Promise.all([searchParams, getTranslations('account.reset'), accountFields()]);
  const user = typeof token === 'string' ? await readToken(token, 'reset') : null;
  if (!user || typeof token !== 'string') {
    return (
      <Page narrow title={t('expiredTitle')} lead={t('expired')}>
        <ButtonLink href="/account/forgot">{t('again')}</ButtonLink>
      </Page>
    );
  }
  return (
    <Page narrow title={t('title')} lead={t('lead', { handle: user.handle })}>
      <div className="max-w-md">
        <ActionForm
          id="reset"
          action={resetAction}
          fields={[fields.newPassword]}
          hidden={{ token }}
          submit={t('submit')}
          variant="primary"
        />
      </div>
    </Page>
  );
}
