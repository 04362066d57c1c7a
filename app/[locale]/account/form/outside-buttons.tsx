import { getTranslations } from 'next-intl/server';
import { PROVIDER_NAMES, type ProviderId } from '@/lib/accounts/outside/providers';
import { Button } from '@/lib/ui/controls/button';

interface OutsideButtonsProps {
  providers: readonly ProviderId[];
  /** Path to come back to. */
  callbackUrl: string;
  words?: 'with' | 'settings.connect';
}

/** One button for each outside login that the site offers: plain forms to next-auth, which leads on to the provider. */
export async function OutsideButtons({ providers, callbackUrl, words = 'with' }: OutsideButtonsProps) {
  const t = await getTranslations('account');
  return providers.map((provider) => (
    <form key={provider} method="post" action={`/api/auth/signin/${provider}`}>
      <input type="hidden" name="callbackUrl" value={callbackUrl} />
      <Button type="submit" className="w-full">
        {t(words, { provider: PROVIDER_NAMES[provider] })}
      </Button>
    </form>
  ));
}
