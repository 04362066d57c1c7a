import type { Clock } from '../edit/ports';
import type { Keep } from './shelf';

// The browser around whatever saves itself: its clock, its storage, and the life of the page.

export const browserClock: Clock = {
  now: () => Date.now(),
  later: (ms, callback) => {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
};

export function openStorage(): Keep | undefined {
  try {
    return localStorage;
  } catch {
    return undefined; // switched off by the person
  }
}

interface Saving {
  /** The page comes back to sight or to the network. */
  wake(): void;
  /** The page goes out of sight, perhaps for good: what is unsent goes now. */
  flush(): void;
}

/** Tells what saves itself of the life of the page until `signal` aborts. `unsafe`: neither the device nor the server has it. */
export function followPage(saving: Saving, unsafe: () => boolean, signal: AbortSignal): void {
  addEventListener('online', () => saving.wake(), { signal });
  addEventListener('pagehide', () => saving.flush(), { signal });
  document.addEventListener(
    'visibilitychange',
    () => (document.visibilityState === 'visible' ? saving.wake() : saving.flush()),
    { signal },
  );
  addEventListener(
    'beforeunload',
    (event) => {
      // The only case in which leaving loses something.
      if (unsafe()) event.preventDefault();
    },
    { signal },
  );
}
