import { steps } from '../../../cards/effects/bindings';
import type { Chosen, Target, Value } from '../../../cards/effects/expression';
import type { Targets } from '../../../cards/effects/step';
import { joined, listed, type Part, say, type Text } from '../../pieces';
import { counted, inflect, type Phrase, preceded } from '../words/phrase';
import {
  ALL,
  ANY,
  type Case,
  CHOSEN,
  DECK,
  HAND,
  OWN,
  PRONOUN,
  QUANTITY,
  RANDOM,
  type Word,
  YOUR,
} from '../words/vocabulary';
import { bindingFor, chosenNoun, isWholeZone, targetOf } from './binding';
import { barePhrase, type Described } from './describe';
import { groupPhrase } from './group';
import type { Way } from './place';
import { named, refText } from './reference';
import { aside, type Scope } from './scope';
import { whereX } from './value';

/** What a step acts on, in a case; `way`: whether it is said where the cards are or where they come from. */
export function targetText(target: Target, wanted: Case, scope: Scope, way: Way = 'at'): Text {
  return typeof target === 'string' ? refText(target, wanted, scope) : chosenText(target, wanted, scope, way);
}

export function targetsText(targets: Targets, wanted: Case, scope: Scope, way: Way = 'at'): Text {
  const all = Array.isArray(targets) ? targets : [targets];
  const last = all.at(-1);
  return listed(
    all.map((target) =>
      targetText(target, wanted, scope, target !== last && sharePlace(target, last) ? 'nowhere' : way),
    ),
    'і',
  );
}

/** Where both are is said once, at the end. */
function sharePlace(target: Target, last: Target | undefined): boolean {
  if (typeof target !== 'object' || typeof last !== 'object' || !('in' in target) || !('in' in last)) return false;
  return target.from === last.from && JSON.stringify(target.in) === JSON.stringify(last.in);
}

/** After a preposition, where a pronoun would change: the card is named again. */
export function namedTarget(target: Target, wanted: Case, scope: Scope, way: Way = 'at'): Text {
  return targetText(target, wanted, { ...scope, recent: undefined }, way);
}

export function isMany(target: Target, scope: Scope): boolean {
  if (typeof target === 'string') return named(target, scope).count === 'many';
  return target.perMission === true || !(target.choose === undefined || target.choose === 1);
}

function chosenText(chosen: Chosen, wanted: Case, scope: Scope, way: Way): Text {
  if (isOnly(chosen, scope)) {
    const count = isMany(chosen, scope) ? 'many' : 'one';
    return say`${PRONOUN({ noun: chosenNoun(chosen), count, case: wanted })}`;
  }
  return (
    wholeZone(chosen, wanted, scope) ?? restOfSeen(chosen, wanted, scope) ?? amongGroup(chosen, wanted, scope, way)
  );
}

/** The one the condition found: `якщо на цій місії є лише 1 ворожий персонаж, приховай його`. */
export function isOnly(group: Described, { only }: Scope): boolean {
  return only !== undefined && JSON.stringify(group) === JSON.stringify(only);
}

function amongGroup(chosen: Chosen, wanted: Case, scope: Scope, way: Way): Text {
  const zone = chosen.from === 'hand' || chosen.from === 'deck' || chosen.from === 'discard' || chosen.from === 'stack';
  const whole = chosen.from === 'bound' && isWholeZone(chosen.name, scope);
  const phrase = whole ? barePhrase(chosen, scope) : groupPhrase(chosen, scope, zone && way === 'at' ? 'from' : way);
  const said = quantified(chosen, preceded(phrase, ...pickOf(chosen, scope)), wanted, scope);
  return joined([
    whole && way !== 'nowhere' ? 'звідти' : '',
    said,
    chosen.total ? totalText(chosen.total, scope) : '',
    chosen.by === 'opponent' ? 'на вибір суперника' : '',
  ]);
}

/** How they are picked: at random, or out of the other player's hand by whoever acts. */
function pickOf(chosen: Chosen, { actor }: Scope): Word[] {
  if (chosen.random) return [RANDOM];
  const theirs = chosen.from === 'hand' && chosen.whose && chosen.choose !== 'all' && !chosen.by;
  return theirs ? [(form) => `${CHOSEN(form)} ${actor === 'you' ? 'тобою' : 'ним'}`] : [];
}

