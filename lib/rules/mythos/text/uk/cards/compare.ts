import type { CardFilter, Compare, Value } from '../../../cards/effects/expression';
import { say, type Text } from '../../pieces';
import { inflect, type Phrase, preceded } from '../words/phrase';
import { type Case, COST, hard, POWER, PRINTED, PRINTED_POWER } from '../words/vocabulary';
import { aside, type Scope } from './scope';

// Limits: `3 або менше`, and where the limit is no number, `не більша за кількість …`.

type Relation = 'atMost' | 'atLeast' | 'exactly' | 'lessThan' | 'moreThan';
export interface Limit {
  relation: Relation;
  value: Value;
}

export function limitOf(compare: Compare): Limit {
  if ('atMost' in compare) return { relation: 'atMost', value: compare.atMost };
  if ('atLeast' in compare) return { relation: 'atLeast', value: compare.atLeast };
  if ('exactly' in compare) return { relation: 'exactly', value: compare.exactly };
  if ('lessThan' in compare) return { relation: 'lessThan', value: compare.lessThan };
  return { relation: 'moreThan', value: compare.moreThan };
}

const TO_NUMBER: Readonly<Record<Relation, (number: number) => Text>> = {
  atMost: (number) => say`${number} або менше`,
  atLeast: (number) => say`${number} або більше`,
  exactly: (number) => say`рівно ${number}`,
  lessThan: (number) => say`менше ніж ${number}`,
  moreThan: (number) => say`більше ніж ${number}`,
};

const LESS = hard('менш');
const MORE = hard('більш');
const EQUAL = hard('рівн');

/** What follows a measure, agreeing with it: `вартістю 3 або менше`, `вартість, не більшу за Power цього персонажа`. */
export function limitText(compare: Compare, measured: Phrase, wanted: Case, scope: Scope): Text {
  const { relation, value } = limitOf(compare);
  if (typeof value === 'number') return TO_NUMBER[relation](value);
  const form = { noun: measured.noun, count: 'one', case: wanted } as const;
  const said = (to: Case) => scope.value(value, to, aside(scope));
  switch (relation) {
    case 'atMost':
      return say`не ${MORE(form)} за ${said('a')}`;
    case 'atLeast':
      return say`не ${LESS(form)} за ${said('a')}`;
    case 'exactly':
      return say`${EQUAL(form)} ${said('d')}`;
    case 'lessThan':
      return say`${LESS(form)} за ${said('a')}`;
    case 'moreThan':
      return say`${MORE(form)} за ${said('a')}`;
  }
}

export const STAT_PHRASES = {
  cost: { noun: COST, before: [] },
  printedCost: preceded({ noun: COST, before: [] }, PRINTED),
  power: { noun: POWER, before: [] },
  printedPower: preceded({ noun: POWER, before: [] }, PRINTED_POWER),
} as const satisfies Record<string, Phrase>;

/** What stays of a measure on a card that lies face down. */
export const PRINTED_STATS = {
  cost: 'printedCost',
  printedCost: 'printedCost',
  power: 'printedPower',
  printedPower: 'printedPower',
} as const;

const STATS = ['cost', 'printedCost', 'power', 'printedPower'] as const;
type Limits = Pick<CardFilter, (typeof STATS)[number]>;

/** Every limit on what a card is worth, each in the case wanted. */
export function statLimits(filter: Limits, wanted: Case, scope: Scope): Text[] {
  return STATS.flatMap((stat) => {
    const compare = filter[stat];
    const phrase = STAT_PHRASES[stat];
    if (!compare) return [];
    const limit = limitText(compare, phrase, wanted, scope);
    // What describes a noun from behind is set off by commas: `з Power, меншою за Power цього персонажа,`.
    const said = typeof limitOf(compare).value === 'number' ? limit : say`, ${limit},`;
    return [say`${inflect(phrase, wanted)} ${said}`];
  });
}

/** Those limits that are numbers, which stand close to the noun, and the others, which are longer. */
export function byLength(filter: Limits): { short: Limits; long: Limits } {
  const isShort = (compare: Compare | undefined) => compare !== undefined && typeof limitOf(compare).value === 'number';
  const picked = (short: boolean): Limits =>
    Object.fromEntries(STATS.filter((stat) => isShort(filter[stat]) === short).map((stat) => [stat, filter[stat]]));
  return { short: picked(true), long: picked(false) };
}

/** `з вартістю 3 або менше і з Power 2 або менше` */
export function withStats(filter: Limits, scope: Scope): Text[] {
  return statLimits(filter, 'i', scope).map((limit) => say`з ${limit}`);
}
