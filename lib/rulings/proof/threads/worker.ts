import type { MessagePort } from 'node:worker_threads';
import { workerData } from 'piscina';
import type { CardDefinition } from '@/lib/rules/mythos/cards/schema';
import { libraryFor } from '@/lib/rules/mythos/scenario/board';
import { runScenario, type ScenarioResult } from '@/lib/rules/mythos/scenario/run';

export interface Task {
  scenario: unknown;
  /** Told when the work begins: what comes before is waiting and starting. */
  begun: MessagePort;
}

// Given once to each thread; compiled once.
const definitions = workerData as readonly CardDefinition[];
const library = libraryFor(definitions, {});

export function run({ scenario, begun }: Task): ScenarioResult {
  begun.postMessage('begun');
  return runScenario(definitions, scenario, library);
}
