import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { configuredProviders } from '@/lib/accounts/outside/providers';
import { Page } from '@/lib/ui/page/page';
import { OutsideButtons } from './outside-buttons';

interface EntryPageProps {
  title: string;
  lead: string;
  callbackUrl: string;
  /** Above the form. */
  notice?: ReactNode;
  /** Links to the neighbouring pages. */
  links: ReactNode;
  children: ReactNode;
}

/** The frame of sign-in and sign-up: the form, then the outside logins that are set up, then where else to go. */
export async function EntryPage({ title, lead, callbackUrl, notice, links, children }: EntryPageProps) {
  const t = await getTranslations('account');
  const providers = configuredProviders();
  return (
    <Page narrow title={title} lead={lead}>
      <div className="flex max-w-md flex-col gap-6">
        {notice}
        {children}
        {providers.length > 0 && (
          <>
            <p className="text-soft">{t('or')}</p>
            <div className="flex flex-col gap-2">
              <OutsideButtons providers={providers} callbackUrl={callbackUrl} />
            </div>
          </>
        )}
        <ul className="flex flex-col gap-2">{links}</ul>
      </div>
    </Page>
  );
}
