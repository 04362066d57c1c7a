'use client';

import { useEffect, useSyncExternalStore } from 'react';

interface Announcement {
  text: string;
  /** Also for the eye: why a button did nothing. */
  visible: boolean;
  /** Tells two of the same words apart, so that both are read out. */
  turn: number;
}

/** Says things as they happen, to screen readers politely and where asked for on the screen too. */
export class Announcer {
  #now: Announcement = { text: '', visible: false, turn: 0 };
  readonly #listeners = new Set<() => void>();

  readonly say = (text: string, { visible = false } = {}): void => {
    this.#now = { text, visible, turn: this.#now.turn + 1 };
    for (const listener of this.#listeners) listener();
  };

  readonly get = (): Announcement => this.#now;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}

/** How long a visible announcement stays (milliseconds). */
const STAY = 4500;

export function Announcements({ announcer }: { announcer: Announcer }) {
  const { text, visible, turn } = useSyncExternalStore(announcer.subscribe, announcer.get, announcer.get);
  useEffect(() => {
    if (!visible) return;
    const timer = setTimeout(() => announcer.say(''), STAY);
    return () => clearTimeout(timer);
  }, [announcer, visible, turn]);
  return (
    <div
      role="status"
      className={
        visible && text
          ? 'pointer-events-none fixed inset-x-4 bottom-4 z-40 mx-auto w-fit max-w-md rounded-md bg-ink px-4 py-2 text-paper shadow-raised'
          : 'sr-only'
      }
    >
      {/* An unseen change makes the same words news. */}
      {text}
      {turn % 2 ? '\u00A0' : ''}
    </div>
  );
}
