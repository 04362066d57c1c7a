import type { ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { GuestDeck } from './guest/guest-deck';

interface DecksLayoutProps {
  children: ReactNode;
  params: Promise<{ locale: string }>;
}

/** All pages about decks: whoever has signed in is asked about the deck built before. */
export default async function DecksLayout({ children, params }: DecksLayoutProps) {
  const { locale } = await params;
  return (
    <>
      <GuestDeck locale={locale as Locale} />
      {children}
    </>
  );
}
