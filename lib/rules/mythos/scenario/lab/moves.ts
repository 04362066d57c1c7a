import type { CardDefinition } from '../../cards/schema';
import type { Action } from '../../engine/legal/actions';
import { legalActions } from '../../engine/legal/legal-actions';
import type { CardLibrary } from '../../engine/library/types';
import { defOf, gameOf } from '../../engine/state/game';
import type { State } from '../../engine/state/state';
import { buildBoard, libraryFor } from '../board';
import { idOf, type Labels, optionLabel, sideOf } from '../labels';
import { type Done, doneBy } from '../playthrough/done';
import { runScenario } from '../run';
import { complaint, type ScenarioStep, scenarioSchema, type Side } from '../schema';

// What may be done next on a board: each move as the step that a scenario would write, so that a game played move by
// move is a scenario at every moment.

/** A legal move: the step that does it, and the same told for a reader. */
export interface Move {
  step: ScenarioStep;
  done: Done;
}

export interface Moves {
  kind: 'moves';
  /** Who has to decide; null when the phase is to be carried on. */
  player: Side | null;
  /** All that is legal now. */
  moves: Move[];
  /** A question that takes several answers at once: how many. */
  several: { least: number; most: number } | null;
  /** A step that was refused, the last one run: why. */
  refused: string | null;
}

/** Steps of `choose` that are listed one by one; with more options they are chosen together. */
const LISTED = 12;

/**
 * The legal moves after the steps of a scenario; what it expects is not asked. Pure: the same scenario, the same moves.
 */
export function movesAfter(
  definitions: readonly CardDefinition[],
  json: unknown,
  library?: CardLibrary,
): Moves | { kind: 'refused'; error: string } {
  const parsed = scenarioSchema.safeParse(json);
  if (!parsed.success) return { kind: 'refused', error: complaint(parsed.error) };
  const scenario = parsed.data;
  const made = library && !scenario.cards ? library : libraryFor(definitions, scenario);
  const { error, final, failures } = runScenario(definitions, json, made);
  if (error !== undefined) return { kind: 'refused', error };
  if (!final) return { kind: 'refused', error: 'scenario: nothing came of it' };
  const { labels } = buildBoard(made, scenario);
  const wrong = failures.find(({ path, expected }) => path.startsWith('steps.') && expected === 'legal');
  const refused = wrong ? String(wrong.actual) : null;
  return { kind: 'moves', refused, ...nextMoves(made, final, labels) };
}

function nextMoves(library: CardLibrary, state: State, labels: Labels): Pick<Moves, 'player' | 'moves' | 'several'> {
  const told = (action: Action, step: ScenarioStep): Move => ({ step, done: doneBy(action, labels, state) });
  const { prompt } = state;
  if (!prompt) {
    const due = phaseDue(state);
    if (due) return { player: null, several: null, moves: [told({ type: 'advance' }, { advance: due })] };
    if (state.phase === 'over') return { player: null, several: null, moves: [] };
  }
  const actions = legalActions(library, state);
  const player = sideOf(prompt?.player ?? state.turn);
  const several = prompt && prompt.max > 1 && actions.length > LISTED;
  const attaches = (id: number) => defOf(gameOf(library, state, null), id).type === 'attachment';
  const moves = several
    ? prompt.options.map((option) => told({ type: 'answer', player: prompt.player, answer: [option] }, { player, choose: [optionLabel(labels, state, prompt, option)] })) // prettier-ignore
    : actions.map((action) => told(action, stepOf(action, labels, state, attaches)));
  return { player, moves, several: several ? { least: prompt.no ? 0 : prompt.min, most: prompt.max } : null };
}

/** The phase that is to be carried out where nobody has a turn. */
function phaseDue({ phase, players }: State): 'scoring' | 'end' | 'start' | null {
  if (phase === 'action') return players[0].passed && players[1].passed ? 'scoring' : null;
  if (phase === 'scoring' || phase === 'end' || phase === 'start') return phase;
  return null;
}

/** An action as a scenario writes it. `attaches`: whether a card is an attachment. */
export function stepOf(
  action: Action,
  labels: Labels,
  state: State,
  attaches: (card: number) => boolean,
): ScenarioStep {
  if (action.type === 'advance') return { advance: phaseDue(state) ?? 'start' };
  const player = sideOf(action.player);
  const id = (number: number) => idOf(labels, number);
  const host = (number: number): string | number => {
    const mission = state.row.findIndex((one) => one.card === number);
    return mission >= 0 ? mission + 1 : id(number);
  };
  switch (action.type) {
    case 'pass':
      return { player, pass: true };
    case 'play': {
      const step = { player, play: id(action.card), mission: action.mission + 1 };
      return action.hidden ? { ...step, hidden: true } : step;
    }
    case 'upgrade':
      return { player, upgrade: id(action.card), over: id(action.over) };
    case 'attach':
      return { player, attach: id(action.card), to: host(action.to) };
    case 'reveal':
      if (action.to === undefined) return { player, reveal: id(action.card) };
      return attaches(action.card)
        ? { player, reveal: id(action.card), to: host(action.to) }
        : { player, upgrade: id(action.card), over: id(action.to) };
    case 'answer':
      return answerStep(action, labels, state, player);
  }
}

function answerStep(
  { answer }: Extract<Action, { type: 'answer' }>,
  labels: Labels,
  state: State,
  player: Side,
): ScenarioStep {
  const { prompt } = state;
  if (prompt?.kind === 'mulligan') return { player, mulligan: answer !== 'no' };
  if (answer === 'no' || !prompt) return { player, choose: ['no'] };
  if (prompt.kind === 'optional') return { player, choose: ['yes'] };
  return { player, choose: answer.map((option) => optionLabel(labels, state, prompt, option)) };
}
