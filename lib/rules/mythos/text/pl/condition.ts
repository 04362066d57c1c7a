import type { Characters, Compare, Condition, Count, Group, Value } from '../../cards/effects/expression';
import type { Targets } from '../../cards/effects/step';
import { listed, say, term, type Text } from '../pieces';
import { stepOf } from './nouns/binding';
import { describe, valueOf } from './nouns/expression';
import { fits, type Tense } from './fits';
import { countLead, isTraits, limit, sideOf, sides } from './nouns/filter';
import { inZone, placeOf } from './nouns/place';
import { isSame } from './nouns/target';
import { ownView, type Scope } from './scope';
import { ADJECTIVES, type Form, isFew } from './words/inflection';
import { all, type Description, many, one, type Phrase, several } from './words/phrase';

// What must hold, as the words after "jeśli".

const BE: Record<Tense, { one: string; many: string }> = {
  now: { one: 'jest', many: 'są' },
  then: { one: 'będzie', many: 'będą' },
};

const HAVE: Record<Tense, { you: string; opponent: string }> = {
  now: { you: 'masz', opponent: 'przeciwnik ma' },
  then: { you: 'będziesz mieć', opponent: 'przeciwnik będzie mieć' },
};
const STANDING: Record<Tense, { winning: string; losing: string }> = {
  now: { winning: 'wygrywasz', losing: 'przegrywasz' },
  then: { winning: 'będziesz wygrywać', losing: 'będziesz przegrywać' },
};

export function condition(given: Condition, scope: Scope, tense: Tense = 'now'): Text {
  const own = ownView(scope);
  if ('there' in given) return existence(given.there, atLeastOne(given.there), own, tense, BE[tense].one);
  if ('none' in given) return absence(given.none, own, tense);
  if ('value' in given) return comparison(given.value, given.is, own, tense);
  if ('card' in given) return fits(given.card, given.fits, own, tense);
  if ('done' in given) return say`${stepOf(given.done, scope)?.who ? 'to zrobi' : 'to zrobisz'}`;
  if ('edge' in given) return say`${HAVE[tense][given.edge]} ${term('edge', 'Edge')}`;
  if ('you' in given) return say`${STANDING[tense][given.you]} tę misję`;
  if ('all' in given)
    return listed(
      given.all.map((part) => condition(part, scope, tense)),
      'i',
    );
  return listed(
    given.any.map((part) => condition(part, scope, tense)),
    'lub',
  );
}

/** What a condition has spoken of, for what follows it: `jeśli jest dokładnie 1 wroga postać, ukryj ją`. */
export function introduced(given: Condition, scope: Scope): Pick<Scope, 'spoken' | 'sole'> {
  if ('card' in given) return { spoken: given.card };
  const alone = 'value' in given && isGroupCount(given.value) && 'exactly' in given.is && given.is.exactly === 1;
  return alone && isGroupCount(given.value) ? { sole: given.value.count } : { spoken: scope.spoken };
}

// There is and there is not: the place comes first, `na tej misji jest wroga postać`.

function described(group: Group, scope: Scope) {
  return describe(group, scope, { place: 'none' });
}

type Counting = (description: Description) => Phrase;

function atLeastOne(group: Group): Counting {
  const isPile = group.from === 'discard' || group.from === 'deck' || group.from === 'hand';
  return isPile ? (things) => several(1, things, 'co najmniej') : one;
}

/** What is yours you have: `masz na tej misji 2 postacie`. */
function possessed(group: Group, scope: Scope): { where: Text; description: Description } | undefined {
  if (group.from === 'hand')
    return group.whose ? undefined : { where: say`na ręce`, description: described(group, scope) };
  if (group.from !== undefined && group.from !== 'play' && group.from !== 'attachments') return undefined;
  if (!sideOf(group.side, scope).includes(ADJECTIVES.yours)) return undefined;
  return { where: where(group, scope), description: described({ ...group, side: undefined }, scope) };
}

function where(group: Group, scope: Scope): Text {
  switch (group.from) {
    case undefined:
    case 'play':
    case 'attachments':
      return placeOf(group.in, scope, { many: false });
    case 'hand':
    case 'deck':
    case 'discard':
      return inZone(group.from, group.whose, 'at', scope, false);
    case 'hidden':
    case 'missions':
      return say`w grze`;
    case 'stack':
      return [];
  }
}

function existence(group: Group, count: Counting, scope: Scope, tense: Tense, verb: string): Text {
  const own = tense === 'now' ? possessed(group, scope) : undefined;
  if (own) return say`masz ${own.where} ${count(own.description).in('acc')}`;
  return say`${where(group, scope)} ${verb} ${count(described(group, scope)).in('nom')}`;
}

