import type { Characters, Compare, Condition, Group, Stat, Value, ValueIs } from '../../cards/effects/expression';
import type { Trait } from '../../cards/effects/trait';
import type { Speaker } from '../grammar';
import { listed, type Part, say, type Text } from '../pieces';
import { anyOne, comparison, everyOne, limit, numberOf, single, tokenLimit, value } from './cards/group';
import { LIMITS } from './cards/comparison';
import { placeWords } from './cards/place';
import { bindingFor, isPast, isSeen, pronounOr, reference, way } from './cards/reference';
import { ownView, sameGroup, type Scope } from './scope';
import { attachmentOf, isYours, LAST_TURN } from './cards/side';
import { anyTrait, named, otherThan, PRINTED, STAT_WORDS, withArticle, WORDS } from './words';

/** What is asked, after `if`: `there is a hidden character in this mission`. */
export function condition(asked: Condition, outer: Scope): Text {
  const scope = ownView(outer);
  if ('there' in asked) return there(asked.there, scope);
  if ('none' in asked) return none(asked.none, scope);
  if ('value' in asked) return valueIs(asked, scope);
  if ('card' in asked) return fits(asked.card, asked.fits, scope);
  if ('done' in asked) return done(asked.done, outer);
  if ('edge' in asked) return say`${asked.edge === 'you' ? 'you have' : 'the opponent has'} the ${WORDS.edge}`;
  if ('you' in asked) return say`you are ${asked.you} ${scope.here === 'there' ? '' : say`this ${WORDS.mission}`}`;
  if ('all' in asked) return listed(asked.all.map((each) => grouped(each, 'any', scope)), 'and'); // prettier-ignore
  return listed(asked.any.map((each) => grouped(each, 'all', scope)), 'or'); // prettier-ignore
}

/** After "if there is exactly one …" that one is `it`. */
export function onlyOne(asked: Condition | undefined, scope: Scope): Scope {
  const group =
    asked && 'value' in asked && 'exactly' in asked.is && asked.is.exactly === 1 && countedGroup(asked.value);
  return group ? { ...scope, only: group } : scope;
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
  return say`${have(group, scope)} ${anyOne(ownless(group, scope), scope, 'in')}`;
}

function none(group: Group, scope: Scope): Text {
  if (isCharacters(group) && group.noneOf && !group.anyOf) {
    const { noneOf, ...rest } = group;
    return say`all ${everyOne(rest, scope).text} are ${named(noneOf, true, scope.card, WORDS.characters, false)}`;
  }
  const cards = isZone(group) && !group.anyOf && !group.type;
  if (cards) return say`${have(group, scope, true)} ${numberOf('no', group, scope)}`;
  return say`${have(group, scope)} no ${single(ownless(group, scope), scope).text}`;
}

function isZone(group: Group): group is Extract<Group, { from: 'hand' | 'deck' | 'discard' | 'hidden' }> {
  return group.from === 'hand' || group.from === 'deck' || group.from === 'discard';
}

/** After `you have` it goes without saying whose. */
function ownless(group: Group, scope: Scope): Group {
  return 'side' in group && isYours(group.side, scope) ? { ...group, side: undefined } : group;
}

/** Cards of your own you have, others are there. */
function have(group: Group, scope: Scope, many = false): string {
  const own = 'side' in group ? isYours(group.side, scope) : group.from === 'hand' && !group.whose;
  return own ? 'you have' : many ? 'there are' : 'there is';
}

function isCharacters(group: Group): group is Characters {
  return group.from === undefined || group.from === 'play';
}

function valueIs({ value: what, is }: ValueIs, scope: Scope): Text {
  const counted = countedGroup(what);
  if (!counted) return say`${value(what, scope)} is ${comparison(is, scope)}`;
  const [relation, second] = against(is);
  if (second && isYoursAgainstTheirs(counted, second)) {
    return say`you have ${numberOf(relation.more, { ...counted, side: undefined }, scope)} ${relation.than} the opponent`;
  }
  if (second) {
    // The place they share is said at the end, once.
    const shared = 'in' in counted && 'in' in second && JSON.stringify(counted.in) === JSON.stringify(second.in);
    const place = shared ? 'none' : 'in';
    const first = numberOf(
      relation.more,
      ownless(shared ? { ...counted, in: undefined } : counted, scope),
      scope,
      place,
    );
    const verb = have(counted, scope, true) === have(second, scope, true) ? '' : have(second, scope, true);
    return say`${have(counted, scope, true)} ${first} ${relation.than} ${verb} ${everyOne(ownless(second, scope), scope).text}`;
  }
  if (typeof Object.values(is)[0] !== 'number') return say`${value(what, scope)} is ${comparison(is, scope)}`;
  if ('exactly' in is && is.exactly === 1)
    return say`${have(counted, scope)} exactly 1 ${single(ownless(counted, scope), scope).text}`;
  return say`${have(counted, scope, true)} ${numberOf(comparison(is, scope, 'fewer'), ownless(counted, scope), scope)}`;
}

