import type { Characters, Compare, Stat, Value } from '../../../cards/effects/expression';
import type { Trait } from '../../../cards/effects/trait';
import { joined, listed, type Part, type Piece, say, type Text } from '../../pieces';
import { factionLabel, keywordLabel } from '../../traits';
import type { Scope } from '../scope';
import { type Adjective, adjective, ADJECTIVES, type Form, NOUNS } from '../words/inflection';
import type { Description, Phrase } from '../words/phrase';

// Which cards are meant: traits, and limits of numbers. Names and traits never inflect: a noun before them does.

type Named = Pick<Scope, 'card'>;

export function traitPiece(trait: Trait, { card }: Named): Piece {
  if ('name' in trait) return { kind: 'name', name: trait.name, text: card.nameOf(trait.name) };
  if ('faction' in trait) return { kind: 'trait', trait, text: factionLabel(trait.faction, 'pl') };
  return { kind: 'trait', trait, text: 'keyword' in trait ? keywordLabel(trait.keyword, 'pl') : trait.family };
}

const KINDS = ['name', 'family', 'faction', 'keyword'] as const;
type Kind = (typeof KINDS)[number];
const HAS: Record<Kind, string> = {
  name: 'o nazwie',
  family: 'o nazwie zawierającej',
  faction: 'z frakcji',
  keyword: 'ze słowem kluczowym',
};
const LACKS: Record<Kind, string> = {
  name: 'o nazwie innej niż',
  family: 'o nazwie niezawierającej',
  faction: 'spoza frakcji',
  keyword: 'bez słowa kluczowego',
};

function kindOf(trait: Trait): Kind {
  return 'name' in trait ? 'name' : 'family' in trait ? 'family' : 'faction' in trait ? 'faction' : 'keyword';
}

/** Traits with the words before them, those of one kind sharing theirs: `ze słowem kluczowym Broń lub Zbroja`. */
function byKind(traits: readonly Trait[], lead: Record<Kind, string>, between: string, scope: Named): Text[] {
  return KINDS.map((kind) => ({ kind, alike: traits.filter((trait) => kindOf(trait) === kind) }))
    .filter(({ alike }) => alike.length > 0)
    .map(
      ({ kind, alike }) =>
        say`${lead[kind]} ${listed(
          alike.map((trait) => traitPiece(trait, scope)),
          between,
        )}`,
    );
}

/** After a noun: `Tsunade lub Shizune`, `z frakcji Akatsuki`, `o nazwie Rock Lee lub ze słowem kluczowym Jutsu`. */
export function withTraits(traits: readonly Trait[] | undefined, scope: Named): Text {
  if (!traits) return [];
  const bare = traits.every((trait) => 'name' in trait);
  return listed(byKind(traits, bare ? { ...HAS, name: '' } : HAS, 'lub', scope), 'lub');
}

export function withoutTraits(traits: readonly Trait[] | undefined, scope: Named): Text {
  return traits ? listed(byKind(traits, LACKS, 'ani', scope), 'i') : [];
}

/** Predicates of one card: `ma słowo kluczowe Jutsu`, `nie należy do frakcji Akatsuki`. */
export function isTraits(
  traits: readonly Trait[] | undefined,
  { has, belongs, not }: { has: string; belongs: string; not?: true },
  scope: Named,
): Text {
  if (!traits) return [];
  const lead: Record<Kind, string> = not
    ? { name: `nie ${has} nazwy`, family: `nie ${has} w nazwie`, faction: `nie ${belongs} do frakcji`, keyword: `nie ${has} słowa kluczowego` } // prettier-ignore
    : { name: `${has} nazwę`, family: `${has} w nazwie`, faction: `${belongs} do frakcji`, keyword: `${has} słowo kluczowe` }; // prettier-ignore
  return listed(byKind(traits, lead, not ? 'ani' : 'lub', scope), not ? 'i' : 'lub');
}

type Side = keyof typeof SIDES_OF_SCALE;
const SIDES_OF_SCALE = {
  atMost: { word: ADJECTIVES.lower, lead: 'nie', opposite: ADJECTIVES.higher },
  atLeast: { word: ADJECTIVES.higher, lead: 'nie', opposite: ADJECTIVES.lower },
  lessThan: { word: ADJECTIVES.lower, lead: '', opposite: ADJECTIVES.lower },
  moreThan: { word: ADJECTIVES.higher, lead: '', opposite: ADJECTIVES.higher },
} as const;

