import { Worker } from 'node:worker_threads';
import type { Shutdown } from '../shutdown';
import { add, nothingYet, type Simulation, type Tally } from './games';
import type { Portion } from './worker';

/** Games handed to a worker at once: few enough that all end at about the same time. */
const PORTION = 10;

export interface Run {
  games: number;
  workers: number;
  /** Told how many games are done. */
  onProgress: (done: number) => void;
}

/** Plays all games of a simulation over worker threads. They are gone when it ends, fails or is stopped. */
export async function playAll(simulation: Simulation, run: Run, shutdown: Shutdown): Promise<Tally> {
  const tally = nothingYet();
  let next = 0;
  const workers = Array.from({ length: Math.min(run.workers, Math.ceil(run.games / PORTION)) }, start);
  const stop = async () => {
    await Promise.all(workers.map(({ thread }) => thread.terminate()));
  };
  shutdown.defer(stop);
  try {
    await shutdown.unlessStopped(Promise.all(workers.map(({ done }) => done)));
  } finally {
    await stop();
  }
  return tally;

  function start() {
    const thread = new Worker(new URL('./boot-worker.js', import.meta.url), { workerData: simulation });
    const done = new Promise<void>((resolve, reject) => {
      const handOut = () => {
        if (next >= run.games) return resolve();
        const portion: Portion = { from: next, to: Math.min(next + PORTION, run.games) };
        next = portion.to;
        thread.postMessage(portion);
      };
      thread.on('message', (part: Tally) => {
        add(tally, part);
        run.onProgress(tally.games);
        handOut();
      });
      thread.on('error', reject);
      thread.on('exit', () => reject(new Error('a worker thread ended before its games were played')));
      handOut();
    });
    return { thread, done };
  }
}
