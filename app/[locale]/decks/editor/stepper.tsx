'use client';

import { useTranslations } from 'next-intl';
import type { DeckPart } from '@/lib/decks/games/parts';
import { useEditor } from './editor-context';

interface StepperProps {
  code: string;
  part: DeckPart;
  count: number;
  /** Why there may be no more, in words. */
  limit: string | undefined;
  /** Whether Tab leads to this row. */
  reachable: boolean;
}

/** One less, the count, one more. Buttons that would do nothing stay focusable and say why. */
export function Stepper({ code, part, count, limit, reachable }: StepperProps) {
  const t = useTranslations('editor.card');
  const { add, remove, label } = useEditor();
  const name = label(code);
  const tabIndex = reachable ? 0 : -1;
  const more = limit === undefined ? t('add', { name, count, part }) : t('atLimit', { name, reason: limit });
  return (
    <span className="stepper">
      <button
        type="button"
        data-control="remove"
        className="stepper-button"
        aria-label={t('remove', { name, count, part })}
        aria-disabled={count === 0}
        tabIndex={tabIndex}
        onClick={() => remove(code, part)}
      >
        <span aria-hidden="true">−</span>
      </button>
      <span className="stepper-count" data-empty={count === 0 || undefined} aria-hidden="true">
        {count}
        {limit !== undefined && count > 0 && <span className="stepper-max">{t('max')}</span>}
      </span>
      <button
        type="button"
        data-control="add"
        className="stepper-button"
        aria-label={more}
        title={limit}
        aria-disabled={limit !== undefined}
        tabIndex={tabIndex}
        onClick={() => add(code, part)}
      >
        <span aria-hidden="true">+</span>
      </button>
    </span>
  );
}
