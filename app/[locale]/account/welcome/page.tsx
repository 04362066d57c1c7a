import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { decideArrival, freeHandle } from '@/lib/accounts/outside/arrive';
import type { OutsideLogin } from '@/lib/accounts/outside/login';
import { notedArrival } from '@/lib/accounts/outside/note';
import { PROVIDER_NAMES } from '@/lib/accounts/outside/providers';
import { currentUser } from '@/lib/accounts/session';
import type { Locale } from '@/lib/i18n/locales';
import { Button, ButtonLink } from '@/lib/ui/controls/button';
import { pageMetadata } from '@/lib/ui/page/metadata';
import { Page } from '@/lib/ui/page/page';
import { accountFields } from '../form/account-fields';
import { ActionForm } from '../form/action-form';
import { cancelAction, connectAction, openAccountAction } from './actions';

interface WelcomeProps {
  params: Promise<{ locale: Locale }>;
}

export async function generateMetadata({ params }: WelcomeProps): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations('account.welcome');
  return pageMetadata({ locale, path: '/account/welcome', title: t('title'), indexed: false });
}

/** Where an outside login arrives that does not open an account yet: what to do with it is asked here (P046). */
export default async function Welcome({ params }: WelcomeProps) {
  const [{ locale }, login, user] = await Promise.all([params, notedArrival(), currentUser()]);
  if (!login) return <Nothing />;
  const decision = await decideArrival(login, user?.id ?? null);
  switch (decision.kind) {
    case 'choose-handle':
      return <NewAccount login={login} />;
    case 'prove-account-first':
      return <ProveFirst login={login} locale={locale} />;
    case 'ask-to-connect':
    case 'belongs-to-another':
      return user ? <Connect login={login} handle={user.handle} /> : <Nothing />;
    case 'sign-in':
    case 'no-verified-address':
      return <Nothing />;
  }
}

async function NewAccount({ login }: { login: OutsideLogin }) {
  const [t, fields, suggestion] = await Promise.all([
    getTranslations('account.welcome'),
    accountFields(),
    freeHandle(login.name),
  ]);
  const provider = PROVIDER_NAMES[login.provider];
  return (
    <Page narrow title={t('title')} lead={t('newLead')}>
      <Column>
        <ActionForm
          id="welcome"
          action={openAccountAction}
          fields={[{ ...fields.handle, value: suggestion }]}
          submit={t('newSubmit')}
          variant="primary"
        >
          <p className="text-soft">{t('fromProvider', { email: login.verifiedEmail ?? '', provider })}</p>
        </ActionForm>
        <Cancel />
      </Column>
    </Page>
  );
}

async function ProveFirst({ login, locale }: { login: OutsideLogin; locale: Locale }) {
  const t = await getTranslations('account.welcome');
  const provider = PROVIDER_NAMES[login.provider];
  const onward = new URLSearchParams({ callbackUrl: `/${locale}/account/welcome` });
  return (
    <Page narrow title={t('proveTitle')} lead={t('proveLead', { email: login.verifiedEmail ?? '', provider })}>
      <Column>
        <ButtonLink href={`/account/sign-in?${onward}`} variant="primary">
          {t('proveSignIn')}
        </ButtonLink>
        <ButtonLink href="/account/forgot">{t('proveReset')}</ButtonLink>
        <Cancel />
      </Column>
    </Page>
  );
}

async function Connect({ login, handle }: { login: OutsideLogin; handle: string }) {
  const t = await getTranslations('account.welcome');
  const provider = PROVIDER_NAMES[login.provider];
  return (
    <Page
      narrow
      title={t('connectTitle', { provider })}
      lead={t('connectLead', { provider, name: login.name, handle })}
    >
      <Column>
        <ActionForm id="connect" action={connectAction} submit={t('connectSubmit', { provider })} variant="primary" />
        <Cancel />
      </Column>
    </Page>
  );
}

async function Nothing() {
  const t = await getTranslations('account');
  return (
    <Page narrow title={t('welcome.nothingTitle')} lead={t('welcome.nothing')}>
      <ButtonLink href="/account/sign-in">{t('signIn.title')}</ButtonLink>
    </Page>
  );
}

async function Cancel() {
  const t = await getTranslations('account.welcome');
  return (
    <form action={cancelAction}>
      <Button type="submit" variant="ghost">
        {t('cancel')}
      </Button>
    </form>
  );
}

function Column({ children }: { children: ReactNode }) {
  return <div className="flex max-w-md flex-col items-stretch gap-4">{children}</div>;
}
