import { Worker } from 'node:worker_threads';
import type { Shutdown } from '../shutdown';

/** Games handed to a thread at once: few enough that all end at about the same time. */
const PORTION = 10;

/** Games to play: from one number up to, not including, another. */
export interface Portion {
  from: number;
  to: number;
}

export interface Threads {
  /** A module that takes a `Portion` as a message and answers each with another. */
  boot: URL;
  /** What the thread is given as its `workerData`. */
  data: unknown;
  games: number;
  workers: number;
}

/**
 * Plays numbered games over worker threads; `take` is given what comes of each portion, and returns false when it has
 * seen enough: what is being played then is still played to its end. The threads are gone when it ends, fails or is
 * stopped.
 */
export async function overThreads<Part>(
  { boot, data, games, workers }: Threads,
  take: (part: Part) => boolean,
  shutdown: Shutdown,
): Promise<void> {
  let next = 0;
  const threads = Array.from({ length: Math.min(workers, Math.ceil(games / PORTION)) }, start);
  const stop = async () => {
    await Promise.all(threads.map(({ thread }) => thread.terminate()));
  };
  shutdown.defer(stop);
  try {
    await shutdown.unlessStopped(Promise.all(threads.map(({ done }) => done)));
  } finally {
    await stop();
  }

  function start() {
    const thread = new Worker(boot, { workerData: data });
    const done = new Promise<void>((resolve, reject) => {
      const handOut = () => {
        if (next >= games) return resolve();
        const portion: Portion = { from: next, to: Math.min(next + PORTION, games) };
        next = portion.to;
        thread.postMessage(portion);
      };
      thread.on('message', (part: Part) => {
        if (!take(part)) next = games;
        handOut();
      });
      thread.on('error', reject);
      thread.on('exit', () => reject(new Error('a worker thread ended before its games were played')));
      handOut();
    });
    return { thread, done };
  }
}
