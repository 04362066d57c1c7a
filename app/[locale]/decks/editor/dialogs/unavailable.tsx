'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/lib/ui/controls/button';
import { Dialog } from '@/lib/ui/controls/dialog';

/** In place of a dialog whose code could not be fetched: there is no connection, and the rest of the editor goes on. */
export function UnavailableDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('editor.unavailable');
  return (
    <Dialog title={t('title')} text={t('text')} onClose={onClose}>
      <div className="dialog-actions">
        <Button onClick={onClose}>{t('close')}</Button>
      </div>
    </Dialog>
  );
}

/** The same where no dialog was to be. */
export function Unavailable() {
  const t = useTranslations('editor.unavailable');
  return (
    <p className="notice notice-warn" role="alert">
      {t('text')}
    </p>
  );
}
