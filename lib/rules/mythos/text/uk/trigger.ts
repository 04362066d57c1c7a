import type { Characters } from '../../cards/effects/expression';
import type { Trigger } from '../../cards/effects/effect';
import { say, term, type Text } from '../pieces';
import { barePhrase } from './cards/describe';
import { groupPhrase, locationText } from './cards/group';
import { refText } from './cards/reference';
import { aside, type Scope } from './cards/scope';
import { traitsText } from './cards/trait';
import { END_OF_ROUND, type Lead } from './step';
import { inflect } from './words/phrase';
import type { Case } from './words/vocabulary';

/** Whether what follows is about the mission this card has moved to. */
export function hasArrived(on: Trigger): boolean {
  return on.event === 'moved' && on.what === 'self';
}

function selfMoved(by: 'you' | undefined, scope: Scope): Text {
  const self = refText('self', 'a', scope);
  return by ? say`ти ${term('move', 'перемістиш')} ${self}` : say`${self} ${term('move', 'переміщено')}`;
}

type About = 'self' | Characters;

/** What a triggered effect waits for, before what it does. */
export function triggerLead(on: Trigger, scope: Scope): Lead {
  switch (on.event) {
    case 'startOfRound':
      return { said: say`на початку раунду`, clause: false };
    case 'endOfRound':
      return END_OF_ROUND;
    case 'beforePower':
      return { said: say`перед підрахунком ${term('power', 'Power')} на цій місії`, clause: false };
    case 'moved':
      if (on.what === 'self') return { said: say`після того як ${selfMoved(on.by, scope)}`, clause: true };
      return { said: say`коли ${eventText(on, scope)}`, clause: true };
    default:
      return { said: say`коли ${eventText(on, scope)}`, clause: true };
  }
}

function eventText(on: Exclude<Trigger, { event: 'startOfRound' | 'endOfRound' | 'beforePower' }>, scope: Scope): Text {
  const owners: Scope = { ...aside(scope), acting: 'by' in on && on.by === 'you' };
  switch (on.event) {
    case 'played': {
      const to = on.what === 'self' || on.what.in === undefined ? '' : locationText(on.what, owners, 'to');
      const whom = on.what === 'self' ? refText('self', 'a', owners) : inflect(barePhrase(on.what, owners), 'a');
      const from = on.from === 'hand' ? 'з руки' : '';
      return say`${on.by ? 'ти граєш' : ''} ${to} ${on.by ? '' : 'зіграно'} ${from} ${whom}`;
    }
    case 'defeated':
      return say`${on.by ? say`ти ${term('defeat', 'перемагаєш')}` : term('defeat', 'переможено')} ${whoText(on.what, 'a', owners)}`;
    case 'moved': {
      const moves = on.by ? say`ти ${term('move', 'переміщуєш')}` : term('move', 'переміщено');
      return on.together && on.what !== 'self'
        ? say`${moves} одного чи кількох ${inflect(groupPhrase(on.what, owners, on.what.in ? 'from' : 'nowhere'), 'g', 'many')}`
        : say`${moves} ${whoText(on.what, 'a', owners, 'from')}`;
    }
    case 'attached': {
      const attachment = say`долучення ${traitsText(on.attachment.anyOf, scope)}`;
      const host = whoText(on.to, 'a', owners);
      return on.by ? say`ти кладеш ${attachment} на ${host}` : say`${attachment} покладено на ${host}`;
    }
    case 'affected':
      return say`на ${whoText(on.what, 'a', owners)} діє ${term('enemy', 'ворожий')} ефект`;
    case 'passed':
      return say`ти ${term('pass', 'пасуєш')}`;
    case 'missionLost':
      return say`ти програєш цю місію в оцінці місій`;
  }
}

function whoText(what: About, wanted: Case, scope: Scope, way: 'at' | 'from' = 'at'): Text {
  if (what === 'self') return refText('self', wanted, scope);
  return inflect(groupPhrase(what, scope, what.in === undefined ? 'nowhere' : way), wanted);
}
