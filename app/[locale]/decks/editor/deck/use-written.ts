'use client';

import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { keepWritten, writtenKey, writtenText, type WrittenText } from '@/lib/decks/local/written';
import { useEditor } from '../editor-context';

/**
 * The deck's text as it is being written, as long as it is neither applied nor discarded: over looks at other views and
 * over reloads. When a new deck gets its address, its text goes along.
 */
export function useWritten(): [WrittenText | undefined, (next: WrittenText | undefined) => void] {
  const { session, userId } = useEditor();
  const keyNow = () => writtenKey(userId, session.getState());
  const key = useSyncExternalStore(session.subscribe, keyNow, keyNow);
  const [held, setHeld] = useState(() => ({ key, written: read(key) }));
  if (held.key !== key) setHeld({ key, written: held.written ?? read(key) });

  const before = useRef(key);
  useEffect(() => {
    if (before.current === key) return;
    keep(before.current, undefined);
    before.current = key;
    if (held.key === key && held.written) keep(key, held.written);
  }, [key, held]);

  const set = useCallback(
    (written: WrittenText | undefined) => {
      setHeld({ key, written });
      // Who has signed out leaves nothing behind.
      if (session.getState().save.kind !== 'signed-out') keep(key, written);
    },
    [key, session],
  );
  return [held.written, set];
}

function read(key: string): WrittenText | undefined {
  try {
    return writtenText(localStorage, key);
  } catch {
    return undefined; // on the server, or storage is switched off
  }
}

function keep(key: string, written: WrittenText | undefined): void {
  try {
    keepWritten(localStorage, key, written);
  } catch {
    // Storage is switched off: it lives as long as the page.
  }
}
