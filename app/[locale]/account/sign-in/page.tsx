import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { isProvider, PROVIDER_NAMES } from '@/lib/accounts/outside/providers';
import { currentUser } from '@/lib/accounts/session';
import type { Locale } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/navigation';
import { pageMetadata } from '@/lib/ui/page/metadata';
import { Notice } from '@/lib/ui/controls/notice';
import { accountFields } from '../form/account-fields';
import { ActionForm } from '../form/action-form';
import { AlreadyIn } from '../form/already-in';
import { EntryPage } from '../form/entry-page';
import { returnTo } from '../form/return-to';
import { Farewell } from '../settings/farewell';
import { signInAction } from './actions';
import { signInReason } from './reason';

interface SignInProps {
  params: Promise<{ locale: Locale }>;
  searchParams: Promise<{ callbackUrl?: string | string[]; error?: string; provider?: string; deleted?: string }>;
}

export async function generateMetadata({ params }: SignInProps): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations('account.signIn');
  return pageMetadata({ locale, path: '/account/sign-in', title: t('title'), indexed: false });
}

export default async function SignIn({ params, searchParams }: SignInProps) {
  const [{ locale }, query, t, user] = await Promise.all([
    params,
    searchParams,
    getTranslations('account.signIn'),
    currentUser(),
  ]);
  const callbackUrl = returnTo(query.callbackUrl, locale);
  if (user) return <AlreadyIn title={t('title')} handle={user.handle} />;
  const fields = await accountFields();
  const reason = signInReason(callbackUrl);
  const onward = new URLSearchParams({ callbackUrl });
  return (
    <EntryPage
      title={t('title')}
      lead={reason ? t(`reason.${reason}`) : t('lead')}
      callbackUrl={callbackUrl}
      notice={<Arrival {...query} />}
      links={
        <>
          <li>
            <Link href="/account/forgot">{t('forgot')}</Link>
          </li>
          <li>
            {t('noAccount')} <Link href={`/account/sign-up?${onward}`}>{t('signUp')}</Link>
          </li>
        </>
      }
    >
      <ActionForm
        id="sign-in"
        action={signInAction}
        fields={[fields.email, fields.password]}
        hidden={{ callbackUrl }}
        submit={t('submit')}
        variant="primary"
      />
    </EntryPage>
  );
}

/** What brought the reader here: an outside login that failed, or an account just deleted. */
async function Arrival({ error, provider, deleted }: Awaited<SignInProps['searchParams']>) {
  const t = await getTranslations('account');
  if (deleted) {
    return (
      <Notice tone="good" title={t('settings.deleted')}>
        <Farewell />
      </Notice>
    );
  }
  if (!error) return null;
  // From next-auth's own address; our form answers in place.
  if (error === 'CredentialsSignin') return <Notice tone="bad" title={t('signIn.refused')} />;
  const name = isProvider(provider) ? PROVIDER_NAMES[provider] : Object.values(PROVIDER_NAMES).join(' / ');
  return (
    <Notice tone="bad" title={t('outsideProblem.title')}>
      <p>
        {t(error === 'NoVerifiedAddress' ? 'outsideProblem.noAddress' : 'outsideProblem.general', { provider: name })}
      </p>
    </Notice>
  );
}
