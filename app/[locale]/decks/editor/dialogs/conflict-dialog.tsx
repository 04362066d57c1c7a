'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { difference } from '@/lib/decks/edit/difference';
import type { DeckDraft, DraftFields } from '@/lib/decks/edit/draft';
import type { ServerDeck } from '@/lib/decks/edit/ports';
import type { Choice } from '@/lib/decks/edit/session-state';
import { MAX_NAME } from '@/lib/decks/limits';
import { FORMATS } from '@/lib/rules/mythos/deck/format';
import { Button } from '@/lib/ui/button';
import { useEditor } from '../editor-context';
import { Dialog } from './dialog';

interface ConflictDialogProps {
  mine: DeckDraft;
  theirs: ServerDeck;
  onChoice: (choice: Choice) => void;
  onLater: () => void;
}

/** Both sides of a conflict by card and field, and what can become of them. */
export function ConflictDialog({ mine, theirs, onChoice, onLater }: ConflictDialogProps) {
  const t = useTranslations('editor.conflict');
  const tEditor = useTranslations('editor');
  const tVisibility = useTranslations('decks.visibility');
  const { label } = useEditor();
  const { cards, fields } = useMemo(() => difference(mine, theirs.draft), [mine, theirs]);
  const valueInWords = (field: keyof DraftFields, value: string): string => {
    if (field === 'visibility') return tVisibility(value as DraftFields['visibility']);
    const format = field === 'format' ? FORMATS.find(({ id }) => id === value) : undefined;
    return format ? tEditor(`format.${format.id}`) : value;
  };
  const copyName = () => {
    const name = mine.name || tEditor('untitled');
    const whole = t('copyName', { name });
    return whole.length <= MAX_NAME
      ? whole
      : t('copyName', { name: name.slice(0, MAX_NAME - (whole.length - name.length)) });
  };

  return (
    <Dialog title={t('title')} text={t('text')} onClose={onLater}>
      {cards.length + fields.length === 0 ? (
        <p className="mt-3">{t('same')}</p>
      ) : (
        <div className="mt-3 max-h-[40dvh] overflow-auto" tabIndex={0} role="group" aria-label={t('differences')}>
          <table className="table">
            <caption className="sr-only">{t('differences')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('card')}</th>
                <th scope="col">{t('mine')}</th>
                <th scope="col">{t('theirs')}</th>
              </tr>
            </thead>
            <tbody>
              {fields.map(({ field, ...sides }) => (
                <tr key={field}>
                  <th scope="row" className="border-b border-line text-base font-normal">
                    {tEditor(`fields.${field}`)}
                  </th>
                  {([sides.mine, sides.theirs] as const).map((value, side) => (
                    <td key={side} dir="auto" className="break-words">
                      {valueInWords(field, value)}
                    </td>
                  ))}
                </tr>
              ))}
              {cards.map(({ card, part, ...sides }) => (
                <tr key={`${part} ${card}`}>
                  <th scope="row" className="border-b border-line text-base font-normal">
                    {label(card)}{' '}
                    <span className="text-sm text-soft">
                      {card} · {t(`part.${part}`)}
                    </span>
                  </th>
                  <td className="number">{sides.mine}</td>
                  <td className="number">{sides.theirs}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <div className="dialog-actions">
        <Button variant="primary" onClick={() => onChoice({ keep: 'both', name: copyName() })}>
          {t('keepBoth')}
        </Button>
        <Button onClick={() => onChoice({ keep: 'mine' })}>{t('keepMine')}</Button>
        <Button onClick={() => onChoice({ keep: 'theirs' })}>{t('takeTheirs')}</Button>
        <Button variant="ghost" onClick={onLater}>
          {t('later')}
        </Button>
      </div>
    </Dialog>
  );
}
