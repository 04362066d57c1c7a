import type {
  CardFilter,
  Characters,
  Chosen,
  ChosenCharacters,
  Compare,
  Group,
  Stat,
  Value,
} from '../../../cards/effects/expression';
import { couldBeItself } from '../../itself';
import { type Part, say, term, type Text } from '../../pieces';
import { ownView, type Scope, unknown, unspoken } from '../scope';
import {
  adjective,
  ADJECTIVES,
  counted,
  type Form,
  noun,
  NOUNS,
  participle,
  plural,
  preposition,
  single,
} from '../words/inflection';
import { type Description, each, many, one, past, type Phrase, several, words } from '../words/phrase';
import { both, LAST_TURN, limit, LIMITED, scale, sideOf, sides, STATS, withoutTraits, withTraits } from './filter';
import { asSeen, had, needsWords } from './number';
import { holderOf, inZone, type Manner, placeOf, zone } from './place';
import { amountName, boundThings, isWholeDeck, possessive, reference } from './reference';

// Groups and values speak of each other, so they share a file.

/** A number in words: `liczba wrogich postaci w grze`, `koszt odrzuconej karty`. */
export function valueOf(value: Value, scope: Scope): Phrase {
  const own = unspoken(ownView(scope));
  if (typeof value === 'number') return { gender: 'n', plural: false, in: () => say`${value}` };
  if ('amount' in value) return amountName(value.amount, own);
  if ('count' in value)
    return one({ noun: NOUNS.number, adjectives: [], after: [countedThings(value.count, own).in('gen')] });
  if ('stat' in value) return statOf(value.stat, value.of, own);
  if ('plus' in value) {
    const [first, second] = [valueOf(value.plus[0], own), valueOf(value.plus[1], own)];
    return { ...first, in: (wanted) => say`${first.in(wanted)} plus ${second.in('nom')}` };
  }
  const [factor, factored] = [value.times[0], valueOf(value.times[1], own)];
  return { gender: 'n', plural: false, in: () => say`${factor} × ${factored.in('nom')}` };
}

function countedThings(count: string | Group, scope: Scope): Phrase {
  return many(
    typeof count === 'string' ? boundThings(count, scope).description : describe(count, scope, { many: true }),
  );
}

function statOf(stat: Stat, of: string | Group, scope: Scope): Phrase {
  const single = typeof of === 'string' || ('is' in of && of.is !== undefined);
  const owner = ownerOf(of, scope);
  if (typeof of === 'string' && had(stat, of, scope)) {
    const which = STATS[stat].noun.gender === 'f' ? 'jaką' : 'jaki';
    return one({ ...STATS[stat], after: [say`, ${which} ${past('miał', owner)} ${owner.in('nom')}`] });
  }
  if (stat === 'tokens') {
    return one({ ...STATS.tokens, after: [plural(NOUNS.token, 'gen'), say`na ${owner.in('loc')}`] });
  }
  const word = STATS[typeof of === 'string' ? asSeen(stat, of, scope) : stat];
  const total = single ? [] : [participle('łączn')];
  if (of !== 'target')
    return one({ noun: word.noun, adjectives: [...total, ...word.adjectives], after: [owner.in('gen')] });
  const phrase = one({ ...word, after: [] });
  return { ...phrase, in: (wanted) => say`${possessive(owner)} ${phrase.in(wanted)}` };
}

function ownerOf(of: string | Group, scope: Scope): Phrase {
  if (typeof of === 'string') return reference(of, scope);
  const single = 'is' in of && of.is !== undefined;
  return single ? one(describe(of, scope, {})) : many(describe(of, scope, { many: true }));
}

