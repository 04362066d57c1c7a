'use client';

import { useEffect, useState } from 'react';
import { personHere } from '@/lib/decks/local/copies';
import { openStorage } from '@/lib/decks/local/page-life';
import { sendLeft, type Sent } from '@/lib/decks/local/send-left';
import { deckServer } from '@/lib/decks/local/server';
import { isGone } from '@/lib/decks/local/tabs';
import type { Locale } from '@/lib/i18n/locales';
import { keptSince } from './device';

const LOCK = 'kage.send';

/**
 * Sends what was edited without a network in editors that are closed by now: as a page opens and as the network comes
 * back. What of it needs its owner is told until it is dismissed.
 */
export function useLeftEdits(locale: Locale, userId: string | null) {
  const [sent, setSent] = useState<readonly Sent[]>([]);
  useEffect(() => {
    const gone = new AbortController();
    const send = async () => {
      const storage = openStorage();
      // An editor goes on with what was left by itself: on its page nothing is taken out of its hands.
      if (!storage || !navigator.onLine || /\/decks\/(?:new|[^/]+\/edit)$/.test(location.pathname)) return;
      // A kept page was written for nobody; whether that person is still signed in, the server knows.
      const person = userId ?? (keptSince() === undefined ? null : personHere(storage));
      if (person === null) return;
      const found = await alone(() => sendLeft(storage, person, deckServer(locale), isGone));
      if (gone.signal.aborted) return;
      setSent((before) => [...before.filter(({ id }) => !found.some((one) => one.id === id)), ...found]);
    };
    void send();
    addEventListener('online', () => void send(), { signal: gone.signal });
    return () => gone.abort();
  }, [locale, userId]);
  const dismiss = (id: string) => setSent((before) => before.filter((one) => one.id !== id));
  return { sent, dismiss };
}

/** One tab sends at a time: another would send the same. */
async function alone(send: () => Promise<Sent[]>): Promise<Sent[]> {
  if (!navigator.locks) return send();
  return navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => (lock ? send() : []));
}
