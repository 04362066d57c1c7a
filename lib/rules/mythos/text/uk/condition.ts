import type { Characters, Compare, Condition, Group, Value } from '../../cards/effects/expression';
import { joined, listed, say, term, type Text } from '../pieces';
import { bindingFor, isGone } from './cards/binding';
import { limitOf, limitText, statLimits } from './cards/compare';
import { anyTokens, barePhrase, sideWord, TOKENS } from './cards/describe';
import { groupPhrase, locationText } from './cards/group';
import { isHere, named, refText } from './cards/reference';
import { aside, type Scope } from './cards/scope';
import { valueNoun, valueText } from './cards/value';
import { traitsText } from './cards/trait';
import { counted, inflect, type Phrase, preceded } from './words/phrase';
import { ALL, CHARACTER, had, QUANTITY } from './words/vocabulary';

const EDGE = term('edge', 'Edge');

/** What follows `якщо`. */
export function conditionText(condition: Condition, scope: Scope): Text {
  if ('there' in condition) return thereIs(condition.there, aside(scope));
  if ('none' in condition) return thereIsNone(condition.none, aside(scope));
  if ('value' in condition) return valueIs(condition.value, condition.is, aside(scope));
  if ('card' in condition) return fits(condition.card, condition.fits, scope);
  if ('done' in condition) return isDone(condition.done, scope);
  if ('edge' in condition) return condition.edge === 'you' ? say`у тебе є ${EDGE}` : say`${EDGE} у суперника`;
  if ('you' in condition)
    return condition.you === 'winning' ? say`ти зараз виграєш цю місію` : say`ти зараз програєш цю місію`;
  const each = (conditions: readonly Condition[]) => conditions.map((one) => conditionText(one, scope));
  return 'all' in condition ? listed(each(condition.all), 'і') : listed(each(condition.any), 'або');
}

function thereIs(group: Group, scope: Scope): Text {
  return say`${locationText(group, scope, 'at')} є ${inflect(barePhrase(group, scope), 'n')}`;
}

/**
 * Someone called by name is missed alone, all others in the plural: `немає персонажа X`, `немає ворожих персонажів`;
 * nobody but such ones: `усі персонажі на цій місії — «Селище Листя»`.
 */
function thereIsNone(group: Group, scope: Scope): Text {
  if ('noneOf' in group && group.noneOf && isInPlay(group)) {
    const { noneOf, ...all } = group;
    return say`${inflect(preceded(groupPhrase(all, scope), ALL), 'n', 'many')} — ${traitsText(noneOf, scope)}`;
  }
  const alone = 'anyOf' in group && group.anyOf?.every((trait) => 'name' in trait);
  return say`${locationText(group, scope, 'at')} немає ${inflect(barePhrase(group, scope), 'g', alone ? 'one' : 'many')}`;
}

function valueIs(value: Value, is: Compare, scope: Scope): Text {
  const limit = limitOf(is);
  const counted =
    typeof value === 'object' && 'count' in value && typeof value.count === 'object' ? value.count : undefined;
  if (counted && typeof limit.value === 'number') return howMany(counted, limit.relation, limit.value, scope);
  const sides = sidesCompared(value, is, 'є', scope);
  if (sides) return sides;
  const subject = valueText(value, 'n', scope);
  if (limit.relation === 'exactly') return say`${subject} дорівнює ${valueText(limit.value, 'd', scope)}`;
  const said = limitText(is, { noun: valueNoun(value, scope), before: [] }, 'n', scope);
  return say`${subject} ${typeof limit.value === 'number' ? 'становить' : ''} ${said}`;
}

const THAN = {
  atMost: ['не більше', 'ніж'],
  atLeast: ['не менше', 'ніж'],
  exactly: ['стільки ж', 'скільки'],
  lessThan: ['менше', 'ніж'],
  moreThan: ['більше', 'ніж'],
} as const;

/** `на цій місії є менше твоїх персонажів, ніж ворожих`, where both sides are counted alike; `there`: the first named. */
export function sidesCompared(value: Value, is: Compare, verb: string, scope: Scope, there = false): Text | undefined {
  const { relation, value: other } = limitOf(is);
  const ours = charactersCounted(value);
  const theirs = charactersCounted(other);
  if (!ours?.side || !theirs?.side || !sameBut(ours, theirs)) return undefined;
  const [more, than] = THAN[relation];
  const form = { noun: CHARACTER, count: 'many', case: 'g' } as const;
  const second = joined(sideWord(theirs.side, scope).map((word) => word(form)));
  if (there) return say`їх там ${verb} ${more}, ${than} ${second}`;
  const first = inflect(barePhrase(ours, scope), 'g', 'many');
  return say`${locationText(ours, scope, 'at')} ${verb} ${more} ${first}, ${than} ${second}`;
}

