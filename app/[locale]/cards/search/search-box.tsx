'use client';

import { type KeyboardEvent, useRef, useState } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import type { Suggestion } from './suggest';

interface SearchBoxProps {
  /** Id of the form it belongs to. */
  form: string;
  locale: Locale;
  defaultValue: string;
  placeholder: string;
  maxLength: number;
  /** Id of what says what is wrong with the text. */
  invalid?: string;
  words: { options: string };
}

const LIST_ID = 'q-options';

/**
 * The box a query is typed into. It is a plain field; once it is entered, what suggests how to go on is loaded, and the
 * arrow keys choose among that. Nothing is chosen unless somebody chooses: Enter alone asks what stands there.
 */
export function SearchBox({ form, locale, defaultValue, placeholder, maxLength, invalid, words }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const turn = useRef(0);
  const [options, setOptions] = useState<readonly Suggestion[]>([]);
  const [active, setActive] = useState(-1);
  const open = options.length > 0;

  function close() {
    turn.current += 1;
    setOptions([]);
    setActive(-1);
  }

  async function look() {
    const mine = ++turn.current;
    const { suggest } = await import('./suggest');
    setActive(-1);
    const caret = input.current?.selectionStart ?? 0;
    // Fields and values are known at once, names come from the server a moment later.
    await suggest(input.current?.value.slice(0, caret) ?? '', locale, (found) => {
      if (mine !== turn.current) return;
      setOptions(found);
    });
  }

  function choose({ from, insert, whole }: Suggestion) {
    const field = input.current;
    if (!field) return;
    const caret = field.selectionStart ?? field.value.length;
    const before = field.value.slice(0, from) + insert + (whole ? ' ' : '');
    field.value = before + field.value.slice(caret).trimStart();
    field.setSelectionRange(before.length, before.length);
    close();
    // The form listens to what is typed, and this is typed for somebody.
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.focus();
    if (!whole) void look();
  }

  function keys(event: KeyboardEvent) {
    if (!open) {
      if (event.key === 'ArrowDown') void look();
      return;
    }
    const chosen = options[active];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      // One place more than there are options: the text itself.
      setActive((at) => ((at + 1 + step + options.length + 1) % (options.length + 1)) - 1);
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      choose(chosen);
    } else if (event.key === 'Enter' || event.key === 'Tab') {
      close();
    } else if (event.key === 'Escape') {
      event.preventDefault();
      close();
    }
  }

  return (
    <div className="search-box">
      <input
        ref={input}
        id="q"
        form={form}
        type="search"
        name="q"
        className="input"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={open ? LIST_ID : undefined}
        aria-activedescendant={active >= 0 ? `${LIST_ID}-${active}` : undefined}
        aria-invalid={invalid ? true : undefined}
        aria-describedby={invalid}
        defaultValue={defaultValue}
        placeholder={placeholder}
        maxLength={maxLength}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        onInput={(event) => event.isTrusted && void look()}
        onKeyDown={keys}
        onFocus={() => void import('./suggest')}
        onBlur={close}
      />
      {open && (
        <ul id={LIST_ID} role="listbox" aria-label={words.options} className="search-options">
          {options.map((option, index) => (
            <li
              key={option.insert}
              id={`${LIST_ID}-${index}`}
              role="option"
              aria-selected={index === active}
              // Pressed and not clicked: a click would first take the focus, and with it the list, away.
              onPointerDown={(event) => {
                event.preventDefault();
                choose(option);
              }}
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
