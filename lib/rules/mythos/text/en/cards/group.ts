import type {
  Characters,
  Chosen,
  ChosenCharacters,
  Compare,
  Group,
  Stat,
  StatOf,
  Value,
} from '../../../cards/effects/expression';
import { couldBeItself } from '../../itself';
import { joined, listed, type Part, type Piece, say, type Text } from '../../pieces';
import { bare, is, type Noun, one, several, the } from './noun';
import { inPlace, type Preposition } from './place';
import { LIMITS, relation } from './comparison';
import { asksAfterPlace } from './order';
import { attachmentOf, foreign, LAST_TURN, MOST, sided } from './side';
import {
  belonging,
  boundNoun,
  cardKind,
  isMany,
  isPast,
  isSeen,
  numberName,
  pronounOr,
  reference,
  sourceOf,
} from './reference';
import { owner, ownView, type Scope } from '../scope';
import { named, not, otherThan, PRINTED, STAT_WORDS, tokens, WORDS } from '../words';

// Groups of cards and numbers speak of each other, so they share a file.

type AnyGroup = Group | Chosen;

/** All of a group as a subject: `friendly characters in this mission`; one if it singles one out. */
export function everyOne(group: Group, scope: Scope, place: Preposition = 'in'): { text: Text; many: boolean } {
  const noun = nounOf(group, scope, place);
  if (is(noun.most)) return { text: the(noun, false), many: false };
  return { text: is(noun.whose) ? the(noun, true) : bare(noun, true), many: true };
}

/** One of a group, whichever: `a friendly character`. */
export function anyOne(group: Group, scope: Scope, place: Preposition = 'none'): Text {
  return one(nounOf(group, scope, place));
}

/** `friendly Tsunade in play`, after `every` or `no`. */
export function single(group: Group, scope: Scope): { whose: Part; text: Text } {
  const noun = nounOf(group, scope, 'in');
  return { whose: noun.whose, text: bare(noun, is(noun.whose)) };
}

/** `2 or more enemy characters in this mission`. */
export function numberOf(count: Part, group: Group, scope: Scope, place: Preposition = 'in'): Text {
  return several(count, nounOf(group, scope, place), 'of ');
}

/** `for every friendly character in this mission`. */
export function forEvery(count: string | Group, scope: Scope): Text {
  const view = ownView(scope);
  if (typeof count === 'string') return say`for every ${boundNoun(count, view, false)}`;
  if (count.from === 'missions' && count.orHere) {
    return say`for this ${WORDS.mission} and ${forEvery({ ...count, orHere: undefined }, scope)}`;
  }
  const { whose, text } = single(count, view);
  return is(whose) ? say`for each of ${whose} ${text}` : say`for every ${text}`;
}

export function nounOf(group: AnyGroup, scope: Scope, place: Preposition): Noun {
  switch (group.from) {
    case undefined:
    case 'play':
      return characters(group, scope, place);
    case 'attachments': {
      const where = inPlace(group.in, group, place, scope);
      const on = group.on === undefined ? '' : typeof group.on === 'string' ? `on a ${group.on}` : say`on ${reference(group.on.card, scope).text}`; // prettier-ignore
      return {
        ...sided(group.side, scope),
        other: group.other ?? false,
        most: '',
        head: (many) => named(group.anyOf, many, scope.card, many ? WORDS.attachments : WORDS.attachment, true),
        after: joined([
          on,
          group.on === undefined || group.in !== undefined || typeof group.on === 'string' ? where : '',
        ]),
      };
    }
    case 'hand':
    case 'deck':
    case 'discard':
    case 'hidden':
    case 'bound':
      return cards(group, scope, place);
    case 'missions': {
      const here = group.orHere ? say`, or this ${WORDS.mission} in any case` : '';
      const holds = group.with ? say`with ${anyOne(group.with, ownView(scope))}` : 'in play';
      return noun((many) => (many ? WORDS.missions : WORDS.mission), say`${holds} ${here}`);
    }
    case 'stack': {
      const preposition = place === 'from' ? 'from' : group.part === 'each' || place === 'none' ? 'in' : 'of';
      const stack = typeof group.of === 'string' ? belonging(WORDS.stack, group.of, scope) : stackOf(group.of, preposition === 'of', scope); // prettier-ignore
      return {
        ...noun(
          (many) => named(group.anyOf, many, scope.card, many ? 'cards' : 'card', false),
          say`${preposition} ${stack}`,
        ),
        most: group.part === 'each' ? '' : group.part,
      };
    }
  }
}

/** `the upgrade stack of …`; the top card of a character goes without it. */
function stackOf(whose: ChosenCharacters, unsaid: boolean, scope: Scope): Text {
  const text = isMany(whose) ? everyOne(whose, scope).text : anyOne(whose, scope, 'in');
  return unsaid ? text : say`the ${WORDS.stack} of ${text}`;
}

