'use client';

import type { ReactNode } from 'react';
import { clearLocalDecks } from '@/lib/decks/local/clear';

interface LeavingFormProps {
  action: () => Promise<void>;
  userId: string;
  children: ReactNode;
}

/** Signs out and leaves nothing of the person's decks in this browser. Without JavaScript there is nothing to leave. */
export function LeavingForm({ action, userId, children }: LeavingFormProps) {
  return (
    <form action={action} onSubmit={() => clearLocalDecks(userId)}>
      {children}
    </form>
  );
}