function isInPlay(group: Group): group is Characters {
  return group.from === undefined || group.from === 'play';
}

function charactersCounted(value: Value): Characters | undefined {
  if (typeof value !== 'object' || !('count' in value) || typeof value.count !== 'object') return undefined;
  return isInPlay(value.count) ? value.count : undefined;
}

function sameBut({ side: _, ...ours }: Characters, { side: _other, ...theirs }: Characters): boolean {
  return JSON.stringify(ours) === JSON.stringify(theirs);
}

const HOW_MANY = {
  atMost: 'не більше ніж',
  atLeast: 'щонайменше',
  lessThan: 'менше ніж',
  moreThan: 'більше ніж',
} as const;

/** `на цій місії є щонайменше 2 ворожі персонажі` */
function howMany(group: Group, relation: keyof typeof HOW_MANY | 'exactly', number: number, scope: Scope): Text {
  const least = relation === 'moreThan' ? number + 1 : number;
  const most = relation === 'lessThan' ? number - 1 : number;
  if (relation !== 'atLeast' && relation !== 'moreThan' && most === 0) return thereIsNone(group, scope);
  if (relation !== 'exactly' && relation !== 'atMost' && relation !== 'lessThan' && least === 1)
    return thereIs(group, scope);
  const how = relation === 'exactly' ? (number === 1 ? 'лише' : 'рівно') : HOW_MANY[relation];
  return say`${locationText(group, scope, 'at')} є ${how} ${counted(number, barePhrase(group, scope), 'n')}`;
}

/**
 * `він має вартість 3 або менше і це персонаж «Команда 7»`; of a card as it was, in the past; of one that was looked
 * at, what is printed on it.
 */
function fits(card: string, filter: Characters, scope: Scope): Text {
  const { cost, printedCost, power, printedPower, tokens, holding, ...rest } = filter;
  const owners = aside(scope);
  const { phrase, count } = named(card, scope);
  const step = bindingFor(card, scope);
  const seen = step?.do === 'look';
  const worth = [
    ...statLimits(seen ? { printedCost: cost, printedPower: power } : { cost, power }, 'a', owners),
    ...statLimits({ printedCost, printedPower }, 'a', owners),
    ...(holding ? [say`долучення ${traitsText(holding.anyOf, owners)}`] : []),
    ...(tokens && anyTokens(tokens) !== false ? [someTokens(tokens, owners)] : []),
  ];
  const has = card === 'covered' || (step && isGone(step)) ? had(phrase.noun, count) : HAVE[count];
  const kept = Object.values(rest).some((value) => value !== undefined);
  const is: Phrase = { ...barePhrase(rest, owners), noun: phrase.noun };
  const where = rest.in === undefined ? '' : locationText(rest, owners, 'at', count);
  const predicates = [
    worth.length > 0 ? say`${has} ${listed(worth, 'і')}` : '',
    tokens && anyTokens(tokens) === false ? say`не ${has} ${inflect(TOKENS, 'g', 'many')}` : '',
    kept || !(worth.length > 0 || tokens) ? say`це ${inflect(is, 'n', count)} ${where}` : '',
  ];
  return say`${refText(card, 'n', scope)} ${joined(predicates, ' і ')}`;
}
const HAVE = { one: 'має', many: 'мають' } as const;

function someTokens(tokens: Compare, scope: Scope): Text {
  if (anyTokens(tokens)) return inflect(TOKENS, 'a', 'many');
  const quantity: Phrase = { noun: QUANTITY, before: [] };
  return say`кількість ${inflect(TOKENS, 'g', 'many')} ${limitText(tokens, quantity, 'a', scope)}`;
}

/** The verb is in another sentence: the very one before, or one further away that has to be named. */
function isDone(name: string, scope: Scope): Text {
  const step = bindingFor(name, scope);
  if (!step || !isHere(step, scope)) return say`виконано попередній ефект`;
  return step.who === 'opponent'
    ? say`суперник це зробить`
    : step.who === 'each'
      ? say`це зроблено`
      : say`ти це зробиш`;
}

/** The group of which the condition says that there is only one. */
export function onlyOne(condition: Condition | undefined): Group | undefined {
  if (!condition || !('value' in condition) || !('exactly' in condition.is) || condition.is.exactly !== 1)
    return undefined;
  const { value } = condition;
  return typeof value === 'object' && 'count' in value && typeof value.count === 'object' ? value.count : undefined;
}