/** `za każdą wrogą postać`, and how much for each, where a number is that of some cards; nothing otherwise. */
export function forEvery(value: Value, scope: Scope): { unit: number; every: Text } | undefined {
  if (typeof value === 'number') return undefined;
  if ('times' in value) {
    const inner = forEvery(value.times[1], scope);
    return inner && { unit: inner.unit * value.times[0], every: inner.every };
  }
  if (!('count' in value)) return undefined;
  const own = unspoken(ownView(scope));
  const { count } = value;
  const description = typeof count === 'string' ? boundThings(count, own).description : describe(count, own, {});
  return { unit: 1, every: say`za ${each(description).in('acc')}` };
}

// Limits

function limitOf(compare: Compare, stat: Stat, form: Form, scope: Scope): Text {
  return limit(compare, form, (value) => {
    const full = valueOf(value, scope);
    const alike = typeof value === 'object' && 'stat' in value && value.stat === stat && !needsWords(value, scope);
    // In sum several cards are no single one to compare with.
    const single =
      alike && value.of !== 'target' && (typeof value.of === 'string' || ('is' in value.of && value.of.is));
    return single ? { full, short: ownerOf(value.of, ownView(scope)) } : { full };
  });
}

/** `koszt 3 lub niższy` in the case wanted, for every limit set. */
export function limits(filter: CardFilter, wanted: Form['case'], scope: Scope, kind?: 'numbers' | 'values'): Text[] {
  return LIMITED.flatMap((stat) => {
    const compare = filter[stat];
    if (!compare || (kind && (typeof sides(compare).value === 'number') !== (kind === 'numbers'))) return [];
    const form: Form = { case: wanted, plural: false, gender: STATS[stat].noun.gender };
    return [say`${words({ ...STATS[stat], after: [] }, form)} ${limitOf(compare, stat, form, scope)}`];
  });
}

export function limitOfTotal(stat: 'cost' | 'power', compare: Compare, scope: Scope): Text {
  const form: Form = { case: 'loc', plural: false, gender: STATS[stat].noun.gender };
  const of = words({ noun: STATS[stat].noun, adjectives: [participle('łączn')], after: [] }, form);
  return say`o ${of} ${limitOf(compare, stat, form, scope)}`;
}

/** `bez Power tokenów`, `z co najmniej 2 Power tokenami`. */
function withTokens(compare: Compare, scope: Scope): Text {
  const { side, value } = sides(compare);
  if (value === 0 && (side === 'exactly' || side === 'atMost')) return say`bez ${plural(NOUNS.token, 'gen')}`;
  if (typeof value === 'number' && side === 'atLeast') return say`z co najmniej ${counted(value, NOUNS.token, 'ins')}`;
  if (typeof value === 'number' && side === 'exactly') return say`z ${counted(value, NOUNS.token, 'ins')}`;
  const form: Form = { case: 'ins', plural: false, gender: 'f' };
  return say`z liczbą ${plural(NOUNS.token, 'gen')} ${limitOf(compare, 'tokens', form, scope)}`;
}

/** What a card is: traits and plain numbers come before the place, longer comparisons after it. */
function looks(filter: CardFilter, scope: Scope): { before: Part[]; after: Part[] } {
  const named = (texts: Text[]) => both(texts.map((text) => say`o ${text}`));
  const { sameName } = filter;
  return {
    before: [
      both([withTraits(filter.anyOf, scope), withoutTraits(filter.noneOf, scope)]),
      named(limits(filter, 'loc', scope, 'numbers')),
    ],
    after: [
      both([
        sameName === undefined ? '' : say`o tej samej nazwie co ${reference(sameName, scope).in('nom')}`,
        named(limits(filter, 'loc', { ...scope, spoken: sameName }, 'values')),
      ]),
    ],
  };
}

// Groups

