import type { Group, Stat, Value } from '../../../cards/effects/expression';
import { say, type Text } from '../../pieces';
import { counted, inflect, type Phrase, preceded } from '../words/phrase';
import { type Case, EVERY, had, hard, type Noun, NUMBER, QUANTITY, TOKEN } from '../words/vocabulary';
import { bindingFor, isGone } from './binding';
import { PRINTED_STATS, STAT_PHRASES } from './compare';
import { groupPhrase } from './group';
import { named, remembered } from './reference';
import { aside, type Scope } from './scope';

/** A value in words: `кількість прихованих персонажів на цій місії`. */
export function valueText(value: Value, wanted: Case, scope: Scope): Text {
  if (typeof value === 'number') return say`${value}`;
  if ('count' in value) return say`${inflect(quantity, wanted)} ${manyOf(value.count, scope)}`;
  if ('stat' in value) return statText(value.stat, value.of, wanted, scope);
  if ('amount' in value) return inflect(remembered(value.amount, scope), wanted);
  if ('plus' in value) {
    const [base, more] = value.plus;
    const less = typeof more === 'number' && more < 0;
    return say`${valueText(base, wanted, scope)} ${less ? 'мінус' : 'плюс'} ${less ? -more : valueText(more, 'n', scope)}`;
  }
  const [times, of] = value.times;
  const inner = valueText(of, 'n', scope);
  return typeof of === 'object' && 'plus' in of ? say`${times} × (${inner})` : say`${times} × ${inner}`;
}

const TOTAL = hard('сумарн');
const quantity: Phrase = { noun: QUANTITY, before: [] };

/** What a predicate about the value agrees with. */
export function valueNoun(value: Value, scope: Scope): Noun {
  if (typeof value === 'number' || 'times' in value) return NUMBER;
  if ('plus' in value) return valueNoun(value.plus[0], scope);
  return 'amount' in value ? remembered(value.amount, scope).noun : QUANTITY;
}

function manyOf(of: string | Group, scope: Scope): Text {
  return inflect(phraseOf(of, scope).phrase, 'g', 'many');
}

function phraseOf(of: string | Group, scope: Scope) {
  return typeof of === 'string' ? named(of, scope) : { phrase: groupPhrase(of, aside(scope)), count: 'one' as const };
}

function statText(stat: Stat, of: string | Group, wanted: Case, scope: Scope): Text {
  const { phrase, count } = phraseOf(of, scope);
  // Of a group it is the sum, unless the group is the one at an end of the scale.
  const sum = typeof of === 'object' && !('is' in of && of.is !== undefined);
  const owners = sum ? 'many' : count;
  const step = typeof of === 'string' ? bindingFor(of, scope) : undefined;
  if (stat === 'tokens')
    return say`${inflect(quantity, wanted)} ${inflect({ noun: TOKEN, before: [] }, 'g', 'many')} на ${inflect(phrase, 'l', owners)}`;
  // Face down a card has neither cost nor Power, and one that left play has the printed Power alone: what is meant is
  // what a look at it showed, or what it had before.
  if (stat === 'power' && step && isGone(step))
    return say`${inflect(STAT_PHRASES.power, wanted)}, яку ${had(phrase.noun, owners)} ${inflect(phrase, 'n', owners)},`;
  const measure = STAT_PHRASES[step?.do === 'look' ? PRINTED_STATS[stat] : stat];
  return say`${inflect(sum ? preceded(measure, TOTAL) : measure, wanted)} ${inflect(phrase, 'g', owners)}`;
}

/** How much, as a sentence says it: a number, perhaps for every one of a group, or an X that its end explains. */
export interface Amount {
  said: string | number;
  /** What stands at the end of the sentence. */
  tail: Text;
}

export function amountOf(value: Value, scope: Scope): Amount {
  if (typeof value === 'number') return { said: value, tail: say`` };
  if ('count' in value) return { said: 1, tail: forEvery(value.count, scope) };
  if ('times' in value) {
    const [times, of] = value.times;
    if (typeof of === 'object' && 'count' in of) return { said: times, tail: forEvery(of.count, scope) };
  }
  return withX(value, scope);
}

/** As an amount, but never `за кожного`: where "less for each" would be read as a comparison. */
export function withX(value: Value, scope: Scope): Amount {
  if (typeof value === 'number') return { said: value, tail: say`` };
  if ('times' in value) return { said: `${value.times[0]}X`, tail: whereX(value.times[1], scope) };
  if ('plus' in value) {
    const [base, more] = value.plus;
    if (typeof more === 'number' && typeof base === 'object')
      return { said: more < 0 ? `X−${-more}` : `X+${more}`, tail: whereX(base, scope) };
  }
  return { said: 'X', tail: whereX(value, scope) };
}

export function whereX(value: Value, scope: Scope): Text {
  return say`, де X дорівнює ${valueText(value, 'd', scope)},`;
}

function forEvery(of: string | Group, scope: Scope): Text {
  const { phrase } = phraseOf(of, scope);
  return say`за ${inflect({ ...phrase, before: [EVERY, ...phrase.before] }, 'a')}`;
}

/** `2 чакри`, `X чакри` */
export function measured({ said }: Amount, phrase: Phrase, wanted: Case): Text {
  return typeof said === 'number' ? counted(said, phrase, wanted) : say`${said} ${inflect(phrase, 'g', 'many')}`;
}
