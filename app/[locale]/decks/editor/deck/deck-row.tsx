'use client';

import { useTranslations } from 'next-intl';
import { memo } from 'react';
import type { DeckPart } from '@/lib/rules/mythos/deck/format';
import { CardTitle } from '../card-title';
import { homeOf, useEditor } from '../editor-context';
import { Stepper } from '../stepper';
import { rowKey } from './groups';

interface DeckRowProps {
  code: string;
  part: DeckPart;
  count: number;
  limit: string | undefined;
  marks: readonly string[] | undefined;
  reachable: boolean;
}

export const DeckRow = memo(function DeckRow({ code, part, count, limit, marks, reachable }: DeckRowProps) {
  const t = useTranslations('editor.card');
  const { cards, label, move } = useEditor();
  const card = cards.get(code);
  const home = card ? homeOf(card) : 'main';
  const target: DeckPart = part === home ? 'maybe' : home;
  const name = label(code);
  const action = target === 'maybe' ? t('toMaybe', { name }) : t('toDeck', { name });
  return (
    <li
      className="editor-row"
      data-row={rowKey(part, code)}
      data-code={code}
      data-part={part}
      data-wrong={marks ? true : undefined}
    >
      <CardTitle code={code} card={card} reachable={reachable}>
        {marks?.map((mark) => (
          <span key={mark} className="row-mark">
            <span aria-hidden="true">✕ </span>
            {mark}
          </span>
        ))}
      </CardTitle>
      <button
        type="button"
        data-control="move"
        className="row-move"
        aria-label={action}
        title={action}
        tabIndex={reachable ? 0 : -1}
        onClick={() => move(code, part, target)}
      >
        <span aria-hidden="true">{target === 'maybe' ? '⤓' : '⤒'}</span>
      </button>
      <Stepper code={code} part={part} count={count} limit={limit} reachable={reachable} />
    </li>
  );
});
