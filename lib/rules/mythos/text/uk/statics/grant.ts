import type { Grant } from '../../../cards/effects/effect';
import type { Subject } from '../../../cards/effects/grant';
import type { Characters, Value } from '../../../cards/effects/expression';
import type { Trait } from '../../../cards/effects/trait';
import { TIMING_TERMS } from '../../heading';
import { upgradedOver } from '../../itself';
import { plain, say, term, type Text } from '../../pieces';
import { barePhrase } from '../cards/describe';
import { named } from '../cards/reference';
import type { Scope } from '../cards/scope';
import { familyText, traitsText } from '../cards/trait';
import { amountOf } from '../cards/value';
import { conditionText } from '../condition';
import { signed } from '../deed';
import { counted, inflect, type Phrase, preceded } from '../words/phrase';
import { ANY, POINT, TOKEN } from '../words/vocabulary';
import { costText } from './cost';
import { forbiddenText } from './forbid';
import { agreeing, subjectOf } from './subject';

const POWER = term('power', 'Power');
const HAS = agreeing('має', 'мають');
const COUNTS_AS = agreeing('також вважається', 'також вважаються');

/** What a static effect makes so; effects it gives have words of their own. */
export function grantText(grant: Exclude<Grant, { grant: 'gains' }>, scope: Scope): Text {
  const self = inflect(named('self', scope).phrase, 'g');
  switch (grant.grant) {
    case 'power': {
      const { said, tail } = amountOf(grant.amount, scope);
      const { said: who, count } = subjectOf(grant.to, scope);
      return say`${who('n')} ${HAS[count]} ${signed(said)} ${POWER} ${tail}`;
    }
    case 'setPower': {
      const { said: who, noun, count } = subjectOf(grant.to, scope);
      if (!grant.losesTokens) return say`${POWER} ${who('g')} дорівнює ${grant.amount}`;
      const loses = agreeing('втрачає', 'втрачають')[count];
      const their = agreeing(noun.gender === 'f' ? 'її' : 'його', 'їхня')[count];
      return say`${who('n')} ${loses} усі ${inflect({ noun: TOKEN, before: [] }, 'a', 'many')}, а ${their} ${POWER} дорівнює ${grant.amount}`;
    }
    case 'doublePower':
      return say`${POWER} ${subjectOf(grant.of, scope).said('g')} подвоюється`;
    case 'sideTotal':
      return say`ти маєш ${signed(grant.amount)} ${POWER} на цій місії`;
    case 'powerupBonus': {
      const tokens = counted(Math.abs(grant.amount), { noun: TOKEN, before: [] }, 'a');
      return say`кожен ${term('powerup', 'POWERUP')} ${subjectOf(grant.to, scope).said('d')} дає на ${tokens} ${grant.amount < 0 ? 'менше' : 'більше'}`;
    }
    case 'keepTokens': {
      const { said: who, count } = subjectOf(grant.to, scope);
      const keeps = agreeing('не втрачає', 'не втрачають')[count];
      return say`${who('n')} ${keeps} ${inflect({ noun: TOKEN, before: [] }, 'g', 'many')} наприкінці раунду`;
    }
    case 'chakra':
      return chakraText(grant.amount, grant.who, scope);
    case 'cost':
      return costText(grant, scope);
    case 'missionWorth': {
      const points = counted(Math.abs(grant.amount), { noun: POINT, before: [] }, 'a');
      return say`ця місія варта на ${points} ${grant.amount < 0 ? 'менше' : 'більше'} для обох гравців`;
    }
    case 'scoreTwice':
      return say`цю місію зараховують двічі; щоразу активують усі ефекти ${TIMING_TERMS.score}, і місії, і карт переможця`;
    case 'cannot':
      return forbiddenText(grant, scope);
    case 'upgradeOver':
      return say`${self} можна зіграти як ${term('upgrade', 'покращення')} поверх ${inflect(covered(grant.what, scope), 'g')}`;
    case 'playOnly':
      return playOnlyText(grant, scope);
    case 'manyAttachments': {
      const { said: who, count } = subjectOf(grant.to, scope);
      const can = agreeing('може', 'можуть')[count];
      return say`${who('n')} ${can} мати скільки завгодно твоїх долучень, не зважаючи на умови їх долучення`;
    }
    case 'lookAnytime':
      return say`ти можеш будь-коли переглядати ${subjectOf(grant.at, scope).said('a')}`;
    case 'defeatedGoToHand': {
      const group: Subject = grant.what;
      const nowhere = typeof group === 'object' && group.from === undefined && group.in === undefined;
      const { said: who, count } = subjectOf(group, scope, nowhere ? 'nowhere' : 'at');
      const which = term('defeat', agreeing('якого переможено', 'яких переможено')[count]);
      const go = agreeing('повертається в руку, а не йде', 'повертаються в руку, а не йдуть')[count];
      return say`${who('n')}, ${which}, ${go} у ${term('discard-pile', 'стос скидання')}`;
    }
    case 'trait':
      return traitText(grant.trait, grant.to, scope);
    case 'blank':
      return say`текст ${subjectOf(grant.what, scope).said('g')} вважається порожнім`;
    case 'phantom': {
      const trait = traitsText([grant.trait], scope);
      return say`для ефектів твоїх карт ${trait} вважається, що на цій місії є ще один ${term('friendly', 'союзний')} персонаж ${trait} з вартістю і ${POWER} ${self}`;
    }
  }
}

/** `будь-якого твого персонажа з іншим іменем`; one called by name is said without "any". */
function covered(over: Characters, scope: Scope): Phrase {
  const { what, otherName } = upgradedOver(over, scope.card);
  const phrase = barePhrase({ ...what, side: otherName ? 'yours' : undefined }, scope);
  if (!otherName) return what.anyOf?.every((trait) => 'name' in trait) ? phrase : preceded(phrase, ANY);
  return { ...preceded(phrase, ANY), after: (form) => say`${phrase.after?.(form) ?? ''} з іншим іменем` };
}

function chakraText(amount: Value, who: 'each' | 'losing' | undefined, scope: Scope): Text {
  const { said, tail } = amountOf(amount, scope);
  const forWhom = { each: 'кожному гравцеві', losing: 'гравцеві, який зараз програє цю місію,', you: '' }[who ?? 'you'];
  // An attachment gives it to the character it is attached to, so that it goes with that character's control.
  const has = scope.card.on === 'character' && who === undefined ? say`цей персонаж має` : '';
  return say`${has} ${term('chakra-x', `CHAKRA ${plain(signed(said))}`)} ${forWhom} ${tail}`;
}

function playOnlyText({ where }: Extract<Grant, { grant: 'playOnly' }>, scope: Scope): Text {
  const can = say`${inflect(named('self', scope).phrase, 'g')} можна зіграти`;
  if ('you' in where)
    return say`${can} лише на місію, яку ти зараз ${where.you === 'winning' ? 'виграєш' : 'програєш'}`;
  return say`${can} лише на місію, де виконано умову: ${conditionText(where, scope)}`;
}

function traitText(trait: Trait, to: Extract<Grant, { grant: 'trait' }>['to'], scope: Scope): Text {
  const { said: who, noun, count } = subjectOf(to, scope);
  const said = traitsText([trait], scope);
  const subject = who('n');
  if ('name' in trait) return say`${subject} також ${HAS[count]} ім’я ${said}`;
  if ('family' in trait) return say`${subject} також ${HAS[count]} ${familyText(trait, scope)} в імені`;
  return say`${subject} ${COUNTS_AS[count]} ${noun[count].i} ${said}`;
}
