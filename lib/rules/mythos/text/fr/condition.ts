import { bindingOf } from '../../cards/effects/bindings';
import type { Characters, Compare, Condition, Group, Stat, Value } from '../../cards/effects/expression';
import { joined, listed, type Part, plain, say, type Text } from '../pieces';
import { compareText, countedNoun, nounOf, valueText } from './cards/expression';
import { isNone, isPlaceFirst, ofPlace, STATS } from './cards/measure';
import { all, no, type Noun, ofThem, one } from './words/noun';
import { placeText } from './cards/place';
import { historyOf, isYours, superlative } from './cards/qualifier';
import { asked, pronounOf, referent, type Scope } from './cards/reference';
import { anyTrait, neither } from './words/trait';
import { adjective, agree, EDGE, elided, tokens, whether } from './words/words';

// Conditions as clauses. What has left play is spoken of in the past, what is waited for in the subjunctive.

type Mood = 'present' | 'past' | 'subjunctive';

const VERBS = {
  have: { present: ['a', 'ont'], past: ['avait', 'avaient'], subjunctive: ['ait', 'aient'] },
  be: { present: ['est', 'sont'], past: ['était', 'étaient'], subjunctive: ['soit', 'soient'] },
  cost: { present: ['coûte', 'coûtent'], past: ['coûtait', 'coûtaient'], subjunctive: ['coûte', 'coûtent'] },
  do: { present: ['fait', 'faites'], past: ['faisait', 'faisiez'], subjunctive: ['fasse', 'fassiez'] },
} as const;
const YOU_HAVE = { present: 'avez', past: 'aviez', subjunctive: 'ayez' } as const;
const YOU_ARE = { present: 'êtes', past: 'étiez', subjunctive: 'soyez' } as const;

/** `si vous avez l’Edge`, `s’il y a …` */
export function ifText(condition: Condition, scope: Scope): Text {
  if ('all' in condition)
    return joined(
      condition.all.map((part) => ifText(part, scope)),
      ' et ',
    );
  if ('any' in condition)
    return joined(
      condition.any.map((part) => ifText(part, scope)),
      ' ou ',
    );
  return whether(clause(condition, scope));
}

/** The condition as a clause; seen by the owner of the card, whoever acts. */
export function clause(condition: Condition, acting: Scope, mood: Mood = 'present'): Text {
  const scope: Scope = { ...acting, actor: 'you' };
  if ('there' in condition) return thereIs(condition.there, scope, mood);
  if ('none' in condition) return thereIsNone(condition.none, scope, mood);
  if ('value' in condition) return valueIs(condition.value, condition.is, scope, mood);
  if ('card' in condition) return fits(condition.card, condition.fits, scope, mood);
  if ('done' in condition) return isDone(condition.done, scope, mood);
  if ('edge' in condition)
    return condition.edge === 'you'
      ? say`vous ${YOU_HAVE[mood]} l’${EDGE}`
      : say`l’adversaire ${VERBS.have[mood][0]} l’${EDGE}`;
  if ('you' in condition)
    return say`vous ${YOU_ARE[mood]} en train de ${condition.you === 'winning' ? 'gagner' : 'perdre'} cette mission`;
  if ('all' in condition)
    return listed(
      condition.all.map((part) => clause(part, scope, mood)),
      'et',
    );
  return joined(
    condition.any.map((part) => say`soit ${clause(part, scope, mood)}`),
    ', ',
  );
}

function isDone(ref: string, { card }: Scope, mood: Mood): Text {
  const who = bindingOf(card.effects, ref)?.who;
  const [third, you] = VERBS.do[mood];
  if (who === undefined) return say`vous le ${you}`;
  return say`${who === 'each' ? 'chaque joueur' : 'l’adversaire'} le ${third}`;
}

/** How a group is said to be there: `vous avez … en main`, `il y a … dans votre défausse`. */
function presence(group: Group, scope: Scope, mood: Mood): { have: Text; haveNo: Text; noun: Noun; end: string } {
  const yours = 'side' in group && isYours(group, scope);
  const theirs = scope.theirs === true && 'side' in group && group.side === 'enemy';
  const hand = group.from === 'hand';
  const first = isPlaceFirst(group) ? placeText(group.in, 'dans', true, scope) : '';
  const place = hand || first !== '' ? 'none' : 'dans';
  const noun = nounOf(group, scope, { inPlay: true, sideless: yours || theirs, place });
  const end = hand ? 'en main' : '';
  const it = VERBS.have[mood][0];
  const there = (words: string) => say`${words} ${first}`;
  if (theirs || (hand && group.whose))
    return { have: there(`l’adversaire ${it}`), haveNo: there(`l’adversaire n’${it}`), noun, end };
  if (yours || hand || (group.from === 'hidden' && !group.whose)) {
    const own = { ...noun, owner: undefined };
    return { have: there(`vous ${YOU_HAVE[mood]}`), haveNo: there(`vous n’${YOU_HAVE[mood]}`), noun: own, end };
  }
  return { have: there(`il y ${it}`), haveNo: there(`il n’y ${it}`), noun, end };
}

