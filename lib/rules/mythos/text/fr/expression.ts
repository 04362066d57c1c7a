import type { CardFilter, Characters, Chosen, Compare, Group, Stat, Value } from '../../cards/effects/expression';
import { bindingOf } from '../../cards/effects/bindings';
import { joined, say, term, type Text } from '../pieces';
import { definite, type Noun, ofThem, one } from './words/noun';
import { clausesOf, holdingOf, likeNamed, type Manner, sideOf, superlative, whereOf, zoneText } from './qualifier';
import { amountNamed, kindOf, nounOfKind, nounOfRef, NOUNS, referent, type Scope } from './reference';
import { anyTrait, noTrait } from './words/trait';
import { adjective, type Agreement, agree, of, POWER, PRINTED_POWER, to, tokens } from './words/words';

// Values speak of groups and groups of values, so they share a file.

/** A number as words: `3`, `le nombre de personnages alliés en jeu`. */
export function valueText(value: Value, scope: Scope): Text {
  if (typeof value === 'number') return say`${value}`;
  if ('count' in value) return say`le nombre ${ofThem(countedNoun(value.count, scope))}`;
  if ('stat' in value) return statOf(value.stat, value.of, scope);
  if ('amount' in value) return amountNamed(value.amount, scope);
  if ('plus' in value) return say`${valueText(value.plus[0], scope)} plus ${valueText(value.plus[1], scope)}`;
  return say`${value.times[0]} fois ${valueText(value.times[1], scope)}`;
}

/** What is counted. Values are seen by the owner of the card, whoever acts. */
export function countedNoun(counted: string | Group, scope: Scope): Noun {
  return typeof counted === 'string'
    ? nounOfRef(counted, scope)
    : nounOf(counted, { ...scope, actor: 'you' }, { inPlay: true });
}

export const STATS: Readonly<Record<Stat, { word: Text; gender: Agreement['gender'] }>> = {
  cost: { word: say`coût`, gender: 'm' },
  printedCost: { word: say`coût imprimé`, gender: 'm' },
  power: { word: say`${POWER}`, gender: 'f' },
  printedPower: { word: say`${PRINTED_POWER}`, gender: 'f' },
  tokens: { word: say`nombre de ${tokens(true)}`, gender: 'm' },
};

function statOf(stat: Stat, card: string | Group, scope: Scope): Text {
  const { word, gender } = STATS[stat];
  if (card === 'target') return say`${gender === 'f' ? 'sa' : 'son'} ${word}`;
  const article = gender === 'f' ? 'la' : 'le';
  if (typeof card === 'string') return say`${article} ${word} ${of(referent(card, scope).text)}`;
  const noun = countedNoun(card, scope);
  if (noun.single) return say`${article} ${word} ${of(one(noun))}`;
  return say`${article} ${word} ${agree('total', { gender, plural: false })} ${of(definite(noun, true))}`;
}

/** What stands behind a limit: `3 ou moins`, `inférieure à celle de ce personnage`. */
export function compareText(compare: Compare, stat: Stat, scope: Scope): Text {
  const agreement = { gender: STATS[stat].gender, plural: false };
  const than = (stem: string, value: Value) => say`${agree(stem, agreement)} ${thanText(value, stat, scope)}`;
  const equal = agree('égal', agreement);
  if ('atMost' in compare)
    return typeof compare.atMost === 'number'
      ? say`${compare.atMost} ou moins`
      : say`${agree('inférieur', agreement)} ou ${equal} ${thanText(compare.atMost, stat, scope)}`;
  if ('atLeast' in compare)
    return typeof compare.atLeast === 'number'
      ? say`${compare.atLeast} ou plus`
      : say`${agree('supérieur', agreement)} ou ${equal} ${thanText(compare.atLeast, stat, scope)}`;
  if ('exactly' in compare)
    return typeof compare.exactly === 'number' ? say`${compare.exactly} exactement` : than('égal', compare.exactly);
  return 'lessThan' in compare ? than('inférieur', compare.lessThan) : than('supérieur', compare.moreThan);
}

/** `à celle de ce personnage` where the same number of another card is meant, else `au coût de …`. */
function thanText(value: Value, stat: Stat, scope: Scope): Text {
  if (typeof value === 'object' && 'stat' in value && value.stat === stat && typeof value.of === 'string')
    if (value.of !== 'target')
      return say`à ${STATS[stat].gender === 'f' ? 'celle' : 'celui'} ${of(referent(value.of, scope).text)}`;
  return to(valueText(value, scope));
}

const LIMITS = ['cost', 'printedCost', 'power', 'printedPower'] as const;

/** `de coût 3 ou moins`: what is measured by a plain number. */
function limitsOf(looks: CardFilter, scope: Scope): Text {
  const limits = LIMITS.map((stat) => {
    const compare = looks[stat];
    return compare && isPlain(compare) ? say`de ${STATS[stat].word} ${compareText(compare, stat, scope)}` : '';
  });
  return joined(limits, ' et ');
}

