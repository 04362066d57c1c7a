import type { Effect } from '../../../cards/effects/effect';
import { bindingOf } from '../../../cards/effects/bindings';
import type { Place } from '../../../cards/effects/expression';
import { say, type Text } from '../../pieces';
import { referent, type Scope } from './reference';
import { of } from '../words/words';

/** With which preposition a place is said: `dans cette mission`, `de cette mission`. */
export type Preposition = 'dans' | 'de' | 'hors de' | 'vers';

/** Where: in one mission, or, for a group, in all of them. */
export function placeText(place: Place, preposition: Preposition, plural: boolean, scope: Scope): Text {
  if (place === 'here') return say`${preposition} ${hasMoved(scope.effect) ? 'sa nouvelle' : 'cette'} mission`;
  const from = (words: string | Text, missions: Text) =>
    preposition === 'de' || preposition === 'hors de' ? say`${words}` : say`${preposition} ${missions}`;
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
  const { text } = referent(place.missionOf, scope);
  const mission = hasLeft(place.missionOf, scope) ? say`la mission où était ${text}` : say`la mission ${of(text)}`;
  return from(say`de ${mission}`, mission);
}

/** Of a card that has moved, `cette mission` could be the one it left. */
function hasMoved(effect: Effect | undefined): boolean {
  return effect?.kind === 'triggered' && effect.on.event === 'moved' && effect.on.what === 'self';
}

function hasLeft(ref: string, { card }: Scope): boolean {
  const fate = bindingOf(card.effects, ref)?.do;
  return fate === 'return' || fate === 'defeat' || fate === 'discard';
}
