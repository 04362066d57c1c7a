'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import type { SaveState } from '@/lib/decks/edit/session/session-state';

interface SaveStatusProps {
  save: SaveState;
  unkept: boolean;
  /** Where to sign in and come back to this deck. */
  signInPath: string;
  onChoose: () => void;
  onSaveAsNew: () => void;
}

/** Whether the work is safe, where, and what to do when it is not on the server. */
export function SaveStatus({ save, unkept, signInPath, onChoose, onSaveAsNew }: SaveStatusProps) {
  const t = useTranslations('editor.save');
  return (
    <div className="save-status" data-kind={save.kind}>
      <span aria-live="polite">
        <Words save={save} kept={unkept ? 'no' : 'yes'} />
      </span>
      {save.kind === 'device' && (
        <a className="link" href={signInPath}>
          {t('signIn')}
        </a>
      )}
      {save.kind === 'signed-out' && (
        <a className="link" href={signInPath}>
          {t('signInAgain')}
        </a>
      )}
      {save.kind === 'gone' && (
        <button type="button" className="link" onClick={onSaveAsNew}>
          {t('saveAsNew')}
        </button>
      )}
      {save.kind === 'conflict' && (
        <button type="button" className="link" onClick={onChoose}>
          {t('choose')}
        </button>
      )}
      {unkept && save.kind !== 'saved' && (
        <p role="alert" className="text-bad">
          {t('unkept')}
        </p>
      )}
    </div>
  );
}

/** `kept`: whether the device has taken what it was given to keep. */
function Words({ save, kept }: { save: SaveState; kept: 'yes' | 'no' }) {
  const t = useTranslations('editor.save');
  const format = useFormatter();
  const mounted = useMounted();
  switch (save.kind) {
    case 'saved':
      // The server does not know the reader's time zone: the hour comes with the browser.
      return mounted ? t('saved', { time: timeOf(save.at, format) }) : t('saved', { time: '' });
    case 'offline':
      return <span title={t('offlineHint')}>{t('offline', { kept })}</span>;
    case 'refused':
      return t('refused', { detail: save.detail, kept });
    default:
      return t(save.kind, { kept });
  }
}

/** The hour; with the day when it was not today. */
function timeOf(at: number, format: ReturnType<typeof useFormatter>): string {
  const date = new Date(at);
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const today = date.toDateString() === new Date().toDateString();
  return format.dateTime(date, { timeZone, timeStyle: 'short', ...(today ? {} : { dateStyle: 'medium' }) });
}

const never = () => () => undefined;
const useMounted = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
