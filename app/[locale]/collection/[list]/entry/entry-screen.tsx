'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useState, type KeyboardEvent } from 'react';
import type { List } from '@/lib/collection/lists';
import type { Locale } from '@/lib/i18n/locales';
import { signed } from '@/lib/ui/signed';
import type { Row } from '../rows';
import { CountRow } from './count-row';
import { EntryForm } from './entry-form';
import { SaveStatus } from './save-status';
import { useCounting } from './use-counting';

interface EntryScreenProps {
  locale: Locale;
  userId: string;
  list: List;
  set: string;
  rows: readonly Row[];
  counts: Readonly<Record<string, number>>;
  catalogueAddress: string;
  signInPath: string;
  stepAction: (form: FormData) => Promise<void>;
  entryAction: (form: FormData) => Promise<void>;
  noteAction?: (printing: string, form: FormData) => Promise<void>;
}

/** Counting on one list: a row for each printing, and the line that finds any printing. Each saves itself. */
export function EntryScreen(props: EntryScreenProps) {
  const { locale, userId, list, rows, counts, catalogueAddress, signInPath, set } = props;
  const t = useTranslations('collection.entry');
  const { counting, state } = useCounting({ locale, userId, list, counts });
  const [said, setSaid] = useState('');
  // Without a script Tab leads to all buttons; with it to those of one row, and the arrows lead on from there.
  const [active, setActive] = useState<string>();

  const { change } = counting;
  const onStep = useCallback((printing: string, delta: number) => void change(printing, delta), [change]);

  function onEnter(printing: string, count: number, title: string) {
    const now = change(printing, count);
    setSaid(t('entered', { change: signed(count), title, printing, now }));
  }

  function undo() {
    const taken = counting.undo();
    if (taken) setSaid(t('undone', { change: signed(taken.delta), printing: taken.printing }));
  }

  function onKeyDown(event: KeyboardEvent<HTMLUListElement>) {
    const { target } = event;
    if (!(target instanceof HTMLElement) || target instanceof HTMLInputElement || event.ctrlKey || event.metaKey)
      return;
    const row = target.closest<HTMLElement>('[data-row]');
    const printing = row?.dataset.row;
    if (!row || printing === undefined) return;
    const delta = { '+': 1, '=': 1, '-': -1 }[event.key];
    const to = { ArrowDown: row.nextElementSibling, ArrowUp: row.previousElementSibling }[event.key];
    if (delta !== undefined) onStep(printing, delta);
    else if (to instanceof HTMLElement) to.querySelector<HTMLElement>('.stepper-button:last-child')?.focus();
    else return;
    event.preventDefault();
  }

  const last = state.entered.at(-1);
  const one = rows.some(({ printing }) => printing === active) ? active : undefined;
  return (
    <>
      <form id="steps" action={props.stepAction} />
      <ul
        className="count-rows"
        aria-label={t('rows')}
        onKeyDown={onKeyDown}
        onFocus={(event) => setActive(event.target.closest<HTMLElement>('[data-row]')?.dataset.row)}
      >
        {rows.map((row) => (
          <CountRow
            key={row.printing}
            row={row}
            count={state.counts.get(row.printing) ?? 0}
            locale={locale}
            reachable={one === undefined ? undefined : row.printing === one}
            onStep={onStep}
            noteAction={props.noteAction}
          />
        ))}
      </ul>
      <div className="entry-bar" id="entry">
        <div className="entry-state">
          <SaveStatus save={state.save} unkept={state.unkept} signInPath={signInPath} />
          <p role="status" className="entry-said">
            {said}
          </p>
          {last && (
            <button type="button" className="button button-small" onClick={undo}>
              {t('undo')}
            </button>
          )}
        </div>
        <EntryForm
          locale={locale}
          catalogueAddress={catalogueAddress}
          set={set}
          counts={state.counts}
          onEnter={onEnter}
          action={props.entryAction}
        />
      </div>
    </>
  );
}
