import type { MessagePort } from 'node:worker_threads';
import { workerData } from 'piscina';
import type { CardDefinition } from '@/lib/rules/mythos/cards/schema';
import { libraryFor } from '@/lib/rules/mythos/scenario/board';
import { perform, type Results, type Work } from './work';

export interface Task {
  work: Work;
  /** Told when the work begins: what comes before is waiting and starting. */
  begun: MessagePort;
}

// Given once to each thread; compiled once.
const definitions = workerData as readonly CardDefinition[];
const library = libraryFor(definitions, {});

export function run({ work, begun }: Task): Results[Work['do']] {
  begun.postMessage('begun');
  return perform(work, definitions, library);
}