export function sides(compare: Compare): { side: Side | 'exactly'; value: Value } {
  if ('atMost' in compare) return { side: 'atMost', value: compare.atMost };
  if ('atLeast' in compare) return { side: 'atLeast', value: compare.atLeast };
  if ('lessThan' in compare) return { side: 'lessThan', value: compare.lessThan };
  if ('moreThan' in compare) return { side: 'moreThan', value: compare.moreThan };
  return { side: 'exactly', value: compare.exactly };
}

/**
 * After the noun whose number it is, agreeing with it: o koszcie `3 lub niższym`, o Power `niższej niż ta postać`.
 * `say` gives a value's words, those of the thing compared with where that is shorter.
 */
export function limit(compare: Compare, form: Form, words: (value: Value) => { full: Phrase; short?: Phrase }): Text {
  const { side, value } = sides(compare);
  if (side === 'exactly') {
    const equal = adjective(ADJECTIVES.equal, form);
    return typeof value === 'number' ? say`${equal} dokładnie ${value}` : say`${equal} ${words(value).full.in('dat')}`;
  }
  const { word, lead, opposite } = SIDES_OF_SCALE[side];
  if (typeof value === 'number' && lead) return say`${value} lub ${adjective(word, form)}`;
  const { full, short } = words(value);
  return say`${lead} ${adjective(opposite, form)} niż ${(short ?? full).in('nom')}`;
}

const COUNTS: Record<Side | 'exactly', string> = {
  atMost: 'najwyżej',
  atLeast: 'co najmniej',
  exactly: 'dokładnie',
  lessThan: 'mniej niż',
  moreThan: 'więcej niż',
};

/** Before a number of things: `co najmniej`. */
export function countLead(compare: Compare): Part {
  return COUNTS[sides(compare).side];
}

/** Conditions on one thing, joined: `o koszcie 2 lub niższym i o Power 3 lub niższej`. */
export function both(parts: readonly Part[]): Text {
  return joined(parts, ' i ');
}

// Numbers of a card, and what is said of a character in adjectives.

export const STATS: Record<Stat, Pick<Description, 'noun' | 'adjectives'>> = {
  cost: { noun: NOUNS.cost, adjectives: [] },
  power: { noun: NOUNS.power, adjectives: [] },
  printedCost: { noun: NOUNS.cost, adjectives: [ADJECTIVES.printedCost] },
  printedPower: { noun: NOUNS.power, adjectives: [ADJECTIVES.printed] },
  tokens: { noun: NOUNS.number, adjectives: [] },
};

export const LIMITED = ['cost', 'printedCost', 'power', 'printedPower'] as const;

export const LAST_TURN = {
  played: { stem: 'zagran', tail: 'w poprzedniej turze przeciwnika' },
  moved: { stem: 'przeniesion', tail: 'w poprzedniej turze przeciwnika' },
  playedCheaper: {
    stem: 'zagran',
    tail: 'w poprzedniej turze przeciwnika poniżej wydrukowanego kosztu dzięki efektowi karty',
  },
} as const;

/** A mission speaks to either player and has no side of its own: what is friendly there is yours. */
export function sideOf(given: Characters['side'], { actor, card }: Scope, acting = false): Adjective[] {
  const side = given === 'friendly' && card.type === 'mission' ? 'yours' : given;
  if (!side) return [];
  if (side === 'enemy') return [acting && actor === 'opponent' ? ADJECTIVES.yours : ADJECTIVES.enemy];
  if (acting && (side === 'yours' || actor !== 'you')) return [ADJECTIVES.own];
  return [side === 'yours' ? ADJECTIVES.yours : ADJECTIVES.friendly];
}

export function scale({ is, among }: Characters): Adjective[] {
  if (!is) return [];
  const tail = among ? { tail: 'w grze' } : {};
  if (is === 'soleStrongest') return [{ ...ADJECTIVES.sole, ...tail }];
  return [{ ...ADJECTIVES[is], ...tail }];
}