function thereIs(group: Group, scope: Scope, mood: Mood): Text {
  if ((group.from === undefined || group.from === 'play') && group.among === 'play' && group.in !== undefined)
    return say`${one(nounOf(group, scope))} ${VERBS.be[mood][0]} ${placeText(group.in, 'dans', false, scope)}`;
  const { have, noun, end } = presence(group, scope, mood);
  return say`${have} ${one(noun)} ${end}`;
}

function thereIsNone(group: Group, scope: Scope, mood: Mood): Text {
  if ((group.from === undefined || group.from === 'play') && group.noneOf && !group.anyOf) {
    const { noneOf, ...rest } = group;
    return say`${all(nounOf(rest, scope, { inPlay: true, place: ofPlace(rest) }))} ${VERBS.be[mood][1]} ${anyTrait(noneOf, scope.card)}`;
  }
  const { haveNo, noun, end } = presence(group, scope, mood);
  return say`${haveNo} ${no({ ...noun, single: false })} ${end}`;
}

const AT = {
  atMost: 'au plus',
  atLeast: 'au moins',
  exactly: 'exactement',
  lessThan: 'moins de',
  moreThan: 'plus de',
} as const;
const AS_MANY = {
  atMost: 'pas plus',
  atLeast: 'au moins autant',
  exactly: 'autant',
  lessThan: 'moins',
  moreThan: 'plus',
} as const;

function relation(compare: Compare): { is: keyof typeof AT; value: Value } {
  if ('atMost' in compare) return { is: 'atMost', value: compare.atMost };
  if ('atLeast' in compare) return { is: 'atLeast', value: compare.atLeast };
  if ('exactly' in compare) return { is: 'exactly', value: compare.exactly };
  if ('lessThan' in compare) return { is: 'lessThan', value: compare.lessThan };
  return { is: 'moreThan', value: compare.moreThan };
}

function valueIs(value: Value, compare: Compare, scope: Scope, mood: Mood): Text {
  const { is, value: limit } = relation(compare);
  if (typeof value === 'object' && 'count' in value && typeof value.count === 'object') {
    if (isNone(compare)) return thereIsNone(value.count, scope, mood);
    if (typeof limit === 'number') {
      const { have, noun, end } = presence(value.count, scope, mood);
      return say`${have} ${AT[is]} ${limit} ${noun.words(limit > 1)} ${end}`;
    }
    if (typeof limit === 'object' && 'count' in limit && typeof limit.count === 'object')
      return comparedCounts(value.count, is, limit.count, scope, mood);
  }
  const stat = typeof value === 'object' && 'stat' in value ? value.stat : 'cost';
  return say`${valueText(value, scope)} ${VERBS.be[mood][0]} ${numbered(compare, stat, scope)}`;
}

function comparedCounts(first: Group, is: keyof typeof AT, second: Group, scope: Scope, mood: Mood): Text {
  const rivals = betweenSides(first, is, second, scope, mood);
  if (rivals) return rivals;
  const { have, haveNo, noun, end } = presence(first, scope, mood);
  const verb = is === 'atMost' ? haveNo : have;
  return say`${verb} ${AS_MANY[is]} ${ofThem(noun)} ${end} que ${ofThem(countedNoun(second, scope))}`;
}

/** The same characters on the two sides: `vous avez moins de personnages que l’adversaire dans cette mission`. */
function betweenSides(first: Group, is: keyof typeof AT, second: Group, scope: Scope, mood: Mood): Text | undefined {
  if (!isCharacters(first) || !isCharacters(second)) return undefined;
  const { side, in: place, ...rest } = first;
  const { side: otherSide, in: otherPlace, ...otherRest } = second;
  const same = JSON.stringify([place, rest]) === JSON.stringify([otherPlace, otherRest]);
  const sides = [side, otherSide].map((one) =>
    one === 'enemy' ? one : isYours({ side: one }, scope) ? 'yours' : undefined,
  );
  if (!same || sides[0] === sides[1] || sides.includes(undefined)) return undefined;
  const words = ofThem(nounOf(rest, scope));
  const where = place === undefined ? say`en jeu` : placeText(place, 'dans', true, scope);
  const not = is === 'atMost';
  const comparison = say`${AS_MANY[is]} ${words} que`;
  return sides[0] === 'yours'
    ? say`vous ${not ? 'n’' : ''}${YOU_HAVE[mood]} ${comparison} l’adversaire ${where}`
    : say`l’adversaire ${not ? 'n’' : ''}${VERBS.have[mood][0]} ${comparison} vous ${where}`;
}