function noun(head: Noun['head'], after: Part): Noun {
  return { whose: '', other: false, most: '', adjectives: '', head, after };
}

function characters(group: Characters & { perMission?: true | undefined }, scope: Scope, place: Preposition): Noun {
  const { side, hidden, upgraded, holding, lastTurn, owned, controlled } = group;
  const { whose, adjectives } = sided(side, scope);
  // "No other of that name": the card left out is the one whose name it is.
  const namesake = group.otherThan !== undefined && group.otherThan === group.sameName;
  const itself = !group.other && scope.actor === 'you' && couldBeItself(group, scope.card);
  const long = asksAfterPlace(group, place);
  const marks = looks(group, scope, [
    ...(group.tokens ? [tokenLimit(group.tokens, scope)] : []),
    ...(holding ? [attachmentOf(holding.anyOf, scope)] : []),
  ]);
  const where = lastTurn && group.in === undefined && !group.perMission ? '' : inPlace(group.in, group, place, scope);
  return {
    whose,
    other: group.other ?? (namesake || (itself && !scope.inTurn)),
    most: group.is ? MOST[group.is] : '',
    adjectives: joined([
      hidden === undefined ? '' : hidden ? WORDS.hidden : WORDS.nonHidden,
      upgraded ? 'upgraded' : '',
      controlled && !owned ? WORDS.controlled : '',
      adjectives,
      not(group.noneOf, scope.card),
    ]),
    head: (many) => named(group.anyOf, many, scope.card, many ? WORDS.characters : WORDS.character, true),
    after: joined([
      long ? '' : marks,
      where,
      group.otherThan && !namesake ? say`other than ${reference(group.otherThan, scope).text}` : '',
      itself && scope.inTurn ? say`other than ${reference('self', scope).text}` : '',
      long ? marks : '',
      foreign(group),
      lastTurn ? `that ${LAST_TURN[lastTurn]}` : '',
    ]),
  };
}

type CardsInZone = Extract<AnyGroup, { from: 'hand' | 'deck' | 'discard' | 'hidden' | 'bound' }>;

function cards(group: CardsInZone, scope: Scope, place: Preposition): Noun {
  const hidden = group.from === 'hidden';
  const head = group.type ? (many: boolean) => cardKind(group.type ?? 'character', many) : hidden ? (many: boolean) => cardKind('character', many) : (many: boolean) => `card${many ? 's' : ''}`; // prettier-ignore
  return {
    whose: hidden ? owner(scope, group.whose) : '',
    other: false,
    most: group.topmost ? 'topmost' : '',
    adjectives: joined([hidden ? WORDS.hidden : '', not(group.noneOf, scope.card)]),
    head: (many) => named(group.anyOf, many, scope.card, head(many), true),
    after: joined([looks(group, scope), whereFrom(group, scope, place)]),
  };
}

function whereFrom(group: CardsInZone, scope: Scope, place: Preposition): Part {
  if (group.from === 'hidden') return '';
  if (group.from === 'bound') return place === 'none' ? '' : among(group.name, scope);
  const of = zone(group, scope);
  const hand =
    group.from === 'hand' && group.whose && scope.actor === 'you' && place === 'from' && !('random' in group);
  const choice = hand ? 'of your choice' : '';
  if (group.top === 1) return say`on top of ${of}`;
  if (group.top !== undefined) return say`among ${topCards(group.top, of, scope)}`;
  return place === 'none' ? '' : say`${choice} ${place} ${of}`;
}

/** `from among them`, or `from your deck` where all of it was looked at. */
function among(name: string, scope: Scope): Text {
  const source = sourceOf(name, scope);
  const whole = source && isZone(source) && source.choose === 'all' && source.top === undefined;
  return say`from ${whole ? zone(source, scope) : say`among ${pronounOr(name, scope).text}`}`;
}

function isZone(group: AnyGroup): group is Extract<Chosen, { from: 'hand' | 'deck' | 'discard' | 'hidden' }> {
  return group.from === 'hand' || group.from === 'deck' || group.from === 'discard' || group.from === 'hidden';
}

export function topCards(top: Value | { upTo: Value }, of: Text, scope: Scope): Text {
  if (top === 1) return say`the top card of ${of}`;
  if (typeof top === 'object' && 'upTo' in top) return say`up to ${value(top.upTo, scope)} cards from the top of ${of}`;
  return say`the top ${value(top, scope)} cards of ${of}`;
}

/** `your hand`, `the opponent’s discard pile`. */
export function zone(group: CardsInZone, scope: Scope): Text {
  const place = group.from === 'discard' ? WORDS.discardPile : group.from === 'deck' ? 'deck' : 'hand';
  return say`${owner(scope, 'whose' in group ? group.whose : undefined)} ${place}`;
}

