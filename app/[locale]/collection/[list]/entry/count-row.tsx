'use client';

import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { MAX_COUNT, MAX_NOTE } from '@/lib/collection/lists';
import type { Row } from '../rows';

interface CountRowProps {
  row: Row;
  count: number;
  locale: string;
  /** Whether Tab leads to this row; undefined without a script, where it leads to all. */
  reachable: boolean | undefined;
  onStep: (printing: string, delta: number) => void;
  /** Where notes are written: a form of the list. */
  noteAction?: (printing: string, form: FormData) => Promise<void>;
}

/** A printing with one less, the count, one more. The buttons are those of a form, so they count without a script too. */
export const CountRow = memo(function CountRow({ row, count, locale, reachable, onStep, noteAction }: CountRowProps) {
  const t = useTranslations('collection.row');
  const { printing, code, rarity, name, version, note } = row;
  const called = { name: version ? `${name}, ${version}` : name, printing, count };
  const tabIndex = reachable === false ? -1 : undefined;
  const step = (delta: 1 | -1, label: string, sign: string, idle: boolean) => (
    <button
      type="submit"
      form="steps"
      name="step"
      value={`${printing}:${delta}`}
      className="stepper-button"
      aria-label={label}
      aria-disabled={idle || undefined}
      tabIndex={tabIndex}
      onClick={(event) => {
        event.preventDefault();
        onStep(printing, delta);
      }}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  );
  return (
    <li id={printing} className="count-row" data-row={printing} data-held={count > 0 || undefined}>
      <div className="count-card">
        <span className="count-name">
          {code === undefined ? (
            name
          ) : (
            <a href={`/${locale}/cards/${code}`} tabIndex={tabIndex}>
              {name}
            </a>
          )}
        </span>
        <span className="count-version">
          {version && <span>{version}</span>}
          <span className="count-code">{printing}</span>
        </span>
        {code === undefined && <span className="text-sm text-bad">{t('gone')}</span>}
        {noteAction && (
          <details className="count-note">
            <summary tabIndex={tabIndex}>{note ? <span dir="auto">{note}</span> : t('addNote')}</summary>
            <form action={noteAction.bind(null, printing)}>
              <input
                className="input"
                name="note"
                defaultValue={note}
                maxLength={MAX_NOTE}
                aria-label={t('note', called)}
              />
              <button type="submit" className="button button-small">
                {t('saveNote')}
              </button>
            </form>
          </details>
        )}
      </div>
      {rarity && <span className="count-rarity">{rarity}</span>}
      <span className="stepper">
        {step(-1, t('less', called), '−', count === 0)}
        <output className="stepper-count" data-empty={count === 0 || undefined}>
          {count}
        </output>
        {step(1, t('more', called), '+', count >= MAX_COUNT)}
      </span>
    </li>
  );
});
