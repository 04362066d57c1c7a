import { play } from '../engine/engine';
import type { Action } from '../engine/legal/actions';
import { firstAnswer } from '../engine/legal/answers';
import { actionsIn } from '../engine/legal/legal-actions';
import type { Roll } from '../engine/legal/random-action';
import { clone } from '../engine/state/clone';
import { defOf, type Game, gameOf } from '../engine/state/game';
import type { PlayerId } from '../engine/state/state';
import { imagine } from './imagine';
import { worthTo } from './worth';

/** Answers and plays weighed at most; of a longer list the first ones. */
const WEIGHED = 60;
/** Questions answered on the way to the end of one action. */
const MOST_QUESTIONS = 40;

/**
 * The action after which the position is worth most, as far as the player can tell: each is tried on the game as the
 * player may take it to be, and what it asks is answered by the first legal answer.
 */
export function greedyAction(g: Game, roll: Roll): Action {
  const player = g.s.prompt?.player ?? g.s.turn;
  if (g.s.prompt?.kind === 'mulligan') return { type: 'answer', player, answer: keeps(g, player) ? 'no' : [1] };
  const actions = actionsIn(g, player);
  const [only] = actions;
  if (only && actions.length === 1) return only;
  const imagined = imagine(g, player, roll);
  let best = actions.at(-1) as Action;
  let most = -Infinity;
  for (const action of actions.slice(0, WEIGHED)) {
    const worth = worthAfter(imagined, action, player);
    if (worth <= most) continue;
    most = worth;
    best = action;
  }
  return best;
}

function worthAfter(imagined: Game, action: Action, player: PlayerId): number {
  const trial = gameOf(imagined.lib, clone(imagined.s), null);
  if (play(trial, action) !== null) return -Infinity;
  for (let i = 0; i < MOST_QUESTIONS && trial.s.prompt; i++) {
    play(trial, { type: 'answer', player: trial.s.prompt.player, answer: firstAnswer(trial.s.prompt) });
  }
  return worthTo(trial, player);
}

/** An opening hand is kept that can be played from in the first rounds. */
const CHEAP = 4;
const ENOUGH = 2;

function keeps(g: Game, player: PlayerId): boolean {
  const cheap = g.s.players[player].hand.filter((id) => {
    const { type, cost } = defOf(g, id);
    return type === 'character' && cost <= CHEAP;
  });
  return cheap.length >= ENOUGH;
}