/** What limits the group: cost, Power, name. */
export function looks(
  group: Pick<Characters, 'noneOf' | 'cost' | 'printedCost' | 'power' | 'printedPower' | 'sameName'>,
  scope: Scope,
  more: readonly Text[] = [],
): Text {
  const name = group.sameName ? [say`the same name as ${reference(group.sameName, scope).text}`] : [];
  const inner = { ...scope, named: group.sameName };
  const marks = [...name, ...LIMITS.flatMap((stat) => (group[stat] ? [limit(stat, group[stat], inner)] : [])), ...more];
  return joined([otherThan(group.noneOf, scope.card), marks.length > 0 ? say`with ${listed(marks, 'and')}` : '']);
}

// Numbers

/** A number in words: `3`, `the number of …`, `this character’s Power`. */
export function value(what: Value, scope: Scope): Text {
  const view = ownView(scope);
  if (typeof what === 'number') return say`${what}`;
  if ('count' in what) {
    if (typeof what.count === 'string') return say`the number of ${boundNoun(what.count, view, true)}`;
    return say`the number of ${several('', nounOf(what.count, view, 'in'), '')}`;
  }
  if ('stat' in what) return statOf(what, view);
  if ('amount' in what) return say`${numberName(what.amount, view)}`;
  if ('plus' in what) return say`${value(what.plus[0], view)} plus ${value(what.plus[1], view)}`;
  const [factor, inner] = what.times;
  return say`${factor === 2 ? 'twice' : say`${factor} times`} ${value(inner, view)}`;
}

/** `this character’s Power`, `the cost of the card discarded this way`. */
function statOf({ stat, of }: StatOf, scope: Scope): Text {
  if (typeof of !== 'string') {
    const { text, many } = everyOne(of, scope);
    return say`the ${many ? 'total' : ''} ${STAT_WORDS[stat]} of ${text}`;
  }
  if (isPast(of, scope, stat)) return say`the ${STAT_WORDS[stat]} ${reference(of, scope).text} had`;
  return belonging(STAT_WORDS[isSeen(of, scope) ? PRINTED[stat] : stat], of, scope);
}

const space: Piece = { kind: 'text', text: ' ' };

/** A number where a verb or a noun wants one: itself, or X with a tail that says what X is, to be put straight after. */
export function amount(what: Value, scope: Scope): { shown: Part; tail: Text } {
  if (typeof what === 'number') return { shown: what, tail: [] };
  if ('times' in what && typeof what.times[1] === 'object' && 'count' in what.times[1]) {
    return { shown: what.times[0], tail: [space, ...forEvery(what.times[1].count, scope)] };
  }
  if ('plus' in what && typeof what.plus[1] === 'number' && typeof what.plus[0] === 'object' && what.plus[1] > 0) {
    return { shown: `X+${what.plus[1]}`, tail: say`, where X is ${value(what.plus[0], scope)}` };
  }
  return { shown: 'X', tail: say`, where X is ${value(what, scope)}` };
}

/** As `amount`, but a bare count is told as `1 … for every …`. */
export function perUnit(what: Value, scope: Scope): { shown: Part; tail: Text } {
  const counts = typeof what === 'object' && 'count' in what;
  return counts ? { shown: 1, tail: [space, ...forEvery(what.count, scope)] } : amount(what, scope);
}

/** `cost 3 or less`, `Power lower than this character’s`. */
export function limit(stat: Stat, compare: Compare, scope: Scope): Text {
  return say`${STAT_WORDS[stat]} ${comparison(compare, scope, stat)}`;
}

/** `3 or less`, `no higher than …`; the stat of a card spoken of goes unsaid where it is the one compared. */
export function comparison(compare: Compare, scope: Scope, of?: Stat | 'fewer'): Text {
  const { word, than, value: what } = relation(compare);
  if (typeof what !== 'number') return say`${than} ${elided(what, ownView(scope), of)}`;
  const counted = of === 'fewer' ? word.replace('less', 'fewer') : word;
  return word.endsWith('than') || word === 'exactly' ? say`${counted} ${what}` : say`${what} ${counted}`;
}

function elided(what: Value, scope: Scope, stat?: Stat | 'fewer'): Text {
  if (typeof what !== 'object' || !('stat' in what) || what.stat !== stat) return value(what, scope);
  if (typeof what.of !== 'string') return say`that of ${everyOne(what.of, scope).text}`;
  if (what.of === scope.named) return say`that ${WORDS.character}’s`;
  if (isPast(what.of, scope, what.stat)) return statOf(what, scope);
  const { text, short } = reference(what.of, scope);
  return short ? say`${text}’s` : say`that of ${text}`;
}

/** `2 or more Power tokens`, `no Power tokens`. */
export function tokenLimit(compare: Compare, scope: Scope): Text {
  const { word, value: what } = relation(compare);
  if (what === 0 && (word === 'exactly' || word === 'or less')) return tokens('no');
  if (typeof what !== 'number') return say`a ${STAT_WORDS.tokens} ${comparison(compare, scope)}`;
  return word === 'exactly' ? say`exactly ${tokens(what)}` : tokens(comparison(compare, scope, 'fewer'));
}
