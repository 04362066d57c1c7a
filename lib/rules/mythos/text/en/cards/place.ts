import type { Choice, Place } from '../../../cards/effects/expression';
import { type Part, say, type Text } from '../../pieces';
import { reference } from './reference';
import type { Scope } from '../scope';
import { WORDS } from '../words';

/** How a group's place is joined to it: `in your hand`, `from your hand`; `none` where it goes without saying. */
export type Preposition = 'in' | 'from' | 'none';

/** `in this mission`, `from another mission`. */
export function inPlace(
  place: Place | undefined,
  group: { from?: unknown; perMission?: true | undefined; choose?: Choice | undefined },
  preposition: Preposition,
  scope: Scope,
): Part {
  const word = preposition === 'none' ? 'in' : preposition;
  if (group.perMission) return say`${word} each ${WORDS.mission}`;
  if (place === undefined) return preposition === 'none' ? '' : 'in play';
  if (place === 'elsewhere') {
    return group.choose === 'all' ? say`${word} the other ${WORDS.missions}` : placeWords(place, word, scope);
  }
  return placeWords(place, word, scope);
}

export function placeWords(place: Place, word: 'in' | 'from' | 'to', scope: Scope): Text {
  if (place === 'here') {
    if (scope.here === 'there') return say`there`;
    return say`${word} ${scope.here === 'in its new mission' ? 'its new' : 'this'} ${WORDS.mission}`;
  }
  if (place === 'elsewhere') return say`${word} another ${WORDS.mission}`;
  if (place === 'oneMission')
    return say`${word} a ${WORDS.mission} of ${scope.actor === 'you' ? 'your' : 'their'} choice`;
  if ('mission' in place) return say`${word} ${reference(place.mission, scope).text}`;
  if (place.missionOf === scope.last) return say`${word} the same ${WORDS.mission}`;
  return say`${word} the ${WORDS.mission} of ${reference(place.missionOf, scope).text}`;
}
