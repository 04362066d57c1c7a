import type { Change, Modifier } from '../../cards/effects/effect';
import type { EffectName, Step } from '../../cards/effects/step';
import type { Compare } from '../../cards/effects/expression';
import { EFFECT_TERMS, TIMING_TERMS } from '../heading';
import { say, sentence, term, type Text } from '../pieces';
import { limitOf, limitText } from './cards/compare';
import type { Scope } from './cards/scope';
import { isMany } from './cards/target';
import { measured, withX } from './cards/value';
import { stepsText } from './step';
import { CHAKRA, COST, POWER } from './words/vocabulary';

/** How a line changes an earlier effect of the same card. */
export function changeText({ of, change }: Modifier, scope: Scope): Text {
  const effect = say`ефект ${EFFECT_TERMS[of]}`;
  if ('add' in change) return stepsText(change.add, scope, { said: say`${effect}: додатково`, clause: false });
  if ('instead' in change) return stepsText(change.instead, scope, { said: say`${effect}: натомість`, clause: false });
  return sentence(said(effect, change, of, scope));
}

function said(
  effect: Text,
  change: Exclude<Change, { add: Step[] } | { instead: Step[] }>,
  of: EffectName,
  scope: Scope,
): Text {
  if ('verb' in change) {
    const [whom, them] = hidesMany(of, scope) ? ['персонажів', 'їх'] : ['персонажа', 'його'];
    return say`${effect} не ${term('hide', 'приховує')} ${whom}, а ${term('defeat', 'перемагає')} ${them}`;
  }
  if ('limit' in change) return say`${effect}: ${newLimit(change.limit, change.is, scope)}`;
  if ('less' in change) {
    const amount = withX(change.less, scope);
    return say`${effect}: зіграна карта коштує на ${measured(amount, { noun: CHAKRA, before: [] }, 'a')} менше${amount.tail}`;
  }
  return say`${effect} стає ефектом ${TIMING_TERMS[change.becomes]}`;
}

const LIMITED = {
  cost: { said: say`вартість`, of: say`вартості`, noun: COST },
  power: { said: [term('power', 'Power')], of: [term('power', 'Power')], noun: POWER },
  totalCost: { said: say`сумарна вартість`, of: say`сумарної вартості`, noun: COST },
} as const;

function newLimit(limit: keyof typeof LIMITED, is: Compare | null, scope: Scope): Text {
  const { said, of, noun } = LIMITED[limit];
  if (is === null) return say`межі ${of} немає`;
  const { relation, value } = limitOf(is);
  const allowed = limitText(is, { noun, before: [] }, 'i', scope);
  if (typeof value !== 'number') return say`${said} тепер має бути ${allowed}`;
  return say`межа ${of} тепер ${relation === 'atMost' || relation === 'atLeast' ? value : allowed}`;
}

/** Whether the effect it changes hides several characters. */
function hidesMany(of: EffectName, scope: Scope): boolean {
  const changed = scope.card.effects.flatMap((effect) => {
    const name =
      effect.timing !== 'main' || !effect.gate
        ? effect.timing
        : effect.gate.duel === undefined
          ? 'firstStrike'
          : 'duel';
    return effect.kind === 'instant' && name === of ? effect.steps : [];
  });
  const hides = changed.filter((step) => step.do === 'hide');
  return hides.length > 1 || hides.some(({ what }) => Array.isArray(what) || isMany(what, scope));
}
