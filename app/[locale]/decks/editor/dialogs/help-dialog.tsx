'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/lib/ui/button';
import { Check } from '@/lib/ui/field';
import { Dialog } from './dialog';

const KEYS = [
  ['search', ['/']],
  ['move', ['↑', '↓']],
  ['across', ['←', '→']],
  ['add', ['+']],
  ['remove', ['-']],
  ['text', ['t']],
  ['undo', ['u']],
  ['redo', ['r', 'Shift+u']],
  ['deck', ['d']],
  ['missions', ['m']],
  ['help', ['?']],
] as const;

interface HelpDialogProps {
  singleKeys: boolean;
  onSingleKeys: (on: boolean) => void;
  onClose: () => void;
}

export function HelpDialog({ singleKeys, onSingleKeys, onClose }: HelpDialogProps) {
  const t = useTranslations('editor.help');
  return (
    <Dialog title={t('title')} onClose={onClose}>
      <dl className="facts mt-3">
        {KEYS.map(([what, keys]) => (
          <div key={what} className="contents">
            <dt>
              {keys.map((key, index) => (
                <span key={key}>
                  {index > 0 && ` ${t('or')} `}
                  <kbd>{key}</kbd>
                </span>
              ))}
            </dt>
            <dd>{t(`keys.${what}`)}</dd>
          </div>
        ))}
      </dl>
      <Check className="mt-4" checked={singleKeys} onChange={(event) => onSingleKeys(event.target.checked)}>
        {t('switch')}
      </Check>
      <p className="text-sm text-soft">{t('switchHint')}</p>
      <p className="mt-3 text-sm text-soft">{t('saving')}</p>
      <div className="dialog-actions">
        <Button onClick={onClose}>{t('close')}</Button>
      </div>
    </Dialog>
  );
}
