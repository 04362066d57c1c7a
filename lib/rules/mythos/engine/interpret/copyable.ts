import type { CompiledEffect, Step } from '../library/types';
import { gateHolds } from '../read/gate';
import { card, defOf, type Game } from '../state/game';
import { EFFECTS_PER_CARD } from '../state/prompt';
import type { Scope } from '../state/state';
import { textOn } from '../flow/fire';

/** Effects of a card that a step may copy or activate, each as one number. */
export function copyable(g: Game, step: Step, scope: Scope, id: number): number[] {
  const c = card(g, id);
  // A card that has left play is read as it is: its top was discarded with its text (R146).
  if (c.zone === 'field' ? !textOn(g, id) : c.zone !== 'discard') return [];
  const found: number[] = [];
  for (const effect of defOf(g, id).effects) {
    const key = id * EFFECTS_PER_CARD + effect.number;
    if (fits(g, step, scope, effect) && !underWay(g, step, id, effect)) found.push(key);
  }
  return found;
}

function fits(g: Game, step: Step, scope: Scope, effect: CompiledEffect): boolean {
  const { pick } = step;
  if (!pick) return false;
  if (pick.timing && effect.timing !== pick.timing) return false;
  if (pick.notTiming && effect.timing === pick.notTiming) return false;
  if (pick.duel && (effect.gate?.duel ?? -1) < 0) return false;
  if (step.ignoring) return true;
  if (step.verb === 'activate') return gateHolds(g, scope, effect.gate);
  // The copier must meet what the effect asks for: an upgrade, a partner, the first character (R149).
  if (effect.timing === 'upgrade' && !scope.upgrade) return false;
  return gateHolds(g, scope, effect.gate);
}

/** An effect that is being carried out, or copied, is not copied again in the same chain (D25). */
function underWay(g: Game, step: Step, id: number, effect: CompiledEffect): boolean {
  if (step.verb !== 'copy' || g.s.contested.D25 === 'other') return false;
  const { def } = card(g, id);
  return g.s.stack.some((frame) => {
    const block = frame.k === 'block' ? g.lib.blocks[frame.block] : undefined;
    return block?.def === def && block.effect === effect.number;
  });
}
