import { getTranslations } from 'next-intl/server';
import { configuredProviders, isProvider, PROVIDER_NAMES } from '@/lib/accounts/outside/providers';
import { ActionForm } from '../form/action-form';
import { OutsideButtons } from '../form/outside-buttons';
import { disconnectAction } from './actions';
import { SettingsSection } from './settings-section';

interface OutsideSectionProps {
  locale: string;
  /** Providers that open this account; one may be here though the site no longer offers it. */
  connected: readonly string[];
}

export async function OutsideSection({ locale, connected }: OutsideSectionProps) {
  const t = await getTranslations('account.settings');
  const mine = connected.filter(isProvider);
  const others = configuredProviders().filter((provider) => !mine.includes(provider));
  if (mine.length + others.length === 0) return null;
  return (
    <SettingsSection title={t('outsideTitle')} id="outside">
      {mine.map((provider) => (
        <ActionForm
          key={provider}
          id={`disconnect-${provider}`}
          action={disconnectAction}
          hidden={{ provider }}
          submit={t('disconnect', { provider: PROVIDER_NAMES[provider] })}
        />
      ))}
      <OutsideButtons providers={others} callbackUrl={`/${locale}/account`} words="settings.connect" />
    </SettingsSection>
  );
}
