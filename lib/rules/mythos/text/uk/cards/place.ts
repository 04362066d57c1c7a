import type { Place } from '../../../cards/effects/expression';
import { say, type Text } from '../../pieces';
import { inflect } from '../words/phrase';
import type { Case, Count } from '../words/vocabulary';
import { named } from './reference';
import type { Scope } from './scope';

/** Where something is, where it comes from, where it goes; `nowhere`: that is not said. */
export type Way = 'at' | 'from' | 'to' | 'nowhere';

type Said = Exclude<Way, 'nowhere'>;

const PREPOSITIONS: Readonly<Record<Said, string>> = { at: 'на', from: 'з', to: 'на' };
const CASES: Readonly<Record<Said, Case>> = { at: 'l', from: 'g', to: 'a' };

const HERE: Readonly<Record<Said, string>> = { at: 'на цій місії', from: 'з цієї місії', to: 'на цю місію' };
/** Where this card has come to. */
const NEW: Readonly<Record<Said, string>> = { at: 'на новій місії', from: 'з нової місії', to: 'на нову місію' };
const ELSEWHERE: Readonly<Record<Count, Readonly<Record<Said, string>>>> = {
  one: { at: 'на іншій місії', from: 'з іншої місії', to: 'на іншу місію' },
  many: { at: 'на інших місіях', from: 'з інших місій', to: 'на інші місії' },
};
const ONE: Readonly<Record<Said, string>> = {
  at: 'на одній місії на твій вибір',
  from: 'з однієї місії на твій вибір',
  to: 'на одну місію на твій вибір',
};
const SAME: Readonly<Record<Said, string>> = {
  at: 'на тій самій місії',
  from: 'з тієї самої місії',
  to: 'на ту саму місію',
};
const OF: Readonly<Record<Said, string>> = { at: 'на місії', from: 'з місії', to: 'на місію' };

/** A mission; `count` tells one other mission from all the others. */
export function placeText(place: Place, way: Way, scope: Scope, count: Count = 'one'): Text {
  if (way === 'nowhere') return say``;
  switch (place) {
    case 'here':
      return say`${(scope.arrived ? NEW : HERE)[way]}`;
    case 'elsewhere':
      return say`${ELSEWHERE[count][way]}`;
    case 'oneMission':
      return say`${ONE[way]}`;
  }
  if ('mission' in place) {
    const mission = named(place.mission, scope);
    return say`${PREPOSITIONS[way]} ${inflect(mission.phrase, CASES[way], mission.count)}`;
  }
  if (place.missionOf === scope.recent) return say`${SAME[way]}`;
  const { phrase, count: cards } = named(place.missionOf, scope);
  return say`${OF[way]} ${inflect(phrase, 'g', cards)}`;
}
