import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { accountSettings } from '@/lib/accounts/own/account';
import { isProvider, PROVIDER_NAMES } from '@/lib/accounts/outside/providers';
import { hasRole } from '@/lib/accounts/roles';
import { type CurrentUser, requireUser } from '@/lib/accounts/session';
import type { Locale } from '@/lib/i18n/locales';
import { Button, ButtonLink } from '@/lib/ui/controls/button';
import { pageMetadata } from '@/lib/ui/page/metadata';
import { Notice } from '@/lib/ui/controls/notice';
import { Page } from '@/lib/ui/page/page';
import { GuestDeck } from '../decks/guest/guest-deck';
import { accountFields } from './form/account-fields';
import { ActionForm } from './form/action-form';
import {
  changeHandleAction,
  changePasswordAction,
  confirmAgainAction,
  endOtherSessionsAction,
  signOutAction,
} from './settings/actions';
import { DeleteSection } from './settings/delete-section';
import { LeavingForm } from './settings/leaving-form';
import { OutsideSection } from './settings/outside-section';
import { SettingsSection } from './settings/settings-section';

interface AccountProps {
  params: Promise<{ locale: Locale }>;
  searchParams: Promise<{ problem?: string; provider?: string }>;
}

export async function generateMetadata({ params }: AccountProps): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations('account.settings');
  return pageMetadata({ locale, path: '/account', title: t('title'), indexed: false });
}

export default async function Account({ params, searchParams }: AccountProps) {
  const [{ locale }, { problem, provider }] = await Promise.all([params, searchParams]);
  const user = await requireUser(locale, `/${locale}/account`);
  const [t, settings, { account }] = await Promise.all([
    getTranslations('account.settings'),
    accountSettings(user),
    getMessages(),
  ]);
  return (
    <Page
      narrow
      title={t('title')}
      lead={t('lead', { handle: user.handle })}
      actions={
        <NextIntlClientProvider messages={{ account: { settings: { unsent: account.settings.unsent } } }}>
          <LeavingForm action={signOutAction} userId={user.id}>
            <Button type="submit">{t('signOut')}</Button>
          </LeavingForm>
        </NextIntlClientProvider>
      }
    >
      {problem === 'belongs-to-another' && isProvider(provider) && <OutsideProblem name={PROVIDER_NAMES[provider]} />}
      <GuestDeck locale={locale} />
      <div className="flex flex-wrap gap-2">
        <ButtonLink href="/decks">{t('myDecks')}</ButtonLink>
        <ButtonLink href="/collection">{t('myCollection')}</ButtonLink>
        <ButtonLink href={`/u/${user.handle}`}>{t('profile')}</ButtonLink>
        {hasRole(user, 'moderator') && <ButtonLink href="/moderation">{t('moderation')}</ButtonLink>}
      </div>
      <AddressSection user={user} />
      <HandleSection handle={user.handle} />
      <PasswordSection hasPassword={settings.hasPassword} />
      <OutsideSection locale={locale} connected={settings.providers} />
      <SettingsSection title={t('sessionsTitle')} id="sessions">
        <p>{t('sessionsLead')}</p>
        <ActionForm id="sessions" action={endOtherSessionsAction} submit={t('sessionsSubmit')} />
      </SettingsSection>
      <SettingsSection title={t('programsTitle')} id="programs">
        <p>{t('programsLead')}</p>
        <ButtonLink href="/account/tokens" className="self-start">
          {t('programsOpen')}
        </ButtonLink>
      </SettingsSection>
      <SettingsSection title={t('dataTitle')} id="data">
        <p>{t('dataLead')}</p>
        <a className="button self-start" href="/api/account/download" download>
          {t('dataDownload')}
        </a>
      </SettingsSection>
      <DeleteSection handle={user.handle} hasPassword={settings.hasPassword} />
    </Page>
  );
}

async function AddressSection({ user: { email, emailVerified } }: { user: CurrentUser }) {
  const t = await getTranslations('account.settings');
  return (
    <SettingsSection title={t('addressTitle')} id="address">
      <p className="break-words">{t(emailVerified ? 'addressConfirmed' : 'addressUnconfirmed', { email })}</p>
      {!emailVerified && <ActionForm id="confirm" action={confirmAgainAction} submit={t('confirmAsk')} />}
    </SettingsSection>
  );
}

async function HandleSection({ handle }: { handle: string }) {
  const [t, fields] = await Promise.all([getTranslations('account.settings'), accountFields()]);
  return (
    <SettingsSection title={t('handleTitle')} id="handle">
      <ActionForm
        id="rename"
        action={changeHandleAction}
        fields={[{ ...fields.handle, value: handle }]}
        submit={t('handleSubmit')}
      >
        <p className="text-soft">{t('handleWarning')}</p>
      </ActionForm>
    </SettingsSection>
  );
}

async function PasswordSection({ hasPassword }: { hasPassword: boolean }) {
  const [t, fields] = await Promise.all([getTranslations('account.settings'), accountFields()]);
  return (
    <SettingsSection title={t('passwordTitle')} id="password">
      <p>{t(hasPassword ? 'passwordLead' : 'passwordNone')}</p>
      <ActionForm
        id="password"
        action={changePasswordAction}
        fields={hasPassword ? [fields.currentPassword, fields.newPassword] : [fields.newPassword]}
        submit={t(hasPassword ? 'passwordSubmit' : 'passwordSet')}
      />
    </SettingsSection>
  );
}

async function OutsideProblem({ name }: { name: string }) {
  const t = await getTranslations('account.outsideProblem');
  return (
    <Notice tone="bad" title={t('title')}>
      <p>{t('other', { provider: name })}</p>
    </Notice>
  );
}
