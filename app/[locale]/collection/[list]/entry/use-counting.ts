'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { Counting, type CountingState } from '@/lib/collection/entry/counting';
import { batchShelf, claimBatch, forgetBatches, leftBatches } from '@/lib/collection/entry/device';
import type { BatchShelf } from '@/lib/collection/entry/ports';
import { collectionServer } from '@/lib/collection/entry/server';
import type { List } from '@/lib/collection/lists';
import { browserClock, followPage, openStorage } from '@/lib/decks/local/page-life';
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
        clock: browserClock,
        newId: uuid,
      },
      list,
      Object.entries(counts),
    );
  }

  begin(): () => void {
    const { counting } = this;
    const gone = new AbortController();
    counting.open();
    void this.#recover();
    const unsafe = () => counting.getState().unkept && counting.getState().save.kind !== 'saved';
    followPage(counting, unsafe, gone.signal);
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
