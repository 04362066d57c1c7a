'use client';

import { useMemo, useSyncExternalStore } from 'react';
import type { KeptDraft } from '@/lib/decks/edit/ports';
import { guestDraft, isGuestKey } from '@/lib/decks/local/shelf';

const LATER = 'kage.guest-later';

/** The deck built in this browser before signing in; null: there is none; undefined: not known yet, on the server. */
export function useGuestDeck(): KeptDraft | null | undefined {
  // The snapshot is a text, so that an unchanged deck is an unchanged snapshot.
  const stored = useSyncExternalStore(subscribe, guestText, () => undefined);
  return useMemo(() => (typeof stored === 'string' ? (guestDraft(localStorage) ?? null) : stored), [stored]);
}

/** Whether the question about it was put off in this tab. */
export function putOff(): boolean {
  try {
    return sessionStorage.getItem(LATER) !== null;
  } catch {
    return false; // storage is switched off
  }
}

export function putOffForNow(): void {
  try {
    sessionStorage.setItem(LATER, '1');
  } catch {
    // Storage is switched off: the question comes again on the next page.
  }
}

function subscribe(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => isGuestKey(event.key) && listener();
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}

function guestText(): string | null {
  try {
    const kept = guestDraft(localStorage);
    return kept ? `${kept.id} ${kept.at}` : null;
  } catch {
    return null; // storage is switched off: there is no deck in it
  }
}
