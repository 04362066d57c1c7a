import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { MOST } from '@/lib/rules/ccg/cards/schema';
import { Button } from '@/lib/ui/controls/button';
import { Check, TextArea } from '@/lib/ui/controls/field';
import type { EffectRow } from './own-card-form';

interface OwnCardEffectsProps {
  rows: readonly EffectRow[];
  /** Fields that are none of a card: `effect-0` is the first row. */
  wrong: ReadonlySet<string>;
  onChange: (rows: readonly EffectRow[]) => void;
}

/** The effects of a ninja, a row each with its own Valid. */
export function OwnCardEffects({ rows, wrong, onChange }: OwnCardEffectsProps) {
  const t = useTranslations('editor.own');
  const fields = useRef<HTMLDivElement>(null);
  // The button that was pressed may be gone afterwards: whoever types goes on in the last row.
  const changeRows = (after: readonly EffectRow[]) => {
    flushSync(() => onChange(after));
    Array.from(fields.current?.querySelectorAll('textarea') ?? [])
      .at(-1)
      ?.focus();
  };
  const change = (key: number, to: Partial<EffectRow>) =>
    onChange(rows.map((row) => (row.key === key ? { ...row, ...to } : row)));

  return (
    <div ref={fields} className="grid gap-3">
      {rows.map((row, index) => {
        const label = t('fields.effect', { number: index + 1 });
        return (
          <div key={row.key} role="group" aria-label={label}>
            <TextArea
              id={`own-effect-${row.key}`}
              label={label}
              rows={2}
              maxLength={1000}
              dir="auto"
              value={row.text}
              error={wrong.has(`effect-${index}`) ? t('wrong.signs') : undefined}
              onChange={(event) => change(row.key, { text: event.target.value })}
            />
            <Check checked={row.valid} onChange={() => change(row.key, { valid: !row.valid })}>
              {t('fields.valid')}
            </Check>
            {rows.length > 1 && (
              <Button small onClick={() => changeRows(rows.filter(({ key }) => key !== row.key))}>
                {t('removeEffect', { number: index + 1 })}
              </Button>
            )}
          </div>
        );
      })}
      {rows.length < MOST.effects && (
        <Button
          className="justify-self-start"
          onClick={() => {
            const key = Math.max(-1, ...rows.map((row) => row.key)) + 1;
            changeRows([...rows, { key, text: '', valid: false }]);
          }}
        >
          {t('addEffect')}
        </Button>
      )}
    </div>
  );
}
