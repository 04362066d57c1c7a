import type { Definitions } from '@/lib/catalogue/definitions';
import { log } from '@/lib/log/log';
import { type Outcome, Pool } from './pool';
import type { Results, Work } from './work';

/** Milliseconds for which threads are left alone after one could not be started. */
const PAUSE = 60_000;

let current: { definitions: Definitions; pool: Pool<Results[Work['do']]> } | undefined;
let pausedUntil = 0;

/** Carries out work on a thread of its own; null: there are none to be had, and it has to be done here. */
export async function runBeside<W extends Work>(
  definitions: Definitions,
  work: W,
  most: number,
): Promise<Exclude<Outcome<Results[W['do']]>, { kind: 'no-thread' }> | null> {
  if (Date.now() < pausedUntil) return null;
  const outcome = await poolFor(definitions, most).run(work);
  // A thread gives back what this kind of work gives.
  if (outcome.kind !== 'no-thread') return outcome as Exclude<Outcome<Results[W['do']]>, { kind: 'no-thread' }>;
  pausedUntil = Date.now() + PAUSE;
  log.warn({ err: outcome.error }, 'no thread could be started for scenarios: they are run with the requests');
  return null;
}

/** Threads hold the cards they were started with: another catalogue has threads of its own. */
function poolFor(definitions: Definitions, most: number): Pool<Results[Work['do']]> {
  if (current?.definitions !== definitions) {
    current?.pool.close().catch((error: unknown) => log.warn({ err: error }, 'threads for scenarios did not end'));
    current = { definitions, pool: new Pool<Results[Work['do']]>({ data: definitions.cards, most }) };
  }
  return current.pool;
}
