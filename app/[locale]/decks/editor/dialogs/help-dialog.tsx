'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/lib/ui/controls/button';
import { Check } from '@/lib/ui/controls/field';
import { Dialog } from '@/lib/ui/controls/dialog';
import { useEditor } from '../editor-context';

const KEYS = [
  ['search', ['/']],
  ['deck', ['d']],
  ['missions', ['m']],
  ['maybe', ['b']],
  ['notes', ['n']],
  ['move', ['↑', '↓']],
  ['across', ['←', '→']],
  ['add', ['+']],
  ['remove', ['-']],
  ['copies', ['0', '1', '2']],
  ['aside', ['x']],
  ['options', ['o']],
  ['text', ['t']],
  ['undo', ['u']],
  ['redo', ['r', 'Shift+u']],
  ['version', ['s']],
  ['help', ['?']],
] as const;

interface HelpDialogProps {
  singleKeys: boolean;
  onSingleKeys: (on: boolean) => void;
  onClose: () => void;
}

export function HelpDialog({ singleKeys, onSingleKeys, onClose }: HelpDialogProps) {
  const t = useTranslations('editor.help');
  const { game } = useEditor();
  // The older game has its missions among the other cards: there is nowhere to go to.
  const shown = KEYS.filter(([what]) => what !== 'missions' || game.parts.includes('missions'));
  return (
    <Dialog title={t('title')} onClose={onClose}>
      <dl className="facts keys mt-3">
        {shown.map(([what, keys]) => (
          <div key={what} className="contents">
            <dt>
              {keys.map((key, index) => (
                <span key={key}>
                  {index > 0 && (what === 'copies' ? ' ' : ` ${t('or')} `)}
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
      <p className="mt-3 text-sm text-soft">{t('otherWays')}</p>
      <p className="mt-3 text-sm text-soft">{t('saving')}</p>
      <div className="dialog-actions">
        <Button onClick={onClose}>{t('close')}</Button>
      </div>
    </Dialog>
  );
}