export function isCharacters(group: Group): group is Characters {
  return group.from === undefined || group.from === 'play';
}

function fits(ref: string, fitting: Characters, scope: Scope, wish: Mood): Text {
  const wanted = asAsked(ref, fitting, scope);
  const { text, gender, plural } = referent(ref, scope);
  const gone = ref === 'covered' || bindingOf(scope.card.effects, ref)?.do === 'defeat';
  const mood = wish === 'present' && gone ? 'past' : wish;
  const subject = scope.last.includes(ref) ? pronounOf({ gender, plural }) : text;
  const number = plural ? 1 : 0;
  const [has, is, costs] = [VERBS.have[mood][number], VERBS.be[mood][number], VERBS.cost[mood][number]];
  const agreement = { gender, plural };
  const { side, hidden, upgraded, anyOf, noneOf, holding, tokens: held, in: place } = wanted;
  const predicates: Part[] = [
    ...numbersOf(wanted, has, costs, scope),
    anyOf ? say`${is} ${anyTrait(anyOf, scope.card)}` : '',
    noneOf ? say`${elided('ne', is)} ${neither(noneOf, scope.card)}` : '',
    side === undefined ? '' : side === 'yours' ? `${is} de votre côté` : say`${is} ${adjective(side, agreement)}`,
    hidden === undefined ? '' : say`${is} ${adjective(hidden ? 'hidden' : 'faceUp', agreement)}`,
    upgraded ? say`${is} ${adjective('upgraded', agreement)}` : '',
    place === undefined ? '' : say`${is} ${placeText(place, 'dans', plural, scope)}`,
    held === undefined
      ? ''
      : isNone(held)
        ? say`${elided('ne', has)} pas de ${tokens(false)}`
        : say`${has} un ${STATS.tokens.word} ${numbered(held, 'tokens', scope)}`,
    holding ? say`${has} un attachement ${anyTrait(holding.anyOf, scope.card)}` : '',
    wanted.is ? say`${is} ${wanted.is === 'cheapest' ? 'celui' : ''} ${superlative(wanted.is, plural)}` : '',
    wanted.sameName === undefined ? '' : say`${has} le même nom que ${referent(wanted.sameName, scope).text}`,
    wanted.other ? say`${elided('ne', is)} pas ${referent('self', scope).text}` : '',
    wanted.otherThan === undefined ? '' : say`${elided('ne', is)} pas ${referent(wanted.otherThan, scope).text}`,
    wanted.lastTurn ? say`${has} été ${historyOf(wanted, agreement, scope)}` : '',
    wanted.owned ? `vous ${plural ? 'appartiennent' : 'appartient'}` : '',
    wanted.controlled ? say`${is} ${adjective('controlled', agreement)}` : '',
  ];
  const full = predicates.filter((part) => joined([part]).length > 0);
  return say`${subject} ${full.length > 0 ? listed(full, 'et') : `${is} en jeu`}`;
}

function asAsked(ref: string, wanted: Characters, scope: Scope): Characters {
  const { cost, power, ...rest } = wanted;
  return { ...rest, [asked('cost', ref, scope)]: cost, [asked('power', ref, scope)]: power };
}

function numbersOf(wanted: Characters, has: string, costs: string, scope: Scope): Part[] {
  return (['cost', 'printedCost', 'power', 'printedPower'] as const).map((stat) => {
    const compare = wanted[stat];
    if (compare === undefined) return '';
    if (stat === 'cost' && typeof relation(compare).value === 'number')
      return say`${costs} ${compareText(compare, stat, scope)}`;
    const { word, gender } = STATS[stat];
    return say`${has} ${agree('un', { gender, plural: false })} ${word} ${numbered(compare, stat, scope)}`;
  });
}

/** `de 3 ou moins`, but `inférieure à celle de …`. */
export function numbered(compare: Compare, stat: Stat, scope: Scope): Text {
  const text = compareText(compare, stat, scope);
  return /^[\d−]/.test(plain(text)) ? say`de ${text}` : text;
}
