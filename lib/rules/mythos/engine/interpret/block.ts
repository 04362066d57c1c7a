import { namedHere, bind, hereOf } from '../read/scope';
import { boundOf } from '../read/stats';
import type { Step } from '../library/types';
import { ask, take } from '../state/ask';
import type { BlockFrame } from '../state/frames';
import type { Game } from '../state/game';
import { DECLINED_ALL, DONE, NOTHING, pop, pushStep, resolvePending, takeResult } from '../state/stack';
import { other, type Scope } from '../state/state';
import { actorOf } from './feasible';

/**
 * Steps one after the other. An effect is agreed to once, at its first step; then it is done as far as it can be (003,
 * "résoudre dans son intégralité"). What its line triggered is resolved at its end.
 */
export function runBlock(g: Game, frame: BlockFrame): void {
  const block = g.lib.blocks[frame.block] as Game['lib']['blocks'][number];
  const scope = g.s.scopes[frame.scope] as Scope;
  if (frame.at === 0 && block.partner >= 0 && !scope.binds.partner) {
    if (g.s.answer) bind(scope, 'partner', boundOf(g, take(g), 0, true));
    else {
      const named = namedHere(g, hereOf(g, scope), block.partner);
      return ask(g, {
        kind: 'card',
        player: scope.you,
        options: named,
        min: Math.min(1, named.length),
        source: scope.self,
      });
    }
  }
  const [status, agreed] = takeResult(g);
  const before = block.steps[frame.at - 1];
  if (before && status === DECLINED_ALL && !apart(before)) return end(g, frame, true);
  if (before && status === DONE) frame.done = true;
  if (before && !apart(before) && (status === DONE || agreed === 1)) frame.agreed = true;
  // Both do it, the turn player first; it is offered once.
  const first = g.s.phase === 'action' ? g.s.turn : g.s.edge;
  if (before && frame.second) {
    frame.second = false;
    return pushStep(g, frame.block, frame.at - 1, frame.scope, other(first), offered(g, frame, before));
  }
  const step = block.steps[frame.at];
  if (!step) return end(g, frame, false);
  frame.at++;
  frame.second = step.who === 'each';
  const actor = step.who === 'each' ? first : actorOf(step, scope, frame.actor);
  pushStep(g, frame.block, frame.at - 1, frame.scope, actor, offered(g, frame, step));
}

function offered(g: Game, frame: BlockFrame, step: Step): boolean {
  if (g.s.contested.D22 === 'other' && g.lib.blocks[frame.block]?.drawback) return false;
  if (step.obligation !== null) return step.obligation === 'may';
  return frame.offer && (!frame.agreed || step.verb === 'pay' || step.fresh);
}

/** A step that is offered by itself: declining it leaves the rest of the effect as it is. */
function apart(step: Step): boolean {
  return step.verb === 'pay' || step.obligation === 'may';
}

function end(g: Game, frame: BlockFrame, declined: boolean): void {
  frame.at = Number.MAX_SAFE_INTEGER;
  if (frame.line && resolvePending(g, frame.from)) return;
  pop(g, [declined && !frame.done ? DECLINED_ALL : frame.done ? DONE : NOTHING]);
}