function quantified(chosen: Chosen, phrase: Phrase, wanted: Case, scope: Scope): Text {
  const direct = wanted === 'n' || wanted === 'a' ? 'g' : wanted;
  const choose = chosen.choose ?? ('top' in chosen ? chosen.top : undefined);
  if (scope.enough && choose === undefined) return say`стільки ${inflect(phrase, direct, 'many')}`;
  if (choose === undefined || choose === 1) return inflect(phrase, wanted);
  if (choose === 'all') {
    const top = 'top' in chosen ? chosen.top : undefined;
    return top === undefined
      ? inflect(preceded(phrase, ALL), wanted, 'many')
      : quantified({ ...chosen, choose: top }, phrase, wanted, scope);
  }
  if (choose === 'any')
    return say`${inflect({ noun: QUANTITY, before: [ANY] }, wanted)} ${inflect(phrase, 'g', 'many')}`;
  if (typeof choose === 'object' && 'upTo' in choose) return upTo(choose.upTo, phrase, wanted, scope);
  if (typeof choose === 'number') return counted(choose, phrase, wanted);
  return say`X ${inflect(phrase, direct, 'many')}${whereX(choose, scope)}`;
}

function upTo(most: Value, phrase: Phrase, wanted: Case, scope: Scope): Text {
  const direct = wanted === 'n' || wanted === 'a' || wanted === 'g';
  if (typeof most === 'number')
    return direct ? say`до ${counted(most, phrase, 'g')}` : say`щонайбільше ${counted(most, phrase, wanted)}`;
  const tail = whereX(most, scope);
  return direct
    ? say`до X ${inflect(phrase, 'g', 'many')}${tail}`
    : say`щонайбільше X ${inflect(phrase, wanted, 'many')}${tail}`;
}

function totalText({ stat, atMost }: NonNullable<Chosen['total']>, scope: Scope): Text {
  const measure = stat === 'cost' ? 'із сумарною вартістю' : 'із сумарною Power';
  return typeof atMost === 'number'
    ? say`${measure} ${atMost} або менше`
    : say`${measure} не більшою за ${scope.value(atMost, 'a', aside(scope))}`;
}

const FILTERS = [
  'anyOf',
  'noneOf',
  'cost',
  'printedCost',
  'power',
  'printedPower',
  'sameName',
  'top',
  'topmost',
  'type',
  'total',
  'by',
  'random',
] as const;

function unfiltered(chosen: Chosen): boolean {
  return FILTERS.every((filter) => !(filter in chosen));
}

/** `усю руку`, `руку суперника` */
function wholeZone(chosen: Chosen, wanted: Case, scope: Scope): Text | undefined {
  if ((chosen.from !== 'hand' && chosen.from !== 'deck') || chosen.choose !== 'all' || !unfiltered(chosen))
    return undefined;
  const noun = chosen.from === 'hand' ? HAND : DECK;
  const theirs = chosen.whose === 'opponent';
  if (theirs && scope.actor !== 'opponent') return say`${inflect({ noun, before: [] }, wanted)} суперника`;
  return inflect({ noun, before: [ALL, theirs ? YOUR : OWN] }, wanted);
}

/** All that was looked at, or what is left of it once some of it was taken. */
function restOfSeen(chosen: Chosen, wanted: Case, scope: Scope): Text | undefined {
  if (chosen.from !== 'bound' || chosen.choose !== 'all' || !unfiltered(chosen)) return undefined;
  const { name } = chosen;
  const before = steps([scope.effect]).flatMap((step) =>
    'what' in step && !Array.isArray(step.what) ? [step.what] : [],
  );
  const earlier = before.slice(0, Math.max(before.indexOf(chosen), 0));
  const binding = bindingFor(name, scope);
  if (binding?.do === 'revealUntil' && earlier.includes(binding.found))
    return say`${REST[wanted]} ${inflect(named(name, scope).phrase, 'g', 'many')}`;
  const taken = earlier.some((what) => typeof what === 'object' && what.from === 'bound' && what.name === name);
  return taken ? say`${REST[wanted]} карт` : refText(name, wanted, scope);
}
const REST: Readonly<Record<Case, string>> = {
  n: 'решта',
  g: 'решти',
  d: 'решті',
  a: 'решту',
  i: 'рештою',
  l: 'решті',
};

/** A part that says whose deck it is the cards go to. */
export function deckOf(target: Target, scope: Scope): Part {
  const theirs = comesFromOpponent(target, scope);
  if (scope.actor === 'opponent') return theirs ? 'твоєї колоди' : 'своєї колоди';
  return theirs ? 'колоди суперника' : 'своєї колоди';
}

function comesFromOpponent(target: Target, scope: Scope): boolean {
  const name = typeof target === 'string' ? target : target.from === 'bound' ? target.name : undefined;
  const binding = name === undefined ? undefined : bindingFor(name, scope);
  const from = name === undefined ? target : binding && targetOf(binding);
  return typeof from === 'object' && 'whose' in from && from.whose === 'opponent';
}
