import { cardDefinitions } from '@/lib/catalogue/definitions';
import { defaultSource, type Source } from '@/lib/catalogue/source';
import type { Locale } from '@/lib/i18n/locales';
import type { Scenario, ScenarioStep } from '@/lib/rules/mythos/scenario/schema';
import { carryOut } from '../proof/run-scenario';
import type { ChangedBoard, OpenedBoard } from './board';

/** `too-long`: it was broken off. `busy`: so many are played at the moment that it was not begun. */
type Unanswered = { kind: 'too-long' } | { kind: 'busy' };

export type LabSession = OpenedBoard | Unanswered;

/**
 * A board of the lab: played as far as its steps go, and what may be done next. Beside the thread that answers
 * requests, bounded in cards, steps and time.
 */
export async function openLab(
  game: string,
  json: unknown,
  locale: Locale,
  source: Pick<Source, 'db'> = defaultSource(),
): Promise<LabSession> {
  const outcome = await carryOut(await cardDefinitions(game, source), { do: 'open', scenario: json, locale });
  if (outcome.kind === 'refused') return outcome;
  return outcome.kind === 'done' ? outcome.result : outcome;
}

/** The set-up changed as a form asks for, steps left out; where in the form or the board something is wrong. */
export async function changeSetUp(
  game: string,
  json: unknown,
  fields: Readonly<Record<string, string>>,
  source: Pick<Source, 'db'> = defaultSource(),
): Promise<ChangedBoard | Unanswered> {
  const outcome = await carryOut(await cardDefinitions(game, source), { do: 'change', scenario: json, fields });
  if (outcome.kind === 'refused') return { error: outcome.error };
  return outcome.kind === 'done' ? outcome.result : outcome;
}

/** The scenario with one more step; what it expected is not asked any more. */
export function withStep(json: object, step: ScenarioStep): object {
  const { expect: _, ...scenario } = json as { expect?: unknown; steps?: unknown[] };
  return { ...scenario, steps: [...(scenario.steps ?? []), step] };
}

/** The scenario without its last act: a step that only looks or answers by itself goes with the one before it. */
export function withoutLastStep(json: object): object {
  const { expect: _, steps = [], ...scenario } = json as { expect?: unknown; steps?: object[] };
  const last = steps.findLastIndex((step) => !('expect' in step) && !('auto' in step));
  return last > 0 ? { ...scenario, steps: steps.slice(0, last) } : scenario;
}

export interface DeckForLab {
  main: readonly { code: string; count: number }[];
  missions: readonly { code: string; count: number }[];
}

/** A game from its beginning: two decks, shuffled by the seed. */
export function gameOfDecks(a: DeckForLab, b: DeckForLab, seed: number): Scenario {
  const copies = (lines: DeckForLab['main']) => lines.flatMap(({ code, count }) => Array<string>(count).fill(code));
  const player = ({ main, missions }: DeckForLab) => ({ deck: copies(main), missions: copies(missions) });
  return { seed, phase: 'setup', players: { A: player(a), B: player(b) } };
}
