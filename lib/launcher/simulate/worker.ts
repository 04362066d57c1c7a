import { parentPort, workerData } from 'node:worker_threads';
import { makeLibrary } from '@/lib/rules/mythos/engine/library/library';
import type { Portion } from '../machine/threads';
import { playGames, type Simulation } from './games';

const simulation = workerData as Simulation;
const library = makeLibrary(simulation.definitions);
parentPort?.on('message', ({ from, to }: Portion) => {
  parentPort?.postMessage(playGames(library, simulation, from, to));
});