/** The same of both sides: `you have fewer characters in this mission than the opponent`. */
function isYoursAgainstTheirs(yours: Group, theirs: Group): yours is Characters {
  if (!isCharacters(yours) || !isCharacters(theirs) || yours.side !== 'yours' || theirs.side !== 'enemy') return false;
  return sameGroup({ ...yours, side: undefined }, { ...theirs, side: undefined });
}

/** How far a step goes on whose targets the condition counts: `they have 2 or fewer there`. */
export function until(asked: Condition, what: Group | undefined, scope: Scope): Text {
  const counted = 'value' in asked ? countedGroup(asked.value) : undefined;
  const theirs = what && isCharacters(what) && what.side === 'yours' && { ...what, side: 'enemy' as const };
  if (!('value' in asked) || scope.actor !== 'opponent' || !counted || !theirs || !sameGroup(counted, theirs)) {
    return condition(asked, scope);
  }
  const [relation, second] = against(asked.is);
  if (second && sameGroup(second, { ...theirs, side: 'yours' }))
    return say`they have ${relation.more} there ${relation.than} you`;
  return second ? condition(asked, scope) : say`they have ${comparison(asked.is, scope, 'fewer')} there`;
}

function countedGroup(what: Value): Group | undefined {
  return typeof what === 'object' && 'count' in what && typeof what.count === 'object' ? what.count : undefined;
}

/** How a number compares, and with the number of which group. */
function against(is: Compare): [{ more: string; than: string }, Group | undefined] {
  if ('lessThan' in is) return [{ more: 'fewer', than: 'than' }, countedGroup(is.lessThan)];
  if ('moreThan' in is) return [{ more: 'more', than: 'than' }, countedGroup(is.moreThan)];
  if ('atMost' in is) return [{ more: 'no more', than: 'than' }, countedGroup(is.atMost)];
  if ('atLeast' in is) return [{ more: 'at least as many', than: 'as' }, countedGroup(is.atLeast)];
  return [{ more: 'as many', than: 'as' }, countedGroup(is.exactly)];
}

function done(name: string, scope: Scope): Text {
  const step = bindingFor(name, scope);
  const actor = step?.who === 'opponent' ? 'the opponent does' : step?.who === 'each' ? 'they do' : 'you do';
  const where = way(name, scope);
  return say`${actor} ${where === 'this way' ? '' : say`so ${where}`}`;
}

/** `it is a Jutsu character and has cost 3 or less`. */
function fits(name: string, what: Characters, scope: Scope): Text {
  const { text, many } = pronounOr(name, scope);
  const past = isPast(name, scope);
  const seen = isSeen(name, scope);
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
    ...not(what.noneOf, scope.card),
    what.is
      ? `the ${what.is === 'cheapest' ? 'lowest in cost' : what.is === 'soleStrongest' ? 'sole strongest' : what.is}`
      : '',
    what.in === undefined ? '' : placeWords(what.in, 'in', scope),
    what.other ? 'another character' : '',
    what.otherThan ? say`not ${reference(what.otherThan, scope).text}` : '',
    what.owned ? 'owned by you' : '',
    what.controlled ? 'controlled by a player other than its owner' : '',
  ].filter((kind) => kind !== '');
  const asked = (stat: Stat) => (seen ? PRINTED[stat] : stat);
  const marks: Part[] = [
    ...LIMITS.flatMap((stat) => (what[stat] ? [limit(asked(stat), what[stat], scope)] : [])),
    ...(what.tokens ? [tokenLimit(what.tokens, scope)] : []),
    ...(what.holding ? [attachmentOf(what.holding.anyOf, scope)] : []),
    ...(what.sameName ? [say`the name of ${reference(what.sameName, scope).text}`] : []),
  ];
  const [stat, ...others] = LIMITS.filter((each) => what[each]);
  if (stat && others.length === 0 && kinds.length === 0 && marks.length === 1 && name === scope.last && !many) {
    return say`its ${STAT_WORDS[asked(stat)]} ${be} ${comparison(what[stat] ?? { atLeast: 0 }, scope, stat)}`;
  }
  const predicates = [
    kinds.length > 0 ? say`${be} ${listed(kinds, 'and')}` : '',
    marks.length > 0 ? say`${have} ${listed(marks, 'and')}` : '',
    what.lastTurn ? LAST_TURN[what.lastTurn] : '',
  ].filter((part) => part !== '');
  return say`${text} ${predicates.length > 0 ? listed(predicates, 'and') : say`${be} in play`}`;
}

/** `not Jutsu or Summon`, `without Uchiha in the name`. */
function not(traits: readonly Trait[] | undefined, card: Speaker): Part[] {
  if (!traits) return [];
  const plain = traits.filter((trait) => !('family' in trait));
  return [
    ...(plain.length > 0 ? [say`not ${anyTrait(plain, card)}`] : []),
    ...(plain.length < traits.length ? [otherThan(traits.filter((trait) => 'family' in trait), card)] : []), // prettier-ignore
  ];
}
