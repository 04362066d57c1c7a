import { setTimeout as sleep } from 'node:timers/promises';

const HOUR = 3_600_000;

interface Days {
  /** Brings the catalogue up to date and tells the next day on which it changes. */
  prepare: () => Promise<string | undefined>;
  say: (line: string) => void;
  signal: AbortSignal;
  /** Resolves after so many milliseconds; a test has its own clock. */
  wait?: (ms: number) => Promise<void>;
  now?: () => number;
}

/**
 * Brings out cards and corrections on their day while the site runs. Looks at the clock at least every hour, so a
 * machine that slept is late by no more. Resolves when nothing is to come, or when stopped.
 */
export async function bringOutOnTheirDay(changesOn: string | undefined, days: Days): Promise<void> {
  const { prepare, say, signal, now = Date.now } = days;
  const wait = days.wait ?? ((ms: number) => sleep(ms, undefined, { signal, ref: false }));
  let next = changesOn;
  while (next && !signal.aborted) {
    const left = Date.parse(next) - now();
    try {
      await wait(Math.min(HOUR, Math.max(left, 1000)));
    } catch {
      return; // told to stop
    }
    if (Date.parse(next) > now()) continue;
    try {
      next = await prepare();
    } catch (error) {
      say(`The cards of ${next} could not be brought out and will be tried again: ${String(error)}`);
      await wait(HOUR).catch(() => undefined);
    }
  }
}