/** `dont la Power est inférieure à celle de ce personnage`, `du même nom que …`: these stand later in the phrase. */
function likenessOf(looks: CardFilter & Pick<Characters, 'otherThan'>, agreement: Agreement, scope: Scope): Text {
  const { sameName, otherThan, noneOf } = looks;
  const limits = LIMITS.map((stat) => {
    const compare = looks[stat];
    if (compare === undefined || isPlain(compare)) return '';
    const { word, gender } = STATS[stat];
    const short = sameName === undefined ? undefined : withSame(compare, stat, sameName);
    if (short) return say`de ${word} ${agree(short, { gender, plural: false })}`;
    return say`dont ${gender === 'f' ? 'la' : 'le'} ${word} est ${compareText(compare, stat, scope)}`;
  });
  const named = sameName === undefined || sameName === otherThan ? '' : likeNamed(sameName, scope);
  return joined([joined([named, ...limits], ' et '), noTrait(noneOf, scope.card, agreement)]);
}

/** Of a card whose name is shared, a number needs no second mention: `du même nom que X et de coût inférieur`. */
function withSame(compare: Compare, stat: Stat, sameName: string): string | undefined {
  const [relation, value] =
    'lessThan' in compare
      ? ['inférieur', compare.lessThan]
      : 'moreThan' in compare
        ? ['supérieur', compare.moreThan]
        : [];
  const same = typeof value === 'object' && 'stat' in value && value.stat === stat && value.of === sameName;
  return same ? relation : undefined;
}

/** Of all cards of a place, `de cette mission` sounds best, unless a number stands between. */
export function ofPlace(group: Chosen): 'de' | 'dans' {
  const measured = [...LIMITS, 'tokens', 'holding'].some((key) => key in group);
  return measured ? 'dans' : 'de';
}

function isPlain(compare: Compare): boolean {
  return Object.values(compare).every((value) => typeof value === 'number');
}

function tokenLimit({ tokens: compare }: Characters, scope: Scope): Text {
  if (compare === undefined) return [];
  if (isNone(compare)) return say`sans ${tokens(false)}`;
  if ('atLeast' in compare && typeof compare.atLeast === 'number')
    return say`avec ${compare.atLeast} ${tokens(compare.atLeast > 1)} ou plus`;
  return say`au ${STATS.tokens.word} ${compareText(compare, 'tokens', scope)}`;
}

export function isNone(compare: Compare): boolean {
  return ('exactly' in compare && compare.exactly === 0) || ('atMost' in compare && compare.atMost === 0);
}

export function nounOf(group: Chosen, scope: Scope, manner: Manner = {}): Noun {
  switch (group.from) {
    case undefined:
    case 'play':
      return characterNoun(group, scope, manner);
    case 'attachments':
      return attachmentNoun(group, scope, manner);
    case 'hand':
    case 'deck':
    case 'discard':
    case 'hidden':
      return cardNoun(group, scope, manner);
    case 'missions':
      return missionNoun(group, scope);
    case 'stack':
      return stackNoun(group, scope);
    case 'bound':
      return boundNoun(group, scope);
  }
}

/** Looked at from top to bottom. */
export function isWholeDeck(chosen: Chosen): boolean {
  return chosen.from === 'deck' && chosen.choose === 'all' && chosen.top === undefined;
}

type From<F extends string> = Extract<Chosen, { from: F }>;
type Played = Extract<Chosen, { from?: 'play' | undefined }>;

function characterNoun(group: Played, scope: Scope, manner: Manner): Noun {
  const { owner, adjective: side } = sideOf(group, scope, manner);
  const another = group.other || (group.otherThan !== undefined && group.otherThan === group.sameName);
  // `en jeu` stands close to the noun, a mission after the numbers, so that neither seems to belong to the other.
  const early = group.in === undefined && group.is === undefined && !group.perMission;
  return {
    gender: 'm',
    owner,
    single: group.is !== undefined,
    words: (plural) => {
      const agreement: Agreement = { gender: 'm', plural };
      const where = whereOf(group, plural, scope, manner);
      const limits = limitsOf(group, scope);
      return joined([
        another ? agree('autre', agreement) : '',
        nounOfKind('character', plural),
        side ? adjective(side, agreement) : '',
        group.hidden === undefined ? '' : adjective(group.hidden ? 'hidden' : 'faceUp', agreement),
        group.upgraded ? adjective('upgraded', agreement) : '',
        anyTrait(group.anyOf, scope.card),
        early ? where : '',
        group.is ? '' : limits,
        tokenLimit(group, scope),
        holdingOf(group, scope),
        superlative(group.is, plural),
        another && !group.other ? 'du même nom' : '',
        early ? '' : where,
        group.is && limits.length > 0 ? say`parmi ceux ${limits}` : '',
        likenessOf(group, agreement, scope),
        clausesOf(group, agreement, scope),
      ]);
    },
  };
}

