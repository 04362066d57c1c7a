import type { Characters, Compare, Condition, Count, Group, Value } from '../../cards/effects/expression';
import { listed, type Part, say, term, type Text } from '../pieces';
import { stepOf } from './nouns/binding';
import { describe, describeCharacters, limits, valueOf } from './nouns/expression';
import { countLead, isTraits, LAST_TURN, limit, sides } from './nouns/filter';
import { inZone, placeOf } from './nouns/place';
import { isGone, reference } from './nouns/reference';
import { ownView, type Scope, unspoken } from './scope';
import { adjective, ADJECTIVES, counted, type Form, isFew, NOUNS, participle, plural } from './words/inflection';
import { many, one, type Phrase, several } from './words/phrase';

// What must hold, as the words after "jeśli".

/** `now`: jest; `then`: będzie, where something is done until it holds. */
type Tense = 'now' | 'then';
const BE: Record<Tense, { one: string; many: string }> = {
  now: { one: 'jest', many: 'są' },
  then: { one: 'będzie', many: 'będą' },
};

export function condition(given: Condition, scope: Scope, tense: Tense = 'now'): Text {
  const own = ownView(scope);
  if ('there' in given) return existence(given.there, atLeastOne(given.there, own), own, BE[tense].one);
  if ('none' in given) return absence(given.none, own, tense);
  if ('value' in given) return comparison(given.value, given.is, own, tense);
  if ('card' in given) return fits(given.card, given.fits, own);
  if ('done' in given) return say`${stepOf(given.done, scope)?.who ? 'to zrobi' : 'to zrobisz'}`;
  if ('edge' in given) return say`${given.edge === 'you' ? 'masz' : 'przeciwnik ma'} ${term('edge', 'Edge')}`;
  if ('you' in given) return say`${given.you === 'winning' ? 'wygrywasz' : 'przegrywasz'} tę misję`;
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

function atLeastOne(group: Group, scope: Scope): Phrase {
  const isPile = group.from === 'discard' || group.from === 'deck' || group.from === 'hand';
  return isPile ? several(1, described(group, scope), 'co najmniej') : one(described(group, scope));
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

function existence(group: Group, phrase: Phrase, scope: Scope, verb: string): Text {
  if (isOwnHand(group) && verb === 'jest') return say`masz na ręce ${phrase.in('acc')}`;
  return say`${where(group, scope)} ${verb} ${phrase.in('nom')}`;
}

function absence(group: Group, scope: Scope, tense: Tense): Text {
  const nothing = tense === 'now' ? 'nie ma' : 'nie będzie';
  const isPile = group.from === 'hand' || group.from === 'discard' || group.from === 'deck';
  const things = (isPile ? many : one)(described(group, scope)).in('gen');
  if (isOwnHand(group) && tense === 'now') return say`nie masz ${things} na ręce`;
  return say`${where(group, scope)} ${nothing} ${things}`;
}

function isOwnHand(group: Group): boolean {
  return group.from === 'hand' && !group.whose;
}

// Numbers

function comparison(value: Value, is: Compare, scope: Scope, tense: Tense): Text {
  const compared = sides(is).value;
  if (isGroupCount(value)) {
    if (isGroupCount(compared)) return moreThan(value.count, is, compared.count, scope, tense);
    if (typeof compared === 'number') {
      const exact =
        'lessThan' in is || 'moreThan' in is ? BE[tense].one : isFew(compared) ? BE[tense].many : BE[tense].one;
      return existence(value.count, several(compared, described(value.count, scope), countLead(is)), scope, exact);
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
  const [here, there] = [where(first, scope), where(second, scope)];
  const elsewhere = JSON.stringify(here) === JSON.stringify(there) ? '' : there;
  const things = (group: Group) => many(described(group, scope)).in('gen');
  return say`${here} ${BE[tense].one} ${how} ${things(first)} ${than} ${things(second)} ${elsewhere}`;
}

// One card fits: `ta postać ma koszt 3 lub niższy`.

function fits(card: string, wanted: Characters, scope: Scope): Text {
  const subject = reference(card, scope);
  // After someone else's step the subject would seem to be them.
  const plain = subject.pronoun && scope.before.at(-1)?.who ? reference(card, unspoken(scope)) : subject;
  const who = plain.pronoun ? '' : plain.in('nom');
  return say`${who} ${predicates(wanted, subject, isGone(card, scope), scope)}`;
}

const PRESENT = [
  { is: 'jest', has: 'ma', belongs: 'należy' },
  { is: 'są', has: 'mają', belongs: 'należą' },
] as const;
const PAST = {
  f: { is: 'była', has: 'miała', belongs: 'należała' },
  m: { is: 'był', has: 'miał', belongs: 'należał' },
  n: { is: 'było', has: 'miało', belongs: 'należało' },
  plural: { is: 'były', has: 'miały', belongs: 'należały' },
} as const;

function predicates(wanted: Characters, subject: Phrase, past: boolean, scope: Scope): Text {
  const { is, has, belongs } = past
    ? PAST[subject.plural ? 'plural' : subject.gender]
    : PRESENT[subject.plural ? 1 : 0];
  const form: Form = { case: 'nom', gender: subject.gender, plural: subject.plural };
  const being = (word: Parameters<typeof adjective>[0], tail: Part = '') => say`${is} ${adjective(word, form)} ${tail}`;
  const qualities = describeCharacters(plainly(wanted), scope, { place: 'none' }).adjectives;
  const holding = wanted.holding && describe({ from: 'attachments', ...wanted.holding }, scope, { place: 'none' });
  const { sameName, otherThan } = wanted;
  const named = (name: string) => reference(name, unspoken(scope)).in('nom');
  const turn = wanted.lastTurn && LAST_TURN[wanted.lastTurn];
  const all: Part[] = [
    ...qualities.map((word) => being(word)),
    isTraits(wanted.anyOf, { has, belongs }, scope),
    isTraits(wanted.noneOf, { has, belongs, not: true }, scope),
    ...limits(wanted, 'acc', scope).map((text) => say`${has} ${text}`),
    sameName === undefined ? '' : say`${has} tę samą nazwę co ${named(sameName)}`,
    wanted.tokens ? tokens(wanted.tokens, has, scope) : '',
    holding ? say`${has} ${one(holding).in('acc')}` : '',
    wanted.owned ? being(ADJECTIVES.owned) : '',
    wanted.in ? say`${is} ${placeOf(wanted.in, scope, {})}` : '',
    otherThan === undefined ? '' : being(ADJECTIVES.other, say`niż ${named(otherThan)}`),
    turn ? being(participle(turn.stem), turn.tail) : '',
  ];
  const said = all.map((part) => say`${part}`).filter((text) => text.length > 0);
  return said.length > 0 ? listed(said, 'i') : say`${is} w grze`;
}

/** Only what adjectives say. */
function plainly({ side, other, hidden, upgraded, controlled, is, among }: Characters): Characters {
  return { side, other, hidden, upgraded, controlled, is, among };
}

function tokens(compare: Compare, has: string, scope: Scope): Text {
  const { side, value } = sides(compare);
  const token = (wanted: Form['case']) => plural(NOUNS.token, wanted);
  if (value === 0 && (side === 'exactly' || side === 'atMost')) return say`nie ${has} ${token('gen')}`;
  if (typeof value === 'number') return say`${has} ${countLead(compare)} ${counted(value, NOUNS.token)}`;
  const form: Form = { case: 'acc', plural: false, gender: 'f' };
  return say`${has} liczbę ${token('gen')} ${limit(compare, form, (other) => ({ full: valueOf(other, scope) }))}`;
}
