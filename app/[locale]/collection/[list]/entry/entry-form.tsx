'use client';

import { useTranslations } from 'next-intl';
import { useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { entryCatalogue } from '@/lib/collection/entry/catalogue';
import { MAX_ENTRY, readEntry, type EntryReading } from '@/lib/collection/entry/entry-line';
import { spokenTitle } from '@/lib/decks/cards/title';
import type { SnapshotCard } from '@/lib/catalogue/snapshot';
import type { Locale } from '@/lib/i18n/locales';
import { signed } from '@/lib/ui/signed';
import { loadCombobox, useCombobox } from '@/lib/ui/search/use-combobox';
import { useCatalogue } from '../../../decks/editor/session/use-catalogue';

interface EntryFormProps {
  locale: Locale;
  catalogueAddress: string;
  /** Code of the set that a bare number belongs to. */
  set: string;
  counts: ReadonlyMap<string, number>;
  /** Counts, and says so. */
  onEnter: (printing: string, count: number, title: string) => void;
  /** Counts on the server, without a script or while the cards are on their way. */
  action: (form: FormData) => Promise<void>;
}

const NOTHING: EntryReading = { count: 1, printings: [], sure: false };

/** The line of quick entry: what it may mean stands above it as one types, Enter counts it, and the line is free again. */
export function EntryForm({ locale, catalogueAddress, set, counts, onEnter, action }: EntryFormProps) {
  const t = useTranslations('collection.entry');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [line, setLine] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const [refused, setRefused] = useState(false);
  const state = useCatalogue<SnapshotCard>(catalogueAddress);
  const there = state.kind === 'there' ? state : undefined;
  const catalogue = useMemo(() => there && entryCatalogue(there.snapshot, locale, there.index), [there, locale]);
  const { printings, count } = useMemo(
    () => (catalogue && line.trim() ? readEntry(line, catalogue, set) : NOTHING),
    [catalogue, line, set],
  );
  useCombobox({ input, list, options: printings, first: true });

  const titleOf = (printing: string): string => {
    const card = there?.snapshot.cards.find((one) => one.printings.some((own) => own.id === printing));
    return card ? spokenTitle(card, locale) : printing;
  };

  function type(text: string) {
    setLine(text);
    setRefused(false);
  }

  function take(printing: string) {
    onEnter(printing, count, titleOf(printing));
    type('');
    input.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !line) return;
    event.preventDefault();
    type('');
  }

  return (
    <form
      className="entry-form"
      action={action}
      onSubmit={(event) => {
        if (!catalogue) return;
        event.preventDefault();
        const [chosen] = printings;
        if (chosen !== undefined) take(chosen);
        else if (line.trim()) setRefused(true);
      }}
    >
      {printings.length > 0 && (
        <ul ref={list} id={`${id}-list`} role="listbox" aria-label={t('choices')} className="entry-choices">
          {printings.map((printing, index) => (
            <li
              key={printing}
              id={`${id}-${index}`}
              role="option"
              aria-selected={false}
              className="entry-choice"
              // A press must not take the focus out of the line: on a phone the keyboard would go.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => take(printing)}
            >
              <span className="min-w-0 flex-1">
                {titleOf(printing)} <span className="count-code">{printing}</span>
              </span>
              <span className="entry-choice-count">
                {t('preview', { change: signed(count), now: counts.get(printing) ?? 0 })}
              </span>
            </li>
          ))}
        </ul>
      )}
      {refused && (
        <p role="alert" className="field-error px-1">
          {t('nothing', { text: line })}
        </p>
      )}
      <div className="flex gap-2">
        <label htmlFor={`${id}-line`} className="sr-only">
          {t('label')}
        </label>
        <input
          ref={input}
          id={`${id}-line`}
          className="input"
          name="entry"
          value={line}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={false}
          aria-controls={printings.length > 0 ? `${id}-list` : undefined}
          onFocus={() => void loadCombobox()}
          aria-describedby={`${id}-hint`}
          placeholder={t('placeholder')}
          maxLength={MAX_ENTRY}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="done"
          data-entry-line
        />
        <button type="submit" className="button button-primary">
          {t('add')}
        </button>
      </div>
      <p id={`${id}-hint`} className="field-hint">
        {t('hint')}
      </p>
    </form>
  );
}
