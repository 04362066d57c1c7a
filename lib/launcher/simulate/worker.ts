import { parentPort, workerData } from 'node:worker_threads';
import { makeLibrary } from '@/lib/rules/mythos/engine/library/library';
import { playGames, type Simulation } from './games';

/** Games to play: from one number up to, not including, another. */
export interface Portion {
  from: number;
  to: number;
}

const simulation = workerData as Simulation;
const library = makeLibrary(simulation.definitions);
parentPort?.on('message', ({ from, to }: Portion) => {
  parentPort?.postMessage(playGames(library, simulation, from, to));
});
