import type { Trigger } from '../../cards/effects/effect';
import type { Characters } from '../../cards/effects/expression';
import { say, type Text } from '../pieces';
import { anyOne, everyOne } from './cards/group';
import { placeWords } from './cards/place';
import { reference } from './cards/reference';
import type { Scope } from './scope';
import { attachmentOf } from './cards/side';
import { WORDS } from './words';

/** After what a triggered effect acts: `when you pass`. */
export function trigger(on: Trigger, scope: Scope): Text {
  switch (on.event) {
    case 'played': {
      const what = on.what === 'self' ? 'self' : { ...on.what, in: undefined };
      const place = on.what === 'self' || on.what.in === undefined ? '' : placeWords(on.what.in, 'in', scope);
      const how = say`${on.from ? 'from hand' : ''} ${place}`;
      return on.by
        ? say`when you play ${subject(what, scope)} ${how}`
        : say`when ${subject(what, scope)} is played ${how}`;
    }
    case 'defeated':
      return on.by
        ? say`when you ${WORDS.defeat} ${subject(on.what, scope)}`
        : say`when ${subject(on.what, scope)} is ${WORDS.defeated}`;
    case 'moved': {
      const what =
        on.together && on.what !== 'self'
          ? say`one or more ${everyOne({ ...on.what, is: undefined }, scope, 'none').text}`
          : subject(on.what, scope);
      const when = on.what === 'self' ? 'after' : 'when';
      return on.by
        ? say`${when} you ${WORDS.move} ${what}`
        : say`${when} ${what} ${on.together && on.what !== 'self' ? WORDS.move : WORDS.moves}`;
    }
    case 'attached': {
      const attachment = attachmentOf(on.attachment.anyOf, scope);
      const to = subject(on.to, scope);
      return on.by ? say`when you attach ${attachment} to ${to}` : say`when ${attachment} is attached to ${to}`;
    }
    case 'affected':
      return say`when an ${WORDS.enemy} effect affects ${subject(on.what, scope)}`;
    case 'passed':
      return say`when you ${WORDS.pass}`;
    case 'missionLost':
      return say`when you lose this ${WORDS.mission} in the Mission evaluation phase`;
    case 'startOfRound':
      return say`at the start of the ${WORDS.round}`;
    case 'endOfRound':
      return say`at the end of the ${WORDS.round}`;
    case 'beforePower':
      return say`before ${WORDS.power} is determined in the Mission evaluation phase`;
  }
}

/** The card a trigger or a replacement is about. */
export function subject(what: 'self' | Characters, scope: Scope): Text {
  return what === 'self' ? reference('self', scope).text : anyOne(what, scope);
}
