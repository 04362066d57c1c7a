import { parentPort, workerData } from 'node:worker_threads';
import { makeLibrary } from '@/lib/rules/mythos/engine/library/library';
import type { Portion } from '../machine/threads';
import { type Trials, tryGames } from './trials';

const trials = workerData as Trials;
const library = makeLibrary(trials.definitions);
parentPort?.on('message', ({ from, to }: Portion) => {
  parentPort?.postMessage(tryGames(library, trials, from, to));
});
