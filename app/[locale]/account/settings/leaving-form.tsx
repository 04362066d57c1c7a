'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { clearLocalCollection } from '@/lib/collection/entry/clear';
import { clearLocalDecks } from '@/lib/decks/local/clear';
import { openStorage } from '@/lib/decks/local/page-life';
import { unsentDecks } from '@/lib/decks/local/shelf';
import { Button } from '@/lib/ui/controls/button';
import { Dialog } from '@/lib/ui/controls/dialog';

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
  const t = useTranslations('account.settings.unsent');
  const form = useRef<HTMLFormElement>(null);
  const sure = useRef(false);
  const [unsent, setUnsent] = useState(0);

  function leave(event: FormEvent) {
    const storage = openStorage();
    const count = storage ? unsentDecks(storage, userId) : 0;
    if (count > 0 && !sure.current) {
      event.preventDefault();
      setUnsent(count);
      return;
    }
    clearLocalDecks(userId);
    clearLocalCollection();
  }

  function leaveAnyway() {
    sure.current = true;
    setUnsent(0);
    form.current?.requestSubmit();
  }

  return (
    <form ref={form} action={action} onSubmit={leave}>
      {children}
      {unsent > 0 && (
        <Dialog title={t('title')} text={t('text', { count: unsent })} onClose={() => setUnsent(0)}>
          <div className="dialog-actions">
            <Button variant="primary" onClick={() => setUnsent(0)}>
              {t('stay')}
            </Button>
            <Button onClick={leaveAnyway}>{t('leave')}</Button>
          </div>
        </Dialog>
      )}
    </form>
  );
}
