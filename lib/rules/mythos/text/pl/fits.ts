import type { Characters, Compare } from '../../cards/effects/expression';
import { listed, type Part, say, type Text } from '../pieces';
import { describe, describeCharacters, limits, valueOf } from './nouns/expression';
import { countLead, isTraits, LAST_TURN, limit, sides } from './nouns/filter';
import { asSeen } from './nouns/number';
import { placeOf } from './nouns/place';
import { isGone, reference } from './nouns/reference';
import { type Scope, unspoken } from './scope';
import { adjective, ADJECTIVES, counted, type Form, NOUNS, participle, plural } from './words/inflection';
import { one, type Phrase } from './words/phrase';

// One card fits: `ta postać ma koszt 3 lub niższy`.

/** `now`: jest; `then`: będzie, where something is done until it holds. */
export type Tense = 'now' | 'then';

export function fits(card: string, wanted: Characters, scope: Scope, tense: Tense): Text {
  const subject = reference(card, scope);
  // After someone else's step the subject would seem to be them.
  const plain = subject.pronoun && scope.before.at(-1)?.who ? reference(card, unspoken(scope)) : subject;
  const who = plain.pronoun ? '' : plain.in('nom');
  const as = { past: isGone(card, scope), tense, seen: asSeen('cost', card, scope) !== 'cost' };
  return say`${who} ${predicates(wanted, subject, as, scope)}`;
}

const FUTURE = [
  { is: 'będzie', has: 'będzie mieć', belongs: 'będzie należeć' },
  { is: 'będą', has: 'będą mieć', belongs: 'będą należeć' },
] as const;
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

function predicates(
  wanted: Characters,
  subject: Phrase,
  { past, tense, seen }: { past: boolean; tense: Tense; seen: boolean },
  scope: Scope,
): Text {
  const { is, has, belongs } = past
    ? PAST[subject.plural ? 'plural' : subject.gender]
    : (tense === 'then' ? FUTURE : PRESENT)[subject.plural ? 1 : 0];
  const form: Form = { case: 'nom', gender: subject.gender, plural: subject.plural };
  const being = (word: Parameters<typeof adjective>[0], tail: Part = '') => say`${is} ${adjective(word, form)} ${tail}`;
  const qualities = describeCharacters(plainly(wanted), scope, { place: 'none' }).adjectives.filter(
    (word) => wanted.other || word !== ADJECTIVES.other,
  );
  const holding = wanted.holding && describe({ from: 'attachments', ...wanted.holding }, scope, { place: 'none' });
  const { sameName, otherThan } = wanted;
  const named = (name: string) => reference(name, unspoken(scope)).in('nom');
  const turn = wanted.lastTurn && LAST_TURN[wanted.lastTurn];
  const all: Part[] = [
    ...qualities.map((word) => being(word)),
    isTraits(wanted.anyOf, { has, belongs }, scope),
    isTraits(wanted.noneOf, { has, belongs, not: true }, scope),
    ...limits(seen ? asPrinted(wanted) : wanted, 'acc', scope).map((text) => say`${has} ${text}`),
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

/** What was seen of a hidden card is printed on it. */
function asPrinted({ cost, power, ...rest }: Characters): Characters {
  return { ...rest, ...(cost && { printedCost: cost }), ...(power && { printedPower: power }) };
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
