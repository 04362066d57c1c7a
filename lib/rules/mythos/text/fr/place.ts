import type { Place } from '../../cards/effects/expression';
import { say, type Text } from '../pieces';
import { referent, type Scope } from './reference';
import { of } from './words/words';

/** With which preposition a place is said: `dans cette mission`, `de cette mission`. */
type Preposition = 'dans' | 'de' | 'vers';

/** Where: in one mission, or, for a group, in all of them. */
export function placeText(place: Place, preposition: Preposition, plural: boolean, scope: Scope): Text {
  const from = (words: string | Text, missions: Text) =>
    preposition === 'de' ? say`${words}` : say`${preposition} ${missions}`;
  if (place === 'here') return say`${preposition} cette mission`;
  if (place === 'elsewhere')
    return plural
      ? from('des autres missions', say`les autres missions`)
      : from('d’une autre mission', say`une autre mission`);
  if (place === 'oneMission') {
    const mission = say`une mission de ${scope.actor === 'you' ? 'votre' : 'son'} choix`;
    return from(say`d’${mission}`, mission);
  }
  if ('mission' in place) {
    const mission = referent(place.mission, scope).text;
    return from(of(mission), mission);
  }
  const mission = say`la mission ${of(referent(place.missionOf, scope).text)}`;
  return from(say`de ${mission}`, mission);
}
