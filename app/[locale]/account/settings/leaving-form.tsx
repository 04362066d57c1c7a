'use client';

import { useTranslations } from 'next-intl';
import type { FormEvent, ReactNode } from 'react';
import { clearLocalCollection } from '@/lib/collection/entry/clear';
import { clearLocalDecks } from '@/lib/decks/local/clear';
import { openStorage } from '@/lib/decks/local/page-life';
import { unsentDecks } from '@/lib/decks/local/shelf';

interface LeavingFormProps {
  action: () => Promise<void>;
  userId: string;
  children: ReactNode;
}

/**
 * Signs out and leaves nothing of the person's in this browser, after asking where something would be lost by that. Without
 * JavaScript there is nothing to leave.
 */
export function LeavingForm({ action, userId, children }: LeavingFormProps) {
  const t = useTranslations('account.settings');
  function leave(event: FormEvent) {
    const storage = openStorage();
    const count = storage ? unsentDecks(storage, userId) : 0;
    if (count > 0 && !confirm(t('unsent', { count }))) return event.preventDefault();
    clearLocalDecks(userId);
    clearLocalCollection();
  }
  return (
    <form action={action} onSubmit={leave}>
      {children}
    </form>
  );
}