function absence(group: Group, scope: Scope, tense: Tense): Text {
  const inPlay = group.from === undefined || group.from === 'play' ? group : undefined;
  const every = inPlay && tense === 'now' ? allAre(inPlay, scope) : undefined;
  if (every) return every;
  const nothing = tense === 'now' ? 'nie ma' : 'nie będzie';
  const isPile = group.from === 'hand' || group.from === 'discard' || group.from === 'deck';
  const count = isPile ? many : one;
  const own = tense === 'now' ? possessed(group, scope) : undefined;
  if (own) return say`nie masz ${count(own.description).in('gen')} ${own.where}`;
  return say`${where(group, scope)} ${nothing} ${count(described(group, scope)).in('gen')}`;
}

/** None that is not so, said without the two negations: `wszystkie wrogie postacie na tej misji należą do …`. */
function allAre({ noneOf, ...group }: Characters, scope: Scope): Text | undefined {
  if (!noneOf || noneOf.some((trait) => 'name' in trait)) return undefined;
  const those = all(describe(group, scope, { many: true }));
  return say`${those.in('nom')} ${isTraits(noneOf, { has: 'mają', belongs: 'należą' }, scope)}`;
}

// Numbers

function comparison(value: Value, is: Compare, scope: Scope, tense: Tense): Text {
  const compared = sides(is).value;
  if (isGroupCount(value)) {
    if (isGroupCount(compared)) return moreThan(value.count, is, compared.count, scope, tense);
    if (typeof compared === 'number') {
      const exact =
        'lessThan' in is || 'moreThan' in is ? BE[tense].one : isFew(compared) ? BE[tense].many : BE[tense].one;
      return existence(value.count, (things) => several(compared, things, countLead(is)), scope, tense, exact);
    }
  }
  const left = valueOf(value, scope);
  if (typeof compared === 'number')
    return say`${left.in('nom')} ${tense === 'now' ? 'wynosi' : 'wyniesie'} ${countLead(is)} ${compared}`;
  const form: Form = { case: 'nom', plural: false, gender: left.gender };
  return say`${left.in('nom')} ${BE[tense].one} ${limit(is, form, (other) => ({ full: valueOf(other, scope) }))}`;
}

function isGroupCount(value: Value): value is Count & { count: Group } {
  return typeof value === 'object' && 'count' in value && typeof value.count !== 'string';
}

const MORE: Record<ReturnType<typeof sides>['side'], [string, string]> = {
  lessThan: ['mniej', 'niż'],
  moreThan: ['więcej', 'niż'],
  atMost: ['nie więcej', 'niż'],
  atLeast: ['nie mniej', 'niż'],
  exactly: ['tyle samo', 'co'],
};

/** `na tej misji jest mniej twoich postaci niż wrogich postaci`. */
function moreThan(first: Group, is: Compare, second: Group, scope: Scope, tense: Tense): Text {
  const [how, than] = MORE[sides(is).side];
  const own = tense === 'now' && isOtherSide(first, second) ? possessed(first, scope) : undefined;
  if (own) return say`masz ${own.where} ${how} ${many(own.description).in('gen')} ${than} przeciwnik`;
  const [here, there] = [where(first, scope), where(second, scope)];
  const elsewhere = JSON.stringify(here) === JSON.stringify(there) ? '' : there;
  const things = (group: Group) => many(described(group, scope)).in('gen');
  return say`${here} ${BE[tense].one} ${how} ${things(first)} ${than} ${things(second)} ${elsewhere}`;
}

/** The same cards of yours and of the opponent. */
function isOtherSide(first: Group, second: Group): boolean {
  return (
    'side' in second && second.side === 'enemy' && isSame({ ...first, side: undefined }, { ...second, side: undefined })
  );
}

/** Of one's own, done until few enough are left: `dopóki ma ich tam więcej niż 2` does not sound like once at least. */
export function whileTooMany(until: Condition, targets: Targets, scope: Scope): Text | undefined {
  if (Array.isArray(targets) || typeof targets === 'string' || !('side' in targets)) return undefined;
  if (targets.side !== 'yours' || scope.actor === 'each' || !('value' in until) || !('atMost' in until.is))
    return undefined;
  const [side, otherSide] = scope.actor === 'opponent' ? (['enemy', 'yours'] as const) : (['yours', 'enemy'] as const);
  const isOf = (value: Value, whose: typeof side) =>
    isGroupCount(value) && isSame({ ...targets, choose: undefined, side: whose }, value.count);
  const { atMost } = until.is;
  const asMany = isOf(atMost, otherSide);
  if (!isOf(until.value, side) || (!asMany && typeof atMost !== 'number')) return undefined;
  const theirs = scope.actor === 'opponent';
  const most = asMany ? (theirs ? 'ty' : 'przeciwnik') : valueOf(atMost, scope).in('nom');
  return say`dopóki ${theirs ? 'ma' : 'masz'} ich ${targets.in ? 'tam' : 'w grze'} więcej niż ${most}`;
}
