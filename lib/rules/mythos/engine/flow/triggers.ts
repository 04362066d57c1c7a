import type { TriggersFrame } from '../state/frames';
import { ask, take } from '../state/ask';
import { clone } from '../state/clone';
import { card, type Game, gameOf, tell } from '../state/game';
import type { Trigger } from '../state/state';
import { pop, pushBlock } from '../state/stack';
import { textOn } from './fire';

/**
 * Triggers of one moment, in the order the turn player decides; the Edge holder where there is no turn player; effects
 * of missions last (001, "The turn player"). Each one's own triggers come before the next one: newest first.
 */
export function runTriggers(g: Game, frame: TriggersFrame, carryOn: (g: Game) => void): void {
  if (frame.at === 0) {
    frame.list.sort((a, b) => Number(a.mission) - Number(b.mission));
    frame.at = 1;
    const others = frame.list.filter((trigger) => !trigger.mission);
    if (!orderMatters(g, frame, others, carryOn)) return next(g, frame);
    const options = [...new Set(others.map((trigger) => trigger.source))];
    const player = g.s.phase === 'action' ? g.s.turn : g.s.edge;
    return ask(g, { kind: 'order', player, options, min: options.length, max: options.length, about: 'triggers' });
  }
  if (frame.at === 1) {
    frame.at = 2;
    const order = take(g);
    if (order.length > 0) frame.list = ordered(frame.list, order);
  }
  next(g, frame);
}

function next(g: Game, frame: TriggersFrame): void {
  frame.at = 2;
  const trigger = frame.list.shift();
  if (!trigger) return pop(g);
  if (trigger.duty && !textOn(g, trigger.source)) return;
  const scope = g.s.scopes[trigger.scope];
  if (!scope) return;
  tell(g, 'effect', '001 Trigger chain', { player: scope.you, cause: trigger.source });
  const instant = g.lib.blocks[trigger.block]?.instant ?? false;
  pushBlock(g, trigger.block, trigger.scope, scope.you, { offer: instant, line: true });
}

/** Sources in the order wanted; triggers of one source keep theirs. */
function ordered(list: readonly Trigger[], order: readonly number[]): Trigger[] {
  const result: Trigger[] = [];
  for (const source of order) {
    for (const trigger of list) if (trigger.source === source && !trigger.mission) result.push(trigger);
  }
  return [...result, ...list.filter((trigger) => !result.includes(trigger))];
}

function orderMatters(g: Game, frame: TriggersFrame, list: readonly Trigger[], carryOn: (g: Game) => void): boolean {
  if (list.length < 2) return false;
  const [first] = list;
  if (list.every((trigger) => trigger.source === first?.source)) return false;
  const commute = list.every((trigger) => {
    const block = g.lib.blocks[trigger.block];
    // A stack that returns leaves cards in the discard pile, in an order.
    const leaves = card(g, trigger.source).under.length > 0 && block?.steps.some((step) => step.verb === 'return');
    return block?.commutes && !leaves;
  });
  if (commute) return false;
  // Within a trial a question is an answer: somebody would have to choose.
  if (g.trial) return true;
  const results = ordersToTry(list).map((order) => outcome(g, frame, order, carryOn));
  return results.some((result) => result === null || result !== results[0]);
}

/** The order as it is, reversed, and with neighbours changed: if none of them matters, none does. */
function ordersToTry(list: readonly Trigger[]): Trigger[][] {
  const swapped = list.slice(1).map((_, i) => {
    const order = [...list];
    [order[i], order[i + 1]] = [order[i + 1] as Trigger, order[i] as Trigger];
    return order;
  });
  return [[...list], [...list].reverse(), ...swapped];
}

/** Longer chains are taken to need an order. */
const MOST_TRIED = 2000;

/** The board after an order of triggers, tried on a copy; null: somebody would have to choose. */
function outcome(g: Game, frame: TriggersFrame, order: Trigger[], carryOn: (g: Game) => void): string | null {
  const trial: Game = { ...gameOf(g.lib, clone(g.s), null), trial: true };
  const depth = trial.s.stack.length;
  const missions = frame.list.filter((trigger) => trigger.mission);
  trial.s.stack[depth - 1] = { ...frame, at: 2, list: [...order, ...missions] };
  for (let frames = 0; trial.s.stack.length >= depth; frames++) {
    if (trial.s.prompt || frames > MOST_TRIED) return null;
    carryOn(trial);
  }
  const { players, cards, row, edge, random, duties } = trial.s;
  const seen = players.map((player) => ({ ...player, hand: [...player.hand].sort((a, b) => a - b) }));
  return JSON.stringify([seen, cards, row, edge, random, duties]);
}
