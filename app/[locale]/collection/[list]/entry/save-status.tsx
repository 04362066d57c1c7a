'use client';

import { useTranslations } from 'next-intl';
import type { CountingState } from '@/lib/collection/entry/counting';

interface SaveStatusProps extends Pick<CountingState, 'save' | 'unkept'> {
  /** Where to sign in and come back to this page. */
  signInPath: string;
}

/** Whether what was counted is safe, where, and what to do when it is not on the server. */
export function SaveStatus({ save, unkept, signInPath }: SaveStatusProps) {
  const t = useTranslations('collection.save');
  // What goes by itself is not read out each time; what needs the person is, by a region that is there from the first.
  const needsAttention = !['saved', 'saving'].includes(save.kind);
  return (
    <div className="entry-save" data-kind={save.kind}>
      {!needsAttention && <span>{t(save.kind)}</span>}
      <span aria-live="polite">
        {save.kind === 'refused' && t('refused', { detail: save.detail })}
        {save.kind === 'unknown' && t('unknown', { printings: save.printings.join(', ') })}
        {needsAttention && save.kind !== 'refused' && save.kind !== 'unknown' && t(save.kind)}
      </span>
      {save.kind === 'signed-out' && (
        <a className="link" href={signInPath}>
          {t('signIn')}
        </a>
      )}
      {unkept && save.kind !== 'saved' && (
        <p role="alert" className="text-bad">
          {t('unkept')}
        </p>
      )}
    </div>
  );
}
