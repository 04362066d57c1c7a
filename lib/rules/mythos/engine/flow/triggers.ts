import type { TriggersFrame } from '../state/frames';
import { ask, take } from '../state/ask';
import { type Game, tell } from '../state/game';
import type { Trigger } from '../state/state';
import { pop, pushBlock } from '../state/stack';
import { textOn } from './fire';
import { orderMatters } from './order';

const ORDERED = 1;
const RUNNING = 2;
const MISSIONS_ORDERED = 3;
const MISSIONS = 4;

/**
 * Triggers of one moment, in the order the turn player decides; the Edge holder where there is no turn player; effects
 * of missions last (001, "The turn player"). Each one's own triggers come before the next one: newest first.
 */
export function runTriggers(g: Game, frame: TriggersFrame, carryOn: (g: Game) => void): void {
  if (frame.at === 0) {
    frame.list.sort((a, b) => Number(a.mission) - Number(b.mission));
    frame.at = RUNNING;
    if (askOrder(g, frame, false, carryOn)) frame.at = ORDERED;
  } else if (frame.at === ORDERED || frame.at === MISSIONS_ORDERED) {
    frame.list = ordered(frame.list, take(g));
    frame.at++;
  }
  if (frame.at === RUNNING && frame.list[0]?.mission) {
    frame.at = MISSIONS;
    if (askOrder(g, frame, true, carryOn)) frame.at = MISSIONS_ORDERED;
  }
  if (frame.at === RUNNING || frame.at === MISSIONS) next(g, frame);
}

/** Whether the order of those that come now is asked; an order that is its only answer is none. */
function askOrder(g: Game, frame: TriggersFrame, missions: boolean, carryOn: (g: Game) => void): boolean {
  const now = frame.list.filter((trigger) => trigger.mission === missions);
  if (!orderMatters(g, frame, now, carryOn)) return false;
  const options = [...new Set(now.map((trigger) => trigger.source))];
  const player = g.s.phase === 'action' ? g.s.turn : g.s.edge;
  ask(g, { kind: 'order', player, options, min: options.length, max: options.length, about: 'triggers' });
  return true;
}

function next(g: Game, frame: TriggersFrame): void {
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
  for (const source of order) for (const trigger of list) if (trigger.source === source) result.push(trigger);
  return [...result, ...list.filter((trigger) => !result.includes(trigger))];
}
