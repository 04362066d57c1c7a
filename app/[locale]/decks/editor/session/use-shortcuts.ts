'use client';

import { useCallback, useEffect, useSyncExternalStore } from 'react';

const KEY = 'kage.shortcuts';
const changed = new EventTarget();

function subscribe(listener: () => void): () => void {
  changed.addEventListener('change', listener);
  addEventListener('storage', listener);
  return () => {
    changed.removeEventListener('change', listener);
    removeEventListener('storage', listener);
  };
}

function read(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

/** Whether keys pressed alone do something, and the switch for it. Remembered on this device. */
export function useSingleKeys(): [boolean, (on: boolean) => void] {
  const on = useSyncExternalStore(subscribe, read, () => true);
  const set = useCallback((next: boolean) => {
    try {
      localStorage.setItem(KEY, next ? 'on' : 'off');
    } catch {
      // Storage is switched off: the choice cannot be kept.
    }
    changed.dispatchEvent(new Event('change'));
  }, []);
  return [on, set];
}

/** What a key is taken for: `u`, `shift+u`, `mod+z` (Ctrl or ⌘), `mod+shift+z`. */
export type Shortcuts = Readonly<Record<string, (target: HTMLElement) => void>>;

/**
 * Listens on the whole page. A key alone counts only when that is switched on and never while somebody types; with
 * Ctrl or ⌘ it is left to a text field too, which has an undo of its own. An open dialog keeps its keys for itself.
 */
export function useShortcuts(shortcuts: Shortcuts, singleKeys: boolean): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { target } = event;
      if (event.defaultPrevented || event.isComposing || event.altKey || !(target instanceof HTMLElement)) return;
      if (target.closest('input, textarea, select, [contenteditable]') || document.querySelector('dialog[open]'))
        return;
      const modified = event.ctrlKey || event.metaKey;
      if (!modified && !singleKeys) return;
      const key = event.key.toLowerCase();
      // Where a character needs Shift (`?`, and `+` on most keyboards), Shift is part of it.
      const shift = event.shiftKey && /^\p{L}$/u.test(key);
      const run = shortcuts[`${modified ? 'mod+' : ''}${shift ? 'shift+' : ''}${key}`];
      if (!run) return;
      event.preventDefault();
      run(target);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [shortcuts, singleKeys]);
}
