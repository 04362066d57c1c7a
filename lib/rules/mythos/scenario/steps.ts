import type { Action } from '../engine/legal/actions';
import type { Reason } from '../engine/legal/reasons';
import type { State } from '../engine/state/state';
import { BoardError } from './board';
import { type Labels, playerOf } from './labels';
import type { ScenarioStep } from './schema';

type Acting = Exclude<
  ScenarioStep,
  { advance: unknown } | { expect: unknown } | { auto: unknown } | { choose: unknown }
>;

/** What a step has a player do; a reason when it speaks of a mission that is not there. */
export function actionOf(labels: Labels, state: State, step: Acting): Action | Reason {
  const player = playerOf(step.player);
  const card = (id: string): number => {
    const found = labels.cards.get(id);
    if (found === undefined) throw new BoardError(`steps: nothing has the id ${id}`);
    return found;
  };
  const host = (to: string | number): number | undefined =>
    typeof to === 'number' ? state.row[to - 1]?.card : card(to);
  if ('play' in step) {
    const hidden = step.hidden ? { hidden: true } : {};
    return { type: 'play', player, card: card(step.play), mission: step.mission - 1, ...hidden };
  }
  if ('upgrade' in step) return { type: 'upgrade', player, card: card(step.upgrade), over: card(step.over) };
  if ('pass' in step) return { type: 'pass', player };
  if ('mulligan' in step) return mulligan(state, player, step.mulligan);
  if ('attach' in step) {
    const to = host(step.to);
    return to === undefined ? 'no-such-mission' : { type: 'attach', player, card: card(step.attach), to };
  }
  if (step.to === undefined) return { type: 'reveal', player, card: card(step.reveal) };
  const to = host(step.to);
  return to === undefined ? 'no-such-mission' : { type: 'reveal', player, card: card(step.reveal), to };
}

function mulligan(state: State, player: 0 | 1, wanted: boolean): Action | Reason {
  if (state.prompt?.kind !== 'mulligan')
    return state.players[player].mulligan === 'done' ? 'mulligan-used' : 'wrong-phase';
  if (state.prompt.player !== player)
    return state.players[player].mulligan === 'done' ? 'mulligan-used' : 'not-your-turn';
  return { type: 'answer', player, answer: wanted ? state.prompt.options : 'no' };
}
