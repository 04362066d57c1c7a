import type { Compare, Value } from '../../../cards/effects/expression';

/** What may be limited by a number. */
export const LIMITS = ['cost', 'printedCost', 'power', 'printedPower'] as const;

export interface Relation {
  /** Beside a number: `3 or less`, `less than 3`. */
  word: 'exactly' | 'or less' | 'or more' | 'less than' | 'more than';
  /** Before anything longer: `equal to or lower than the number of …`. */
  than: string;
  value: Value;
}

export function relation(compare: Compare): Relation {
  if ('atMost' in compare) return { word: 'or less', than: 'equal to or lower than', value: compare.atMost };
  if ('atLeast' in compare) return { word: 'or more', than: 'equal to or higher than', value: compare.atLeast };
  if ('exactly' in compare) return { word: 'exactly', than: 'equal to', value: compare.exactly };
  if ('lessThan' in compare) return { word: 'less than', than: 'lower than', value: compare.lessThan };
  return { word: 'more than', than: 'higher than', value: compare.moreThan };
}
