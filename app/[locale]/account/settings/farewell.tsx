'use client';

import { type ReactNode, useEffect } from 'react';
import { clearLocalDecks } from '@/lib/decks/local/clear';

// A deleted account leaves no decks in this browser either. They are cleared on the page that says it is deleted, as a
// wrong password keeps everything as it was; and only in a tab where the form was sent, as anyone can link to that page.

const SENT = 'kage.deleting';

/** Around the form that deletes an account. */
export function Leaving({ children }: { children: ReactNode }) {
  return <div onSubmit={() => sessionStorage.setItem(SENT, '1')}>{children}</div>;
}

/** On the page that says the account is deleted. */
export function Farewell() {
  useEffect(() => {
    if (sessionStorage.getItem(SENT) === null) return;
    sessionStorage.removeItem(SENT);
    clearLocalDecks();
  }, []);
  return null;
}
