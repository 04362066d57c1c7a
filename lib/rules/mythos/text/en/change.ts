import { steps } from '../../cards/effects/bindings';
import type { Change, Effect, Modifier } from '../../cards/effects/effect';
import type { EffectName } from '../../cards/effects/step';
import { EFFECT_TERMS, TIMING_TERMS } from '../heading';
import { type Part, say, sentence, type Text } from '../pieces';
import { relation } from './cards/comparison';
import { amount, comparison } from './cards/group';
import { isMany, list } from './cards/reference';
import type { Scope } from './scope';
import { sentences } from './step';
import { withArticle, WORDS } from './words';

/** How a line changes another one: `MAIN effect: instead, …`. */
export function modification({ of, change }: Modifier, scope: Scope): Text {
  const effect = say`${EFFECT_TERMS[of]} effect`;
  if ('becomes' in change)
    return sentence(say`the ${effect} becomes ${withArticle(say`${TIMING_TERMS[change.becomes]} effect`)}`);
  if ('add' in change) return sentences(change.add, scope, say`${effect}: in addition,`);
  if ('instead' in change) return sentences(change.instead, scope, say`${effect}: instead,`);
  return say`${effect}: ${altered(change, of, scope)}.`;
}

function altered(
  change: Exclude<Change, { becomes: unknown } | { add: unknown } | { instead: unknown }>,
  of: EffectName,
  scope: Scope,
): Text {
  if ('verb' in change) {
    const them = hidesMany(of, scope) ? 'them' : 'it';
    return say`${WORDS.defeat} ${them} instead of ${WORDS.hiding} ${them}`;
  }
  if ('limit' in change) {
    const name = say`${LIMIT_NAMES[change.limit]} limit`;
    if (change.is === null) return say`there is no ${name}`;
    const { word, value: what } = relation(change.is);
    if (typeof what !== 'number')
      return say`instead, the ${LIMIT_NAMES[change.limit]} must be ${comparison(change.is, scope)}`;
    return say`the ${name} becomes ${word.endsWith('than') ? word : ''} ${what}`;
  }
  const { shown, tail } = amount(change.less, scope);
  return say`play the card, paying ${shown} less${tail}`;
}

const LIMIT_NAMES = { cost: 'cost', power: WORDS.power, totalCost: 'total cost' } as const satisfies Record<
  string,
  Part
>;

/** Whether the effect of that name hides several characters. */
function hidesMany(name: EffectName, { card }: Scope): boolean {
  const hide = steps(card.effects.filter((effect) => isCalled(effect, name))).filter((step) => step.do === 'hide');
  return hide.length > 1 || hide.some((step) => list(step.what).length > 1 || list(step.what).some(isMany));
}

function isCalled({ timing, gate, kind }: Effect, name: EffectName): boolean {
  if (kind === 'modifier') return false;
  if (name === 'duel') return gate?.duel !== undefined;
  if (name === 'firstStrike') return gate?.firstStrike === true;
  return timing === name && !gate;
}
