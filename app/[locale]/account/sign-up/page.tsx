import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { currentUser } from '@/lib/accounts/session';
import type { Locale } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/navigation';
import { pageMetadata } from '@/lib/ui/page/metadata';
import { accountFields } from '../form/account-fields';
import { ActionForm } from '../form/action-form';
import { AlreadyIn } from '../form/already-in';
import { EntryPage } from '../form/entry-page';
import { returnTo } from '../form/return-to';
import { signUpAction } from './actions';

interface SignUpProps {
  params: Promise<{ locale: Locale }>;
  searchParams: Promise<{ callbackUrl?: string | string[] }>;
}

export async function generateMetadata({ params }: SignUpProps): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations('account.signUp');
  return pageMetadata({ locale, path: '/account/sign-up', title: t('title'), description: t('lead') });
}

export default async function SignUp({ params, searchParams }: SignUpProps) {
  const [{ locale }, query, t, fields, user] = await Promise.all([
    params,
    searchParams,
    getTranslations('account.signUp'),
    accountFields(),
    currentUser(),
  ]);
  if (user) return <AlreadyIn title={t('title')} handle={user.handle} />;
  const callbackUrl = returnTo(query.callbackUrl, locale);
  const signIn = await getTranslations('account.signIn');
  return (
    <EntryPage
      title={t('title')}
      lead={t('lead')}
      callbackUrl={callbackUrl}
      links={
        <li>
          {t('haveAccount')}{' '}
          <Link href={`/account/sign-in?${new URLSearchParams({ callbackUrl })}`}>{signIn('title')}</Link>
        </li>
      }
    >
      <ActionForm
        id="sign-up"
        action={signUpAction}
        fields={[fields.ownEmail, fields.handle, fields.firstPassword]}
        hidden={{ callbackUrl }}
        submit={t('submit')}
        variant="primary"
      />
    </EntryPage>
  );
}
