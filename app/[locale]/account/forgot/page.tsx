import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/navigation';
import { pageMetadata } from '@/lib/ui/page/metadata';
import { Page } from '@/lib/ui/page/page';
import { accountFields } from '../form/account-fields';
import { ActionForm } from '../form/action-form';
import { requestResetAction } from './actions';

interface ForgotProps {
  params: Promise<{ locale: Locale }>;
}

export async function generateMetadata({ params }: ForgotProps): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations('account.forgot');
  return pageMetadata({ locale, path: '/account/forgot', title: t('title'), indexed: false });
}

export default async function Forgot() {
  const [t, fields] = await Promise.all([getTranslations('account.forgot'), accountFields()]);
  return (
    <Page narrow title={t('title')} lead={t('lead')}>
      <div className="flex max-w-md flex-col gap-6">
        <ActionForm
          id="forgot"
          action={requestResetAction}
          fields={[fields.email]}
          submit={t('submit')}
          variant="primary"
        />
        <p>
          <Link href="/account/sign-in">{t('back')}</Link>
        </p>
      </div>
    </Page>
  );
}