export function describeCharacters(group: Characters, scope: Scope, manner: Manner): Description {
  const strong = manner.acting && !manner.many ? strongEnough(group, scope) : undefined;
  const { before, after } = looks(strong ? { ...group, power: undefined } : group, scope);
  const { otherThan, holding, lastTurn, tokens } = group;
  const turn = lastTurn && LAST_TURN[lastTurn];
  const side = sideOf(group.side, scope, manner.acting);
  const isOwn = side.includes(ADJECTIVES.own) || side.includes(ADJECTIVES.yours);
  /** In play by what is said of it. */
  const isFound = !group.in && [group.owned, group.controlled, holding, lastTurn].some((one) => one !== undefined);
  const notItself = (!manner.acting || scope.actor === 'you') && couldBeItself(group, scope.card);
  const isNamed = otherThan !== undefined && otherThan === group.sameName;
  return {
    noun: NOUNS.character,
    adjectives: [
      ...scale(group),
      ...(group.other || isNamed || notItself ? [ADJECTIVES.other] : []),
      ...(isOwn ? side : []),
      ...(group.hidden === undefined ? [] : [group.hidden ? ADJECTIVES.hidden : ADJECTIVES.faceUp]),
      ...(group.upgraded ? [ADJECTIVES.upgraded] : []),
      ...(group.controlled ? [ADJECTIVES.controlled] : []),
      ...(isOwn ? [] : side),
    ],
    after: [
      group.is === 'soleStrongest'
        ? say`o ${words({ noun: NOUNS.power, adjectives: [participle('najwyższ')], after: [] }, { case: 'loc', plural: false })}`
        : '',
      ...before,
      tokens ? withTokens(tokens, scope) : '',
      group.owned ? (form) => adjective(ADJECTIVES.owned, form) : '',
      isFound ? '' : placeOf(group.in, scope, manner),
      ...after,
      holding
        ? (form) =>
            say`${adjective(participle('mając'), form)} ${one(describeTraits(NOUNS.attachment, holding.anyOf, scope)).in('acc')}`
        : '',
      otherThan === undefined || isNamed ? '' : apartFrom(otherThan, scope),
      turn ? (form) => say`${adjective(participle(turn.stem), form)} ${turn.tail}` : '',
      strong ?? '',
    ],
  };
}

/** The strongest of those with Power 6 or more is the strongest of all, if it has that much. */
function strongEnough({ is, power }: Characters, scope: Scope): Text | undefined {
  if (is !== 'strongest' || !power || !('atLeast' in power) || typeof power.atLeast !== 'number') return undefined;
  return say`, jeśli ma ${limits({ power }, 'acc', scope)[0] ?? ''}`;
}

function apartFrom(name: string, scope: Scope): (form: Form) => Text {
  return (form) => say`${adjective(ADJECTIVES.other, form)} niż ${reference(name, scope).in('nom')}`;
}

function describeTraits(word: Description['noun'], traits: CardFilter['anyOf'], scope: Scope): Description {
  return { noun: word, adjectives: [], after: [withTraits(traits, scope)] };
}

type Cards = Extract<Group, { from: 'hand' | 'deck' | 'discard' | 'hidden' }>;

function describeCards(group: Cards, scope: Scope, manner: Manner): Description {
  const { before, after } = looks(group, scope);
  const acting = manner.acting ?? false;
  const own = acting ? ADJECTIVES.own : ADJECTIVES.yours;
  const word = group.from === 'hidden' ? NOUNS.character : NOUNS[group.type ?? 'card'];
  const adjectives = [
    ...(group.topmost ? [ADJECTIVES.first] : []),
    ...(group.from === 'hidden' ? [...(group.whose ? [] : [own]), ADJECTIVES.hidden] : []),
  ];
  if (group.from === 'hidden')
    return { noun: word, adjectives, after: [...before, group.whose ? 'przeciwnika' : '', ...after] };
  const way = manner.place ?? (acting ? 'from' : 'at');
  const where = way === 'none' ? '' : inZone(group.from, group.whose, way, scope, acting);
  const top = group.top === undefined ? where : fromTop(group, scope, acting);
  return { noun: word, adjectives, after: [...before, top, ...after] };
}

