import type { Value } from '../../../cards/effects/expression';
import { listed, say, type Text } from '../../pieces';
import { countedNoun, valueText } from './expression';
import { each } from '../words/noun';
import type { Scope } from './reference';
import { signed } from '../words/words';

// Numbers in a sentence. One that has to be worked out is X, and the end of the sentence says what X is.

interface Amount {
  text: Text;
  plural: boolean;
  /** `pour chaque personnage allié` */
  each: Text;
}

const LETTERS = ['X', 'Y', 'Z'];

/** A number to put before a noun; `2 pour chaque …` for a multiple of a count. */
export function amountOf(value: Value, scope: Scope): Amount {
  if (typeof value === 'number') return { text: say`${value}`, plural: Math.abs(value) > 1, each: [] };
  if ('times' in value && typeof value.times[1] === 'object' && 'count' in value.times[1])
    return { ...amountOf(value.times[0], scope), each: forEach(value.times[1].count, scope) };
  return { text: lettered(value, scope), plural: true, each: [] };
}

/** The same for a bonus: `+2`, `+1 … pour chaque …`, `+X`. */
export function bonusOf(value: Value, scope: Scope): Amount {
  if (typeof value === 'number') return { text: say`${signed(value)}`, plural: Math.abs(value) > 1, each: [] };
  if ('count' in value) return { text: say`+1`, plural: false, each: forEach(value.count, scope) };
  if ('times' in value && typeof value.times[1] === 'object' && 'count' in value.times[1])
    return { ...bonusOf(value.times[0], scope), each: forEach(value.times[1].count, scope) };
  return { text: say`+${lettered(value, scope)}`, plural: true, each: [] };
}

/** The same for what is paid less or more: `1`, `1 … pour chaque …`, `X`. */
export function perEach(value: Value, scope: Scope): Amount {
  return typeof value === 'object' && 'count' in value
    ? { text: say`1`, plural: false, each: forEach(value.count, scope) }
    : amountOf(value, scope);
}

function forEach(counted: Parameters<typeof countedNoun>[0], scope: Scope): Text {
  return say`pour ${each(countedNoun(counted, scope))}`;
}

function lettered(value: Value, scope: Scope): Text {
  if (typeof value === 'number') return say`${value}`;
  if ('plus' in value) {
    const [first, second] = value.plus;
    const start = lettered(first, scope);
    return say`${start}${typeof second === 'number' ? signed(second) : say`+${lettered(second, scope)}`}`;
  }
  const letter = LETTERS[scope.unknowns.length] ?? `X${scope.unknowns.length + 1}`;
  scope.unknowns.push(say`${letter} est ${valueText(value, scope)}`);
  return say`${letter}`;
}

/** `, où X est le nombre de …`: the end of a sentence with unknowns. */
export function unknownsOf({ unknowns }: Scope): Text {
  return unknowns.length === 0 ? [] : say`, où ${listed(unknowns, 'et')}`;
}
