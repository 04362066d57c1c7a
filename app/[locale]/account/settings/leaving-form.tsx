'use client';

import type { ReactNode } from 'react';
import { clearLocalCollection } from '@/lib/collection/entry/clear';
import { clearLocalDecks } from '@/lib/decks/local/clear';

interface LeavingFormProps {
  action: () => Promise<void>;
  userId: string;
  children: ReactNode;
}

/** Signs out and leaves nothing of the person's in this browser. Without JavaScript there is nothing to leave. */
export function LeavingForm({ action, userId, children }: LeavingFormProps) {
  function clear() {
    clearLocalDecks(userId);
    clearLocalCollection();
  }
  return (
    <form action={action} onSubmit={clear}>
      {children}
    </form>
  );
}
