import type { CardFilter, Characters, Chosen, Compare, Group, Stat, Value } from '../../../cards/effects/expression';
import { bindingOf } from '../../../cards/effects/bindings';
import { couldBeItself } from '../../itself';
import { joined, say, term, type Text } from '../../pieces';
import { isNone, isWholeDeck, likeThat, LIMITS, STATS } from './measure';
import { definite, type Noun, ofThem, one } from '../words/noun';
import {
  choiceOf,
  clausesOf,
  holdingOf,
  likeNamed,
  type Manner,
  sideOf,
  superlative,
  whereOf,
  zoneText,
} from './qualifier';
import { amountNamed, asked, isPast, kindOf, nounOfKind, nounOfRef, NOUNS, referent, type Scope } from './reference';
import { anyTrait, noTrait } from '../words/trait';
import { adjective, type Agreement, agree, of, to, tokens } from '../words/words';

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

function statOf(wanted: Stat, card: string | Group, scope: Scope): Text {
  const stat = typeof card === 'string' ? asked(wanted, card, scope) : wanted;
  const { word, gender } = STATS[stat];
  if (card === 'target') return say`${gender === 'f' ? 'sa' : 'son'} ${word}`;
  const article = gender === 'f' ? 'la' : 'le';
  if (typeof card === 'string') return say`${article} ${word} ${ownerOf(stat, card, scope)}`;
  const noun = countedNoun(card, scope);
  if (noun.single) return say`${article} ${word} ${of(one(noun))}`;
  return say`${article} ${word} ${agree('total', { gender, plural: false })} ${of(definite(noun, true))}`;
}

/** `de ce personnage`, but `qu’avait le personnage vaincu`. */
function ownerOf(stat: Stat, ref: string, scope: Scope): Text {
  const { text, plural } = referent(ref, scope);
  return isPast(stat, ref, scope) ? say`qu’${plural ? 'avaient' : 'avait'} ${text}` : of(text);
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
  if (typeof value === 'object' && 'stat' in value && typeof value.of === 'string')
    if (value.of !== 'target' && value.stat === stat && asked(stat, value.of, scope) === stat)
      return say`à ${STATS[stat].gender === 'f' ? 'celle' : 'celui'} ${ownerOf(stat, value.of, scope)}`;
  return to(valueText(value, scope));
}

/** `de coût 3 ou moins`, `de Power inférieure à celle de ce personnage` */
function limitsOf(looks: CardFilter, scope: Scope): Text {
  const limits = LIMITS.map((stat) => {
    const compare = looks[stat];
    if (compare === undefined || likeThat(compare, stat, looks.sameName)) return '';
    return say`de ${STATS[stat].word} ${compareText(compare, stat, scope)}`;
  });
  return joined(limits, ' et ');
}

/** `du même nom que …`: this stands later in the phrase. */
function likenessOf(looks: CardFilter & Pick<Characters, 'otherThan'>, agreement: Agreement, scope: Scope): Text {
  const { sameName, otherThan, noneOf } = looks;
  const limits = LIMITS.map((stat) => {
    const compare = looks[stat];
    const relation = compare && likeThat(compare, stat, sameName);
    const { word, gender } = STATS[stat];
    return relation ? say`de ${word} ${agree(relation, { gender, plural: false })}` : '';
  });
  const named = sameName === undefined || sameName === otherThan ? '' : likeNamed(sameName, scope);
  return joined([joined([named, ...limits], ' et '), noTrait(noneOf, scope.card, agreement)]);
}

function tokenLimit({ tokens: compare }: Characters, scope: Scope): Text {
  if (compare === undefined) return [];
  if (isNone(compare)) return say`sans ${tokens(false)}`;
  if ('atLeast' in compare && typeof compare.atLeast === 'number')
    return say`avec ${compare.atLeast} ${tokens(compare.atLeast > 1)} ou plus`;
  return say`au ${STATS.tokens.word} ${compareText(compare, 'tokens', scope)}`;
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

type From<F extends string> = Extract<Chosen, { from: F }>;
type Played = Extract<Chosen, { from?: 'play' | undefined }>;

function characterNoun(group: Played, scope: Scope, manner: Manner): Noun {
  const { owner, adjective: side } = sideOf(group, scope, manner);
  const namesake = group.otherThan !== undefined && group.otherThan === group.sameName;
  const notItself = scope.actor === 'you' && !manner.otherName && couldBeItself(group, scope.card);
  const another = group.other || notItself || namesake;
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
        group.controlled && !group.owned ? adjective('controlled', agreement) : '',
        anyTrait(group.anyOf, scope.card),
        early ? where : '',
        group.is ? '' : limits,
        tokenLimit(group, scope),
        holdingOf(group, scope),
        superlative(group.is, plural),
        namesake ? 'du même nom' : '',
        early ? '' : where,
        group.is && limits.length > 0 ? say`parmi ceux ${limits}` : '',
        joined([manner.otherName ? 'd’un autre nom' : '', likenessOf(group, agreement, scope)], ' et '),
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

function cardNoun(group: From<'hand' | 'deck' | 'discard' | 'hidden'>, scope: Scope, manner: Manner): Noun {
  const { place = 'de' } = manner;
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
    single: group.topmost || top === 1,
    owner: own ? (scope.actor === 'you' ? 'you' : 'actor') : undefined,
    words: (plural) => {
      const agreement: Agreement = { gender, plural };
      return joined([
        nounOfKind(kind, plural),
        group.from === 'hidden' ? adjective('hidden', agreement) : '',
        anyTrait(group.anyOf, scope.card),
        limitsOf(group, scope),
        group.topmost ? `${plural ? 'les' : gender === 'f' ? 'la' : 'le'} plus ${agree('haut', agreement)}` : '',
        choiceOf(group, scope, manner),
        own || place === 'none' ? '' : top === undefined ? placed(zone, place) : amongTop(top, zone, plural, scope),
        likenessOf(group, agreement, scope),
      ]);
    },
  };
}

function placed(zone: Text, place: Manner['place']): Text {
  return place === 'dans' ? say`dans ${zone}` : of(zone);
}

function amongTop(top: Value, zone: Text, plural: boolean, scope: Scope): Text {
  if (top === 1) return say`qui ${plural ? 'sont' : 'est'} sur le dessus ${of(zone)}`;
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
