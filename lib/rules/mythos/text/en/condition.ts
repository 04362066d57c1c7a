import { bindingOf } from '../../cards/effects/bindings';
import type { Characters, Condition, Group, Value, ValueIs } from '../../cards/effects/expression';
import { listed, type Part, say, type Text } from '../pieces';
import {
  anyOne,
  attachmentOf,
  comparison,
  everyOne,
  LAST_TURN,
  LIMITS,
  limit,
  numberOf,
  single,
  tokenLimit,
  value,
} from './group';
import { placeWords } from './place';
import { pronounOr, reference, way } from './reference';
import { ownView, type Scope } from './scope';
import { anyTrait, named, withArticle, WORDS } from './words';

/** What is asked, after `if`: `there is a hidden character in this mission`. */
export function condition(asked: Condition, outer: Scope): Text {
  const scope = ownView(outer);
  if ('there' in asked) return there(asked.there, scope);
  if ('none' in asked) return none(asked.none, scope);
  if ('value' in asked) return valueIs(asked, scope);
  if ('card' in asked) return fits(asked.card, asked.fits, scope);
  if ('done' in asked) return done(asked.done, outer);
  if ('edge' in asked) return say`${asked.edge === 'you' ? 'you have' : 'the opponent has'} the ${WORDS.edge}`;
  if ('you' in asked) return say`you are ${asked.you} ${scope.here === 'there' ? 'there' : say`this ${WORDS.mission}`}`;
  if ('all' in asked) return listed(asked.all.map((each) => grouped(each, 'any', scope)), 'and'); // prettier-ignore
  return listed(asked.any.map((each) => grouped(each, 'all', scope)), 'or'); // prettier-ignore
}

/** `either … or …` inside `and`. */
function grouped(asked: Condition, mixed: 'all' | 'any', scope: Scope): Text {
  return say`${mixed in asked ? (mixed === 'any' ? 'either' : 'both') : ''} ${condition(asked, scope)}`;
}

function there(group: Group, scope: Scope): Text {
  if (isCharacters(group) && group.is && group.among) {
    const { in: place, ...rest } = group;
    return say`${everyOne(rest, scope).text} is ${place ? placeWords(place, 'in', scope) : 'in play'}`;
  }
  return say`${have(group)} ${anyOne(group, scope, 'in')}`;
}

function none(group: Group, scope: Scope): Text {
  return say`${have(group)} no ${single(group, scope).text}`;
}

/** Cards of your own you have, others are there. */
function have(group: Group): string {
  const own = 'side' in group ? group.side === 'yours' : group.from === 'hand' && !group.whose;
  return own ? 'you have' : 'there is';
}

function isCharacters(group: Group): group is Characters {
  return group.from === undefined || group.from === 'play';
}

function valueIs({ value: what, is }: ValueIs, scope: Scope): Text {
  const counted = countedGroup(what);
  if (!counted) return say`${value(what, scope)} is ${comparison(is, scope)}`;
  const fewer = 'lessThan' in is && countedGroup(is.lessThan);
  if (fewer) return say`there are ${numberOf('fewer', counted, scope)} than ${withoutPlaceOf(counted, fewer, scope)}`;
  const more = 'moreThan' in is && countedGroup(is.moreThan);
  if (more) return say`there are ${numberOf('more', counted, scope)} than ${withoutPlaceOf(counted, more, scope)}`;
  if (typeof Object.values(is)[0] !== 'number') return say`${value(what, scope)} is ${comparison(is, scope)}`;
  if ('exactly' in is && is.exactly === 1) return say`there is exactly 1 ${single(counted, scope).text}`;
  return say`there are ${'exactly' in is ? 'exactly' : ''} ${numberOf(comparison(is, scope, 'fewer'), counted, scope)}`;
}

function countedGroup(what: Value): Group | undefined {
  return typeof what === 'object' && 'count' in what && typeof what.count === 'object' ? what.count : undefined;
}

/** The second group of a comparison: the place they share is said at the end, once. */
function withoutPlaceOf(first: Group, second: Group, scope: Scope): Text {
  return everyOne(second, scope).text;
}

function done(name: string, scope: Scope): Text {
  const step = bindingOf(scope.card.effects, name);
  const actor = step?.who === 'opponent' ? 'the opponent does' : step?.who === 'each' ? 'they do' : 'you do';
  const where = way(name, scope);
  return say`${actor} ${where === 'this way' ? '' : say`so ${where}`}`;
}

/** `it is a Jutsu character and has cost 3 or less`. */
function fits(name: string, what: Characters, scope: Scope): Text {
  const { text, many } = pronounOr(name, scope);
  const past = isPast(name, scope);
  const be = past ? (many ? 'were' : 'was') : many ? 'are' : 'is';
  const have = past ? 'had' : many ? 'have' : 'has';
  const kinds: Part[] = [
    what.side === undefined
      ? ''
      : what.side === 'enemy'
        ? WORDS.enemy
        : what.side === 'yours'
          ? 'yours'
          : WORDS.friendly,
    what.hidden === undefined ? '' : what.hidden ? WORDS.hidden : WORDS.nonHidden,
    what.upgraded ? 'upgraded' : '',
    what.anyOf
      ? withArticle(say`${named(what.anyOf, many, scope.card, many ? WORDS.characters : WORDS.character, true)}`)
      : '',
    what.noneOf ? say`not ${anyTrait(what.noneOf, scope.card)}` : '',
    what.is
      ? `the ${what.is === 'cheapest' ? 'lowest in cost' : what.is === 'soleStrongest' ? 'sole strongest' : what.is}`
      : '',
    what.in === undefined ? '' : placeWords(what.in, 'in', scope),
    what.other ? 'another character' : '',
    what.otherThan ? say`not ${reference(what.otherThan, scope).text}` : '',
    what.owned ? 'owned by you' : '',
    what.controlled ? 'controlled by a player who does not own it' : '',
    what.lastTurn ? LAST_TURN[what.lastTurn] : '',
  ].filter((kind) => kind !== '');
  const marks: Part[] = [
    ...LIMITS.flatMap((stat) => (what[stat] ? [limit(stat, what[stat], scope)] : [])),
    ...(what.tokens ? [tokenLimit(what.tokens, scope)] : []),
    ...(what.holding ? [attachmentOf(what.holding.anyOf, scope)] : []),
    ...(what.sameName ? [say`the name of ${reference(what.sameName, scope).text}`] : []),
  ];
  const predicates = [
    kinds.length > 0 ? say`${be} ${listed(kinds, 'and')}` : '',
    marks.length > 0 ? say`${have} ${listed(marks, 'and')}` : '',
  ].filter((part) => part !== '');
  return say`${text} ${predicates.length > 0 ? listed(predicates, 'and') : say`${be} in play`}`;
}

/** Cards that have left are spoken of as they were. */
function isPast(name: string, { card }: Scope): boolean {
  return name === 'covered' || ['defeat', 'hide', 'return'].includes(bindingOf(card.effects, name)?.do ?? '');
}
