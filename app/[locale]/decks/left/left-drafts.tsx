import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import { currentUser } from '@/lib/accounts/session';
import type { Locale } from '@/lib/i18n/locales';
import { LeftOffer } from './left-offer';

/** For pages where somebody may look for a deck that is gone: what this device still holds of it is offered there. */
export async function LeftDrafts({ locale }: { locale: Locale }) {
  const [user, { decks }] = await Promise.all([currentUser(), getMessages()]);
  if (!user) return null;
  return (
    <NextIntlClientProvider messages={{ decks: { left: decks.left } }}>
      <LeftOffer locale={locale} userId={user.id} />
    </NextIntlClientProvider>
  );
}
