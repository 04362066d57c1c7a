import { cardDefinitions, type Definitions } from '@/lib/catalogue/definitions';
import { DEFAULT_GAME } from '@/lib/catalogue/games';
import type { CardLibrary } from '@/lib/rules/mythos/engine/library/types';
import { libraryFor } from '@/lib/rules/mythos/scenario/board';
import type { ScenarioResult } from '@/lib/rules/mythos/scenario/run';
import { tooDeep } from './depth';
import { runBeside } from './threads/beside';
import { perform, type Results, type Work } from './threads/work';
import { TIMED_OUT, withinTime } from './within-time';

/** Milliseconds: a scenario as people write it takes a hundredth of it. */
export const MOST_TIME = 500;

export type ScenarioRun =
  | { kind: 'ran'; result: Omit<ScenarioResult, 'error'> }
  /** Not a scenario: where in it, and what was expected there; `error` is both. */
  | { kind: 'refused'; error: string; path: string; expected: string }
  | { kind: 'too-long' };

/** So many scenarios are run at the moment that this one was not begun. */
export class TooBusyError extends Error {}

/**
 * Runs a scenario with the cards of the catalogue, for anybody: bounded in steps and in time, beside the thread that
 * answers requests. Throws a TooBusyError.
 */
export async function runOnCatalogue(scenario: unknown): Promise<ScenarioRun> {
  const outcome = await carryOut(await cardDefinitions(DEFAULT_GAME), { do: 'run', scenario });
  if (outcome.kind === 'busy') throw new TooBusyError('too many scenarios are waiting');
  if (outcome.kind === 'too-long') return outcome;
  if (outcome.kind === 'refused') return refusedFor(outcome.error);
  const { error, ...rest } = outcome.result;
  return error === undefined ? { kind: 'ran', result: rest } : refusedFor(error);
}

function refusedFor(error: string): ScenarioRun {
  const [path = '', ...expected] = error.split(': ');
  return { kind: 'refused', error, path, expected: expected.join(': ') };
}

export type CarriedOut<W extends Work> =
  | { kind: 'done'; result: Results[W['do']] }
  | { kind: 'too-long' }
  | { kind: 'busy' }
  | { kind: 'refused'; error: string };

/** Work on a scenario from outside: beside the thread that answers requests where that can be, bounded in time. */
export async function carryOut<W extends Work>(definitions: Definitions, work: W): Promise<CarriedOut<W>> {
  if (tooDeep(work.scenario)) return { kind: 'refused', error: 'scenario: nested too deeply to be read' };
  return (await runBeside(definitions, work, MOST_TIME)) ?? here(definitions, work);
}

function here<W extends Work>(definitions: Definitions, work: W): CarriedOut<W> {
  const library = compiled(definitions);
  const result = withinTime(() => perform(work, definitions.cards, library), MOST_TIME);
  return result === TIMED_OUT ? { kind: 'too-long' } : { kind: 'done', result };
}

const libraries = new WeakMap<Definitions, CardLibrary>();

/** The cards of a catalogue compiled, once for each catalogue. */
export function compiled(definitions: Definitions): CardLibrary {
  let library = libraries.get(definitions);
  if (!library) {
    library = libraryFor(definitions.cards, {});
    libraries.set(definitions, library);
  }
  return library;
}