function fromTop(group: Cards, scope: Scope, acting: boolean): Text {
  const { from, whose, top } = group;
  if (top === 1 && from !== 'hidden') return say`z wierzchu ${zone(from, whose, 'gen', scope, acting)}`;
  return say`spośród ${topCards(group, scope, acting).in('gen')}`;
}

/** `3 wierzchnie karty swojej talii`. */
export function topCards({ from, whose, top }: Cards, scope: Scope, acting: boolean): Phrase {
  const of = from === 'hidden' ? '' : zone(from, whose, 'gen', scope, acting);
  const description: Description = { noun: NOUNS.card, adjectives: [ADJECTIVES.top], after: [of] };
  const upTo = typeof top === 'object' && 'upTo' in top;
  const count = upTo ? top.upTo : (top ?? 1);
  if (count === 1 && !upTo) return one(description);
  return several(typeof count === 'number' ? count : unknown(count, scope), description, upTo ? 'najwyżej' : '');
}

function stacked(of: ChosenCharacters, scope: Scope, { acting = false }: Manner): Phrase {
  const description = describe(of, scope, { acting });
  return of.choose === undefined || of.choose === 1 ? one(description) : many(description);
}

/** Any group before it is said how many of it. */
export function describe(group: Group | Chosen, scope: Scope, manner: Manner): Description {
  switch (group.from) {
    case undefined:
    case 'play':
      return describeCharacters(group, scope, manner);
    case 'hand':
    case 'deck':
    case 'discard':
    case 'hidden':
      return describeCards(group, scope, manner);
    case 'attachments': {
      const { on } = group;
      const isHere = on === 'mission' && group.in === 'here';
      const where = isHere || (typeof on === 'object' && !group.in) ? '' : placeOf(group.in, scope, manner);
      return {
        noun: NOUNS.attachment,
        adjectives: [...(group.other ? [ADJECTIVES.other] : []), ...sideOf(group.side, scope, manner.acting)],
        after: [withTraits(group.anyOf, scope), on ? holderOf(on, isHere, scope, manner) : '', where],
      };
    }
    case 'missions': {
      const there = group.with && one(describeCharacters(group.with, scope, { place: 'none' }));
      const those = there ? preposition('z', there.in('ins')) : group.orHere ? '' : 'w grze';
      const here = { nom: 'ta', gen: 'tej', dat: 'tej', acc: 'tę', ins: 'tą', loc: 'tej' };
      const too = (form: Form) =>
        say`oraz ${here[form.case]} ${noun(NOUNS.mission, { case: form.case, plural: false })}`;
      return { noun: NOUNS.mission, adjectives: [], after: [those, group.orHere ? too : ''] };
    }
    case 'stack': {
      const { of, part } = group;
      const owner = typeof of === 'string' ? reference(of, unspoken(scope)) : stacked(of, scope, manner);
      const upgraded = typeof of !== 'string' && of.upgraded;
      const pile = (wanted: 'gen' | 'loc') =>
        say`${term('stack', wanted === 'gen' ? 'stosu' : 'stosie')} ${upgraded ? '' : 'ulepszeń'} ${owner.in('gen')}`;
      const where = part !== 'each' ? pile('gen') : manner.acting ? say`ze ${pile('gen')}` : say`w ${pile('loc')}`;
      return {
        noun: NOUNS.card,
        adjectives: part === 'each' ? [] : [ADJECTIVES[part]],
        after: [withTraits(group.anyOf, scope), where],
      };
    }
    case 'bound': {
      const { before, after } = looks(group, scope);
      const things = boundThings(group.name, scope).description;
      const seen = scope.spoken === group.name ? 'nich' : many(things).in('gen');
      const deck = scope.spoken === group.name ? '' : say`z ${single(NOUNS.deck, 'gen')}`;
      const among = isWholeDeck(group.name, scope) ? deck : say`spośród ${seen}`;
      return {
        noun: group.type ? NOUNS[group.type] : things.noun,
        adjectives: [],
        after: [...before, among, ...after],
      };
    }
  }
}
