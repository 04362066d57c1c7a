'use client';

import { useTranslations } from 'next-intl';
import { useMemo, useState, type ReactNode } from 'react';
import { difference, type CardDifference } from '@/lib/decks/edit/difference';
import type { DeckDraft, DraftFields } from '@/lib/decks/edit/draft';
import { cardKey, merge, proposedPicks, type Picks, type Side } from '@/lib/decks/edit/merge';
import type { ServerDeck } from '@/lib/decks/edit/ports';
import type { Choice } from '@/lib/decks/edit/session/session-state';
import { MAX_NAME } from '@/lib/decks/limits';
import { FORMATS as CCG } from '@/lib/rules/ccg/deck/format';
import { FORMATS as MYTHOS } from '@/lib/rules/mythos/deck/format';
import { Button } from '@/lib/ui/controls/button';
import { TableHead } from '@/lib/ui/list/table-head';
import { useEditor } from '../editor-context';
import { Dialog } from '@/lib/ui/controls/dialog';

interface ConflictDialogProps {
  mine: DeckDraft;
  theirs: ServerDeck;
  /** What both sides began from, where that is known. */
  basis: DeckDraft | undefined;
  onChoice: (choice: Choice) => void;
  onLater: () => void;
}

const SIDES = ['mine', 'theirs'] as const satisfies readonly Side[];

/** Both sides of a conflict by card and field, to be made one point by point, or taken whole. */
export function ConflictDialog({ mine, theirs, basis, onChoice, onLater }: ConflictDialogProps) {
  const t = useTranslations('editor.conflict');
  const tEditor = useTranslations('editor');
  const tVisibility = useTranslations('decks.visibility');
  const { label } = useEditor();
  const points = useMemo(() => difference(mine, theirs.draft), [mine, theirs]);
  const { cards, fields } = points;
  const proposal = useMemo(() => proposedPicks(points, basis), [points, basis]);
  const [chosen, setChosen] = useState<Picks>({});
  const picks = { ...proposal, ...chosen };

  const valueInWords = (field: keyof DraftFields, value: string): string => {
    if (field === 'visibility') return tVisibility(value as DraftFields['visibility']);
    const format = field === 'format' ? [...MYTHOS, ...CCG].find(({ id }) => id === value) : undefined;
    return format ? tEditor(`format.${format.id}`) : value;
  };
  const copyName = () => {
    const name = mine.name || tEditor('untitled');
    const whole = t('copyName', { name });
    return whole.length <= MAX_NAME
      ? whole
      : t('copyName', { name: name.slice(0, MAX_NAME - (whole.length - name.length)) });
  };
  const sides = (key: string, what: string, value: (side: Side) => ReactNode) =>
    SIDES.map((side) => (
      <td key={side} className="pick-cell">
        <label className="pick">
          <input
            type="radio"
            name={`pick ${key}`}
            aria-label={`${what}: ${t(side)}`}
            checked={picks[key] === side}
            onChange={() => setChosen({ ...chosen, [key]: side })}
          />
          <span dir="auto" className="break-words">
            {value(side)}
          </span>
        </label>
      </td>
    ));

  return (
    <Dialog title={t('title')} text={t('text')} onClose={onLater}>
      {cards.length + fields.length === 0 ? (
        <p className="mt-3">{t('same')}</p>
      ) : (
        <>
          <p className="mt-2 text-sm text-soft">{t(basis ? 'proposal' : 'pickEach')}</p>
          <div className="mt-3 max-h-[40dvh] overflow-auto" tabIndex={0} role="group" aria-label={t('differences')}>
            <table className="table">
              <caption className="sr-only">{t('differences')}</caption>
              <TableHead words={[t('card'), t('mine'), t('theirs')]} />
              <tbody>
                {fields.map(({ field, ...values }) => (
                  <tr key={field}>
                    <th scope="row" className="border-b border-line text-base font-normal">
                      {tEditor(`fields.${field}`)}
                    </th>
                    {sides(field, tEditor(`fields.${field}`), (side) => valueInWords(field, values[side]))}
                  </tr>
                ))}
                {cards.map((row) => (
                  <tr key={cardKey(row)}>
                    <th scope="row" className="border-b border-line text-base font-normal">
                      {label(row.card)}{' '}
                      <span className="text-sm text-soft">
                        {row.card} · {t(`part.${row.part}`)}
                      </span>
                    </th>
                    {sides(cardKey(row), label(row.card), (side) => copiesOf(row, side))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
      <div className="dialog-actions">
        <Button
          variant="primary"
          onClick={() => onChoice({ keep: 'merged', draft: merge(mine, theirs.draft, points, picks) })}
        >
          {t('merge')}
        </Button>
        <Button onClick={() => onChoice({ keep: 'both', name: copyName() })}>{t('keepBoth')}</Button>
        <Button onClick={() => onChoice({ keep: 'mine' })}>{t('keepMine')}</Button>
        <Button onClick={() => onChoice({ keep: 'theirs' })}>{t('takeTheirs')}</Button>
        <Button variant="ghost" onClick={onLater}>
          {t('later')}
        </Button>
      </div>
    </Dialog>
  );
}

/** The copies of one side, with the artwork where that is what the sides disagree about. */
function copiesOf({ printings, ...counts }: CardDifference, side: Side): string {
  return printings ? `${counts[side]} · ${printings[side] ?? '–'}` : String(counts[side]);
}
