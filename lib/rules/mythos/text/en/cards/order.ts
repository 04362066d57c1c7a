import type { Characters, Value } from '../../../cards/effects/expression';
import { LIMITS } from './comparison';
import type { Preposition } from './place';

/**
 * Whether what is asked of a character comes after its place: a mission comes last, so that it cannot be asked of the
 * mission, unless it would end up with another card the character is compared with; "in play" is part of the noun.
 */
export function asksAfterPlace(group: Characters & { perMission?: true | undefined }, place: Preposition): boolean {
  if (group.in === undefined && !group.perMission) return true;
  const compared = [...LIMITS.map((stat) => group[stat]), group.tokens].map(
    (compare) => Object.values(compare ?? {})[0],
  );
  return (
    group.sameName !== undefined ||
    compared.some((what) => typeof what === 'object' && !(place === 'from' && isOwnStat(what)))
  );
}

function isOwnStat(what: Value): boolean {
  return typeof what === 'object' && 'stat' in what && (what.of === 'self' || what.of === 'host');
}
