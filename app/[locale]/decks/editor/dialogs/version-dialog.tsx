'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import { nameVersion } from '@/lib/decks/local/versions';
import { MAX_NAME, MAX_NOTE } from '@/lib/decks/limits';
import { Button } from '@/lib/ui/controls/button';
import { TextArea, TextField } from '@/lib/ui/controls/field';
import { useEditor } from '../editor-context';
import { Dialog } from '@/lib/ui/controls/dialog';

interface VersionDialogProps {
  guest: boolean;
  /** Where to sign in and come back to this deck. */
  signInPath: string;
  onClose: () => void;
}

/** The deck as it is now gets a name, to come back to. What is unsaved is saved first. */
export function VersionDialog({ guest, signInPath, onClose }: VersionDialogProps) {
  const t = useTranslations('editor.version');
  const format = useFormatter();
  const { session, announcer, locale } = useEditor();
  const [name, setName] = useState(() => format.dateTime(new Date(), { dateStyle: 'medium', timeStyle: 'short' }));
  const [note, setNote] = useState('');
  const [state, setState] = useState<'asked' | 'saving' | 'unsaved' | 'moved-on' | 'too-many' | 'failed'>('asked');

  const save = async () => {
    setState('saving');
    const revision = await session.saved();
    if (revision === undefined) return setState('unsaved');
    const result = await nameVersion(session.getState().id, { revision, name, note }, locale);
    if (result !== 'named') return setState(result);
    announcer.say(t('done', { name }), { visible: true });
    onClose();
  };

  if (guest) {
    return (
      <Dialog title={t('title')} text={t('guest')} onClose={onClose}>
        <div className="dialog-actions">
          <a className="button button-primary" href={signInPath}>
            {t('signIn')}
          </a>
          <Button onClick={onClose}>{t('cancel')}</Button>
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog title={t('title')} text={t('text')} onClose={onClose}>
      <form
        className="mt-3 grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextField
          id="version-name"
          label={t('name')}
          value={name}
          maxLength={MAX_NAME}
          required
          dir="auto"
          autoComplete="off"
          // What stands there is a proposal: the first key writes another name over it.
          onFocus={(event) => event.target.select()}
          onChange={(event) => setName(event.target.value)}
        />
        <TextArea
          id="version-note"
          label={t('note')}
          value={note}
          maxLength={MAX_NOTE}
          rows={3}
          dir="auto"
          onChange={(event) => setNote(event.target.value)}
        />
        {state !== 'asked' && state !== 'saving' && (
          <p className="field-error" role="alert">
            {t(state)}
          </p>
        )}
        <div className="dialog-actions">
          <Button type="submit" variant="primary" disabled={name.trim() === '' || state === 'saving'}>
            {t('save')}
          </Button>
          <Button onClick={onClose}>{t('cancel')}</Button>
        </div>
      </form>
    </Dialog>
  );
}
