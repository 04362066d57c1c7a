'use client';

import { type KeyboardEvent, useRef, useState } from 'react';
import type { GameId } from '@/lib/catalogue/games';
import type { Locale } from '@/lib/i18n/locales';
import { loadCombobox, useCombobox } from '@/lib/ui/search/use-combobox';
import { putIn } from './put-in';
import type { Suggestion } from './suggest';

interface SearchBoxProps {
  game: GameId;
  id?: string;
  /** Id of the form it belongs to; left out: the one around it. */
  form?: string;
  locale: Locale;
  defaultValue: string;
  placeholder: string;
  maxLength: number;
  /** Id of what says what is wrong with the text. */
  invalid?: string;
  /** Id of what says what may be typed. */
  hint?: string;
  words: { options: string };
}

/**
 * The box a query is typed into. It is a plain field; once it is entered, what suggests how to go on is loaded, and the
 * arrow keys choose among that. Nothing is chosen unless somebody chooses: Enter alone asks what stands there.
 */
export function SearchBox({
  game,
  id = 'q',
  form,
  locale,
  defaultValue,
  placeholder,
  maxLength,
  invalid,
  hint,
  words,
}: SearchBoxProps) {
  const listId = `${id}-options`;
  const input = useRef<HTMLInputElement>(null);
  const turn = useRef(0);
  const [options, setOptions] = useState<readonly Suggestion[]>([]);
  const list = useRef<HTMLUListElement>(null);
  const open = options.length > 0;
  useCombobox({ input, list, options });

  function close() {
    turn.current += 1;
    setOptions([]);
  }

  async function look() {
    const mine = ++turn.current;
    const { suggest } = await import('./suggest');
    const caret = input.current?.selectionStart ?? 0;
    // Fields and values are known at once, names come from the server a moment later.
    await suggest(input.current?.value.slice(0, caret) ?? '', { locale, game }, (found) => {
      if (mine !== turn.current) return;
      setOptions(found);
    });
  }

  function choose(suggestion: Suggestion) {
    const field = input.current;
    if (!field) return;
    const { text, caret } = putIn(field.value, field.selectionStart ?? field.value.length, suggestion);
    field.value = text;
    field.setSelectionRange(caret, caret);
    close();
    // The form listens to what is typed, and this is typed for somebody.
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.focus();
    if (!suggestion.whole) void look();
  }

  function keys(event: KeyboardEvent) {
    if (!open) {
      if (event.key === 'ArrowDown') void look();
      return;
    }
    if (event.key === 'Escape') event.preventDefault();
    // What Enter chose is chosen already.
    if (event.key === 'Escape' || event.key === 'Tab' || (event.key === 'Enter' && !event.isDefaultPrevented()))
      close();
  }

  return (
    <div className="search-box">
      <input
        ref={input}
        id={id}
        form={form}
        type="search"
        name="q"
        className="input"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={false}
        aria-controls={open ? listId : undefined}
        aria-invalid={invalid ? true : undefined}
        aria-describedby={invalid ?? hint}
        defaultValue={defaultValue}
        placeholder={placeholder}
        maxLength={maxLength}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        onInput={(event) => event.isTrusted && void look()}
        onKeyDown={keys}
        onFocus={() => void Promise.all([import('./suggest'), loadCombobox()])}
        onBlur={close}
      />
      {open && (
        <ul ref={list} id={listId} role="listbox" aria-label={words.options} className="search-options">
          {options.map((option, index) => (
            <li
              key={option.insert}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={false}
              // A press must not take the focus, and with it the list, away.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(option)}
            >
              <span>{option.label}</span>
              {option.detail && <span className="search-option-detail">{option.detail}</span>}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
