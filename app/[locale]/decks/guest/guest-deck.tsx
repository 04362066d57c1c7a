import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import { currentUser } from '@/lib/accounts/session';
import type { Locale } from '@/lib/i18n/locales';
import { GuestOffer } from './guest-offer';

/** Whoever has signed in is asked about the deck built before: on pages about decks, and where signing in leads. */
export async function GuestDeck({ locale }: { locale: Locale }) {
  if (!(await currentUser())) return null;
  const { editor } = await getMessages();
  return (
    <NextIntlClientProvider messages={{ editor: { guest: editor.guest } }}>
      <GuestOffer locale={locale} />
    </NextIntlClientProvider>
  );
}
