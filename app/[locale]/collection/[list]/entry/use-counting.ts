'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { Counting, type CountingState } from '@/lib/collection/entry/counting';
import { batchShelf, claimBatch, forgetBatches, leftBatches } from '@/lib/collection/entry/device';
import type { BatchShelf } from '@/lib/collection/entry/ports';
import { collectionServer } from '@/lib/collection/entry/server';
import type { List } from '@/lib/collection/lists';
import type { Keep } from '@/lib/decks/local/shelf';
import { isGone, thisTab } from '@/lib/decks/local/tabs';
import { uuid } from '@/lib/decks/local/uuid';

interface CountingStart {
  locale: string;
  userId: string;
  list: List;
  /** Counts by printing, as the page brought them. */
  counts: Readonly<Record<string, number>>;
}

/** Counting bound to this browser: its storage, its network, its other tabs. What it began from does not change any more. */
export function useCounting(start: CountingStart): { counting: Counting; state: CountingState } {
  const [browser] = useState(() => new BrowserCounting(start));
  const { counting } = browser;
  const state = useSyncExternalStore(counting.subscribe, counting.getState, counting.getState);
  useEffect(() => browser.begin(), [browser]);
  // A form that counted on the server, before this script was ready, brings the page with new counts.
  const { counts } = start;
  useEffect(() => counting.seen(Object.entries(counts)), [counting, counts]);
  return { counting, state };
}

class BrowserCounting {
  readonly counting: Counting;
  readonly #userId: string;
  /** There once the page is in the browser. */
  #shelf: BatchShelf | undefined;

  constructor({ locale, userId, list, counts }: CountingStart) {
    this.#userId = userId;
    this.counting = new Counting(
      {
        server: collectionServer(locale),
        shelf: { keep: (batch) => this.#shelf?.keep(batch) ?? false, drop: (id) => this.#shelf?.drop(id) },
        clock: {
          now: () => Date.now(),
          later: (ms, callback) => {
            const timer = setTimeout(callback, ms);
            return () => clearTimeout(timer);
          },
        },
        newId: uuid,
      },
      list,
      Object.entries(counts),
    );
  }

  begin(): () => void {
    const { counting } = this;
    const gone = new AbortController();
    const { signal } = gone;
    counting.open();
    void this.#recover();
    addEventListener('online', () => counting.wake(), { signal });
    addEventListener('pagehide', () => counting.flush(), { signal });
    document.addEventListener(
      'visibilitychange',
      () => (document.visibilityState === 'visible' ? counting.wake() : counting.flush()),
      { signal },
    );
    addEventListener(
      'beforeunload',
      (event) => {
        const { save, unkept } = counting.getState();
        // The only case in which leaving loses something: neither the device nor the server has it.
        if (unkept && save.kind !== 'saved') event.preventDefault();
      },
      { signal },
    );
    return () => {
      gone.abort();
      counting.flush();
      counting.close();
    };
  }

  async #recover(): Promise<void> {
    const storage = openStorage();
    if (!storage || this.#shelf) return;
    forgetBatches(storage, this.#userId);
    const tab = thisTab();
    this.#shelf = batchShelf(storage, this.#userId, tab);
    for (const batch of leftBatches(storage, this.#userId)) {
      // A page of this very tab has been left before this one opened; another tab that lives sends its own.
      if (batch.tab !== tab && !(await isGone(batch.tab))) continue;
      claimBatch(storage, this.#userId, batch, tab);
      this.counting.adopt([{ id: batch.id, changes: batch.changes }]);
    }
  }
}

function openStorage(): Keep | undefined {
  try {
    return localStorage;
  } catch {
    return undefined; // switched off by the person
  }
}
