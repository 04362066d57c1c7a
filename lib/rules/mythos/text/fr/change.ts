import type { Change, Effect, Modifier } from '../../cards/effects/effect';
import type { Compare } from '../../cards/effects/expression';
import type { EffectName, Step } from '../../cards/effects/step';
import { EFFECT_TERMS, TIMING_TERMS } from '../heading';
import { say, term, type Text } from '../pieces';
import { perEach, unknownsOf } from './cards/amount';
import { numbered } from './condition';
import { type Scope, shapeOf } from './cards/reference';
import { clausesOfSteps, paragraph } from './step';
import { POWER, THIN } from './words/words';

// How a line changes an earlier effect of its card: `Effet MAIN : …`.

export function modifierText({ of: name, change }: Modifier, scope: Scope): Text {
  if ('becomes' in change)
    return paragraph([say`l’effet ${EFFECT_TERMS[name]} devient un effet ${TIMING_TERMS[change.becomes]}`]);
  return paragraph(changeClauses(name, change, scope), say`effet ${EFFECT_TERMS[name]}${THIN}:`);
}

function changeClauses(name: EffectName, change: Exclude<Change, { becomes: unknown }>, scope: Scope): Text[] {
  if ('add' in change) return opened('en plus,', change.add, scope);
  if ('instead' in change) return opened('à la place,', change.instead, scope);
  if ('verb' in change) return [defeatedInstead(name, scope)];
  if ('less' in change) {
    const { text, each } = perEach(change.less, scope);
    return [say`la carte jouée coûte ${text} de moins ${each}${unknownsOf(scope)}`];
  }
  return [limitText(change.limit, change.is, scope)];
}

function opened(word: string, steps: readonly Step[], scope: Scope): Text[] {
  const [first = [], ...others] = clausesOfSteps(steps, scope);
  return [say`${word} ${first}`, ...others];
}

const LIMITED = {
  cost: { stat: 'cost', word: say`coût` },
  power: { stat: 'power', word: say`${POWER}` },
  totalCost: { stat: 'cost', word: say`coût total` },
} as const;

function limitText(limit: keyof typeof LIMITED, is: Compare | null, scope: Scope): Text {
  const { stat, word } = LIMITED[limit];
  if (is === null) return say`il n’y a plus de limite de ${word}`;
  const bound = 'atMost' in is ? is.atMost : 'atLeast' in is ? is.atLeast : undefined;
  if (typeof bound === 'number') return say`la limite de ${word} devient ${bound}`;
  return say`${limit === 'power' ? 'la' : 'le'} ${word} doit être ${numbered(is, stat, scope)}`;
}

/** One or more, by what the changed effect hides. */
function defeatedInstead(name: EffectName, scope: Scope): Text {
  const hiding = scope.card.effects.filter((effect) => isCalled(effect, name)).flatMap(hides);
  const plural = hiding.length > 1 || hiding.some((step) => shapeOf(step.what, scope).plural);
  const s = plural ? 's' : '';
  return say`${plural ? 'les personnages sont' : 'le personnage est'} ${term('defeat', `vaincu${s}`)} au lieu d’être ${term('hide', `caché${s}`)}`;
}

function hides(effect: Effect) {
  return 'steps' in effect ? effect.steps.filter((step) => step.do === 'hide') : [];
}

function isCalled({ timing, gate, kind }: Effect, name: EffectName): boolean {
  if (kind === 'modifier') return false;
  if (name === 'duel') return gate?.duel !== undefined;
  if (name === 'firstStrike') return gate?.firstStrike === true;
  return !gate && timing === name;
}
