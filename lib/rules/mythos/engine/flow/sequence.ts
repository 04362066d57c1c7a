import type { CompiledEffect } from '../library/types';
import { gateHolds } from '../read/gate';
import { instantsOf } from '../read/instants';
import { settle } from '../board/settle';
import { feasible } from '../interpret/feasible';
import { ask, isNo, take } from '../state/ask';
import type { SequenceFrame } from '../state/frames';
import { card, type Game, tell } from '../state/game';
import type { Scope } from '../state/state';
import { pop, pushBlock, resolvePending } from '../state/stack';
import { bitsOf, textOn, timingHolds } from './fire';

/**
 * The card play sequence (001): statics, triggers of the card entering play and their chain, then its instants from top
 * to bottom, each followed by what it triggers.
 */
export function runSequence(g: Game, frame: SequenceFrame): void {
  const scope = g.s.scopes[frame.scope] as Scope;
  if (frame.at === 0) {
    frame.at = 1;
    settle(g);
    if (resolvePending(g, frame.from)) return;
  }
  const effects = instantsOf(g, scope.self);
  if (frame.at === 2) {
    // The player says whether a line that changes another one is used (R085).
    const answer = take(g);
    const effect = effects[frame.i] as CompiledEffect;
    frame.at = 1;
    frame.i++;
    const bits = isNo(answer) ? withoutChoices(effect, bitsOf(g, scope, effect)) : bitsOf(g, scope, effect);
    return begin(g, frame, scope, effect, bits);
  }
  for (; frame.i < effects.length; frame.i++) {
    const effect = effects[frame.i] as CompiledEffect;
    if (!textOn(g, scope.self) || !applies(g, scope, effect)) continue;
    const bits = bitsOf(g, scope, effect);
    const plain = withoutChoices(effect, bits);
    if (plain !== bits) {
      const [changed, unchanged] = [effect.variants[bits] as number, effect.variants[plain] as number];
      const can = feasible(g, changed, scope, scope.you);
      if (can && feasible(g, unchanged, scope, scope.you)) {
        frame.at = 2;
        return ask(g, { kind: 'optional', player: scope.you, source: scope.self, about: 'modifier', no: true });
      }
      frame.i++;
      return begin(g, frame, scope, effect, can ? bits : plain);
    }
    frame.i++;
    return begin(g, frame, scope, effect, bits);
  }
  pop(g);
}

function begin(g: Game, frame: SequenceFrame, scope: Scope, effect: CompiledEffect, bits: number): void {
  tell(g, 'effect', '001 Card Play Sequence', { player: scope.you, cause: scope.self, amount: effect.number });
  pushBlock(g, effect.variants[bits] as number, frame.scope, scope.you, { offer: true, line: true });
}

/** Whether the effect is used at this play of its card. */
export function applies(g: Game, scope: Scope, effect: CompiledEffect): boolean {
  if (effect.timing === 'score') return false;
  if (card(g, scope.self).zone === 'row' || !gateHolds(g, scope, effect.gate)) return false;
  if (timingHolds(scope, effect.timing)) return true;
  return effect.modifiers.some(
    (modifier) =>
      modifier.becomes !== null && timingHolds(scope, modifier.becomes) && gateHolds(g, scope, modifier.gate),
  );
}

/** Without the modifiers that a player may prefer not to use. */
export function withoutChoices(effect: CompiledEffect, bits: number): number {
  let plain = bits;
  effect.modifiers.forEach((modifier, i) => {
    if (modifier.choice) plain &= ~(1 << i);
  });
  return plain;
}
