'use client';

import { type RefObject, useEffect, useRef } from 'react';

interface ComboboxParts {
  input: RefObject<HTMLInputElement | null>;
  /** Its `role="option"`s are chosen by a click, also where a key chose them. Only in the page while there are any. */
  list: RefObject<HTMLElement | null>;
  /** What is offered; empty: nothing is open. Another value is another offer. */
  options: readonly unknown[];
  /** Whether the first is chosen until another is: where Enter is meant to take one. */
  first?: boolean;
}

/** For fields that are about to be typed in, so that the first arrow key finds it there. */
export const loadCombobox = () => import('@github/combobox-nav');

/**
 * Ties what is offered to the field it is offered for: arrow keys, Enter, Escape, and what screen readers are told of
 * it (`aria-activedescendant`, `aria-selected`, `aria-expanded`, which React must therefore leave alone). The field
 * keeps the focus all the while. Without a script it is a plain field.
 */
export function useCombobox({ input, list, options, first = false }: ComboboxParts): void {
  const box = useRef<InstanceType<Awaited<ReturnType<typeof loadCombobox>>['default']>>(undefined);
  const open = options.length > 0;

  useEffect(() => {
    if (!open) return;
    let closed = false;
    void loadCombobox().then(({ default: Combobox }) => {
      if (closed || !input.current || !list.current) return;
      box.current = new Combobox(input.current, list.current, {
        // Tab leads on to the next field, as it does everywhere.
        tabInsertsSuggestions: false,
        firstOptionSelectionMode: first ? 'selected' : 'none',
      });
      box.current.start();
    });
    return () => {
      closed = true;
      box.current?.stop();
      box.current = undefined;
    };
  }, [open, input, list, first]);

  // What was chosen may not be offered any more.
  useEffect(() => {
    if (!list.current?.querySelector('[aria-selected="true"]')) box.current?.resetSelection();
  }, [options, list]);
}
