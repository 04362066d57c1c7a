import type { Characters, Chosen, Compare, Group, Stat } from '../../../cards/effects/expression';
import { say, type Text } from '../../pieces';
import { type Agreement, POWER, PRINTED_POWER, tokens } from '../words/words';

// What cards are measured by, and where in a phrase that is said.

export const STATS: Readonly<Record<Stat, { word: Text; gender: Agreement['gender'] }>> = {
  cost: { word: say`coût`, gender: 'm' },
  printedCost: { word: say`coût imprimé`, gender: 'm' },
  power: { word: say`${POWER}`, gender: 'f' },
  printedPower: { word: say`${PRINTED_POWER}`, gender: 'f' },
  tokens: { word: say`nombre de ${tokens(true)}`, gender: 'm' },
};

export const LIMITS = ['cost', 'printedCost', 'power', 'printedPower'] as const;

/** Of a card whose name is shared, a number needs no second mention: `du même nom que X et de coût inférieur`. */
export function likeThat(compare: Compare, stat: Stat, sameName: string | undefined): string | undefined {
  const [relation, value] =
    'lessThan' in compare
      ? ['inférieur', compare.lessThan]
      : 'moreThan' in compare
        ? ['supérieur', compare.moreThan]
        : [];
  const same =
    sameName !== undefined &&
    typeof value === 'object' &&
    'stat' in value &&
    value.stat === stat &&
    value.of === sameName;
  return same ? relation : undefined;
}

/** Of all cards of a place, `de cette mission` sounds best, unless a number stands between. */
export function ofPlace(group: Chosen): 'de' | 'dans' {
  const measured = [...LIMITS, 'tokens', 'holding'].some((key) => key in group);
  return measured ? 'dans' : 'de';
}

/**
 * Whether a place is said before the cards: `cachez dans cette mission un personnage de coût inférieur à celui de la
 * carte défaussée`, so that neither number nor card seems to belong to it.
 */
export function isPlaceFirst(group: Chosen | Group): group is Characters & { in: NonNullable<Characters['in']> } {
  if (group.from !== undefined && group.from !== 'play') return false;
  if (group.in === undefined || group.is !== undefined || ('perMission' in group && group.perMission)) return false;
  return LIMITS.some((stat) => {
    const compare = group[stat];
    return compare !== undefined && !isPlain(compare) && !likeThat(compare, stat, group.sameName);
  });
}

function isPlain(compare: Compare): boolean {
  return Object.values(compare).every((value) => typeof value === 'number');
}

export function isNone(compare: Compare): boolean {
  return ('exactly' in compare && compare.exactly === 0) || ('atMost' in compare && compare.atMost === 0);
}

/** Looked at from top to bottom. */
export function isWholeDeck(chosen: Chosen): boolean {
  return chosen.from === 'deck' && chosen.choose === 'all' && chosen.top === undefined;
}
