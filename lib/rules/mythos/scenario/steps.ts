import type { Action } from '../engine/legal/actions';
import type { Reason } from '../engine/legal/reasons';
import type { State } from '../engine/state/state';
import { BoardError } from './builder';
import { type Labels, playerOf } from './labels';
import type { ScenarioStep } from './schema';

type Acting = Exclude<
  ScenarioStep,
  { advance: unknown } | { expect: unknown } | { auto: unknown } | { choose: unknown }
>;

/** What a step has a player do; a reason when it speaks of a mission that is not there. `path`: the step in the file. */
export function actionOf(labels: Labels, state: State, step: Acting, path: string): Action | Reason {
  const player = playerOf(step.player);
  const card = (id: string, word: string): number => {
    const found = labels.cards.get(id);
    if (found === undefined) throw new BoardError(`${path}.${word}`, `nothing has the id ${id}`);
    return found;
  };
  const host = (to: string | number): number | undefined =>
    typeof to === 'number' ? state.row[to - 1]?.card : card(to, 'to');
  if ('play' in step) {
    const hidden = step.hidden ? { hidden: true } : {};
    return { type: 'play', player, card: card(step.play, 'play'), mission: step.mission - 1, ...hidden };
  }
  if ('upgrade' in step) {
    return { type: 'upgrade', player, card: card(step.upgrade, 'upgrade'), over: card(step.over, 'over') };
  }
  if ('pass' in step) return { type: 'pass', player };
  if ('mulligan' in step) return mulligan(state, player, step.mulligan);
  if ('attach' in step) {
    const id = card(step.attach, 'attach');
    const to = host(step.to);
    return to === undefined ? 'no-such-mission' : { type: 'attach', player, card: id, to };
  }
  const id = card(step.reveal, 'reveal');
  if (step.to === undefined) return { type: 'reveal', player, card: id };
  const to = host(step.to);
  return to === undefined ? 'no-such-mission' : { type: 'reveal', player, card: id, to };
}

function mulligan(state: State, player: 0 | 1, wanted: boolean): Action | Reason {
  if (state.prompt?.kind !== 'mulligan')
    return state.players[player].mulligan === 'done' ? 'mulligan-used' : 'wrong-phase';
  if (state.prompt.player !== player)
    return state.players[player].mulligan === 'done' ? 'mulligan-used' : 'not-your-turn';
  return { type: 'answer', player, answer: wanted ? state.prompt.options : 'no' };
}
