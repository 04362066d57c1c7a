import { bitsOf, textOn } from '../flow/fire';
import type { CompiledEffect, Step } from '../library/types';
import { gateHolds } from '../read/gate';
import { instantsOf } from '../read/instants';
import { hereOf, newScope } from '../read/scope';
import { card, type Game } from '../state/game';
import { EFFECTS_PER_CARD } from '../state/prompt';
import type { PlayerId, Scope } from '../state/state';

/** An effect used without its card being played: whose it is for the time being, and what it does. */
export interface Use {
  block: number;
  scope: Scope;
  actor: PlayerId;
}

/**
 * Effects of a card that a step may copy or activate, each as one number. What is chosen is the effect (R145); whether it
 * finds anything to do is seen when it is used.
 */
export function copyable(g: Game, step: Step, scope: Scope, id: number): number[] {
  const c = card(g, id);
  // A card that has left play is read as it is: its top was discarded with its text (R146).
  if (c.zone === 'field' ? !textOn(g, id) : c.zone !== 'discard') return [];
  const found: number[] = [];
  for (const effect of instantsOf(g, id)) {
    if (!fits(g, step, scope, effect) || underWay(g, step, effect)) continue;
    found.push(id * EFFECTS_PER_CARD + effect.number);
  }
  return found;
}

/** A copy is read from the copier: itself, its mission, its friends and enemies (D25); activated, from its own card. */
export function usage(g: Game, step: Step, scope: Scope, actor: PlayerId, id: number, effect: CompiledEffect): Use {
  if (step.verb === 'copy') {
    const { first, upgrade, revealed } = scope;
    const copy: Scope = { ...newScope(scope.self, actor, hereOf(g, scope)), first, upgrade, revealed };
    return { block: effect.variants[0] as number, scope: copy, actor };
  }
  const { side, mission } = card(g, id);
  const own: Scope = { ...newScope(id, side, mission), first: step.ignoring };
  return { block: effect.variants[bitsOf(g, own, effect)] as number, scope: own, actor: side };
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
function underWay(g: Game, step: Step, effect: CompiledEffect): boolean {
  if (step.verb !== 'copy' || g.s.contested.D25 === 'other') return false;
  const copied = g.lib.blocks[effect.variants[0] as number];
  return g.s.stack.some((frame) => {
    const block = frame.k === 'block' ? g.lib.blocks[frame.block] : undefined;
    return block !== undefined && block.def === copied?.def && block.effect === copied.effect;
  });
}
