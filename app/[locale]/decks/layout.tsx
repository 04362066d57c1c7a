import type { ReactNode } from 'react';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import { currentUser } from '@/lib/accounts/session';
import type { Locale } from '@/lib/i18n/locales';
import { GuestOffer } from './guest/guest-offer';

interface DecksLayoutProps {
  children: ReactNode;
  params: Promise<{ locale: string }>;
}

/** All pages about decks: whoever has signed in is asked about the deck built before. */
export default async function DecksLayout({ children, params }: DecksLayoutProps) {
  const [{ locale }, user] = await Promise.all([params, currentUser()]);
  if (!user) return children;
  const { editor } = await getMessages();
  return (
    <>
      <NextIntlClientProvider messages={{ editor: { guest: editor.guest } }}>
        <GuestOffer locale={locale as Locale} />
      </NextIntlClientProvider>
      {children}
    </>
  );
}
