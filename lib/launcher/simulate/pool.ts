import { overThreads } from '../machine/threads';
import type { Shutdown } from '../shutdown';
import { add, nothingYet, type Simulation, type Tally } from './games';

export interface Run {
  games: number;
  workers: number;
  /** Told how many games are done. */
  onProgress: (done: number) => void;
}

/** Plays all games of a simulation over worker threads. They are gone when it ends, fails or is stopped. */
export async function playAll(data: Simulation, { onProgress, ...run }: Run, shutdown: Shutdown): Promise<Tally> {
  const tally = nothingYet();
  const take = (part: Tally) => {
    add(tally, part);
    onProgress(tally.games);
    return true;
  };
  await overThreads({ boot: new URL('./boot-worker.js', import.meta.url), data, ...run }, take, shutdown);
  return tally;
}
