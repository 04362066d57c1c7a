import type { TriggersFrame } from '../state/frames';
import { ask, take } from '../state/ask';
import { type Game, tell } from '../state/game';
import type { Trigger } from '../state/state';
import { pop, pushBlock } from '../state/stack';
import { textOn } from './fire';
import { orderMatters } from './order';

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
  const { instant = false, effect = 0 } = g.lib.blocks[trigger.block] ?? {};
  tell(g, 'effect', '001 Trigger chain', { player: scope.you, cause: trigger.source, amount: effect });
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
