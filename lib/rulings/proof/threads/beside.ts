import type { Definitions } from '@/lib/catalogue/definitions';
import { log } from '@/lib/log/log';
import type { ScenarioResult } from '@/lib/rules/mythos/scenario/run';
import { type Outcome, Pool } from './pool';

/** Milliseconds for which threads are left alone after one could not be started. */
const PAUSE = 60_000;

let current: { definitions: Definitions; pool: Pool<ScenarioResult> } | undefined;
let pausedUntil = 0;

/** Runs a scenario on a thread of its own; null: there are none to be had, and it has to be run here. */
export async function runBeside(
  definitions: Definitions,
  scenario: unknown,
  most: number,
): Promise<Exclude<Outcome<ScenarioResult>, { kind: 'no-thread' }> | null> {
  if (Date.now() < pausedUntil) return null;
  const outcome = await poolFor(definitions, most).run(scenario);
  if (outcome.kind !== 'no-thread') return outcome;
  pausedUntil = Date.now() + PAUSE;
  log.warn({ err: outcome.error }, 'no thread could be started for scenarios: they are run with the requests');
  return null;
}

/** Threads hold the cards they were started with: another catalogue has threads of its own. */
function poolFor(definitions: Definitions, most: number): Pool<ScenarioResult> {
  if (current?.definitions !== definitions) {
    current?.pool.close().catch((error: unknown) => log.warn({ err: error }, 'threads for scenarios did not end'));
    current = { definitions, pool: new Pool<ScenarioResult>({ data: definitions.cards, most }) };
  }
  return current.pool;
}
