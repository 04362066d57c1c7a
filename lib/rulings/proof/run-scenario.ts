import { cardDefinitions, type Definitions } from '@/lib/catalogue/definitions';
import { DEFAULT_GAME } from '@/lib/catalogue/games';
import type { CardLibrary } from '@/lib/rules/mythos/engine/library/types';
import { libraryFor } from '@/lib/rules/mythos/scenario/board';
import { runScenario, type ScenarioResult } from '@/lib/rules/mythos/scenario/run';
import { runBeside } from './threads/beside';
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
  const definitions = await cardDefinitions(DEFAULT_GAME);
  const outcome = (await runBeside(definitions, scenario, MOST_TIME)) ?? runHere(definitions, scenario);
  if (outcome.kind === 'busy') throw new TooBusyError('too many scenarios are waiting');
  if (outcome.kind === 'too-long') return outcome;
  const { error, ...rest } = outcome.result;
  if (error === undefined) return { kind: 'ran', result: rest };
  const [path = '', ...expected] = error.split(': ');
  return { kind: 'refused', error, path, expected: expected.join(': ') };
}

function runHere(definitions: Definitions, scenario: unknown) {
  const library = compiled(definitions);
  const result = withinTime(() => runScenario(definitions.cards, scenario, library), MOST_TIME);
  return result === TIMED_OUT ? ({ kind: 'too-long' } as const) : ({ kind: 'done', result } as const);
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
