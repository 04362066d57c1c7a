import type { Effect, Timing } from '../cards/effects/effect';
import type { EffectName } from '../cards/effects/step';
import type { Speaker } from './grammar';
import { joined, type Piece, say, term, type Text } from './pieces';

// What is printed before the words of a line. Terms stay as printed in every language.

export const TIMING_TERMS: Readonly<Record<Timing, Piece>> = {
  main: term('main', 'MAIN'),
  upgrade: term('upgrade', 'UPGRADE'),
  ambush: term('ambush', 'AMBUSH'),
  score: term('score', 'SCORE'),
};

/** What other lines and cards call an effect by. */
export const EFFECT_TERMS: Readonly<Record<EffectName, Piece>> = {
  main: TIMING_TERMS.main,
  upgrade: TIMING_TERMS.upgrade,
  ambush: TIMING_TERMS.ambush,
  duel: term('duel', 'DUEL'),
  firstStrike: term('first-strike', 'FIRST STRIKE'),
};

/** Timing, gate and icon: `UPGRADE ↯`. */
export function heading(effect: Effect, card: Pick<Speaker, 'nameOf'>): Text {
  const { kind } = effect;
  const icon = kind === 'instant' ? 'instant' : 'continuous';
  return joined([timing(effect, card), kind === 'modifier' ? '' : { kind: 'icon', icon }]);
}

/** Timing and gate. A gate stands for MAIN: such lines print DUEL or FIRST STRIKE alone. */
export function timing({ timing: when, gate }: Effect, { nameOf }: Pick<Speaker, 'nameOf'>): Text {
  const duel = gate?.duel;
  return joined([
    gate && when === 'main' ? '' : TIMING_TERMS[when],
    gate?.firstStrike ? EFFECT_TERMS.firstStrike : '',
    duel === undefined ? '' : say`${EFFECT_TERMS.duel} ${{ kind: 'name', name: duel, text: nameOf(duel) }}`,
  ]);
}