function attachmentNoun(group: From<'attachments'>, scope: Scope, manner: Manner): Noun {
  const { owner, adjective: side } = sideOf(group, scope, manner);
  const { on } = group;
  return {
    gender: 'm',
    owner,
    words: (plural) => {
      const agreement: Agreement = { gender: 'm', plural };
      return joined([
        group.other ? agree('autre', agreement) : '',
        nounOfKind('attachment', plural),
        side ? adjective(side, agreement) : '',
        typeof on === 'string' ? `de ${NOUNS[on].stem}` : '',
        anyTrait(group.anyOf, scope.card),
        typeof on === 'object' ? say`sur ${referent(on.card, scope).text}` : '',
        typeof on === 'object' && group.in === undefined ? '' : whereOf(group, plural, scope, manner),
      ]);
    },
  };
}

function cardNoun(group: From<'hand' | 'deck' | 'discard' | 'hidden'>, scope: Scope, { place = 'de' }: Manner): Noun {
  const kind = kindOf(group, scope);
  const { gender } = NOUNS[kind];
  const top =
    group.top === undefined
      ? undefined
      : typeof group.top === 'object' && 'upTo' in group.top
        ? group.top.upTo
        : group.top;
  const own = group.from === 'hidden' && !group.whose;
  const zone = zoneText(group, scope);
  return {
    gender,
    single: group.topmost,
    owner: own ? (scope.actor === 'you' ? 'you' : 'actor') : undefined,
    words: (plural) => {
      const agreement: Agreement = { gender, plural };
      return joined([
        nounOfKind(kind, plural),
        group.from === 'hidden' ? adjective('hidden', agreement) : '',
        anyTrait(group.anyOf, scope.card),
        limitsOf(group, scope),
        group.topmost ? `${plural ? 'les' : gender === 'f' ? 'la' : 'le'} plus ${agree('haut', agreement)}` : '',
        own || place === 'none' ? '' : top === undefined ? placed(zone, place) : amongTop(top, zone, scope),
        likenessOf(group, agreement, scope),
      ]);
    },
  };
}

function placed(zone: Text, place: 'de' | 'dans'): Text {
  return place === 'dans' ? say`dans ${zone}` : of(zone);
}

function amongTop(top: Value, zone: Text, scope: Scope): Text {
  if (top === 1) return say`sur le dessus ${of(zone)}`;
  return say`parmi les ${typeof top === 'number' ? top : 'cartes'} ${typeof top === 'number' ? 'cartes' : ''} du dessus ${of(zone)} ${typeof top === 'number' ? '' : say`(${valueText(top, scope)})`}`;
}

function missionNoun(group: From<'missions'>, scope: Scope): Noun {
  const where = group.with
    ? say`où il y a au moins ${one(nounOf(group.with, { ...scope, actor: 'you' }, { place: 'none' }))}`
    : say`en jeu`;
  return {
    gender: 'f',
    words: (plural) => say`${nounOfKind('mission', plural)} ${where} ${group.orHere ? '(en plus de celle-ci)' : ''}`,
  };
}

function stackNoun(group: From<'stack'>, scope: Scope): Noun {
  const part = { top: 'du dessus', bottom: 'du dessous', each: '' }[group.part];
  const stacked =
    typeof group.of === 'string' ? referent(group.of, scope).text : one(nounOf(group.of, scope, { inPlay: true }));
  return {
    gender: 'f',
    single: group.part !== 'each',
    words: (plural) =>
      say`${nounOfKind('card', plural)} ${anyTrait(group.anyOf, scope.card)} ${part} de la ${term('stack', 'pile')} ${of(stacked)}`,
  };
}

/** Of cards looked at before: `carte Jutsu parmi elles`; of a deck searched whole, `de votre deck`. */
function boundNoun(group: From<'bound'>, scope: Scope): Noun {
  const kind = kindOf(group, scope);
  const seen = bindingOf(scope.card.effects, group.name);
  const searched = seen?.do === 'look' && typeof seen.at === 'object' && isWholeDeck(seen.at) ? seen.at : undefined;
  const whose = searched && 'whose' in searched ? searched.whose : undefined;
  const source = searched ? of(zoneText({ from: 'deck', whose }, scope)) : 'parmi elles';
  const { gender } = NOUNS[kind];
  return {
    gender,
    words: (plural) =>
      joined([
        nounOfKind(kind, plural),
        anyTrait(group.anyOf, scope.card),
        limitsOf(group, scope),
        likenessOf(group, { gender, plural }, scope),
        source,
      ]),
  };
}
