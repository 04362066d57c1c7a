import type { EffectFacet } from '@/lib/rules/mythos/cards/effects/facet-values';
import type { Locale } from '@/lib/i18n/locales';
import type { Tree } from '@/lib/query/ast';
import type { Pattern } from '@/lib/query/pattern/syntax';
import type { Sort } from '../card-query';

// What can be asked of a card. Each condition has one meaning, written down twice: as SQL (../sql/) and as a predicate
// over the catalogue in memory (./memory.ts). A test holds the two to the same cards.

/** Numbers a card has by itself. `number` is the one within its set. */
export const NUMBER_FIELDS = [
  'chakra', 'power', 'points', 'number',
  'entrance', 'hand', 'combat', 'support', 'injured', 'injured-support', 'mental', 'jutsu',
] as const; // prettier-ignore
export type NumberField = (typeof NUMBER_FIELDS)[number];

/** The stat (lib/rules, rows of `card_stat`) that a field looks at. */
export const STATS: Readonly<Record<Exclude<NumberField, 'number'>, string>> = {
  chakra: 'chakra',
  power: 'power',
  points: 'points',
  entrance: 'entranceCost',
  hand: 'handCost',
  combat: 'combat',
  support: 'support',
  injured: 'injuredCombat',
  'injured-support': 'injuredSupport',
  mental: 'mentalPower',
  jutsu: 'jutsuCost',
};

/** Texts of a card: its name and title in every language, and what it does in the language asked for. */
export const TEXT_FIELDS = ['name', 'version', 'text'] as const;
export type TextField = (typeof TEXT_FIELDS)[number];

/** What is one of a list. */
export const LIST_FIELDS = ['set', 'type', 'symbol', 'trait', 'faction', 'keyword', 'rarity', 'attach', 'is', 'has'] as const; // prettier-ignore
export type ListField = (typeof LIST_FIELDS)[number] | EffectFacet;

/** Lists of a collection. */
export const HELD_LISTS = ['owned', 'wish', 'trade'] as const;
export type HeldList = (typeof HELD_LISTS)[number];

export type Comparison = '=' | '!=' | '<' | '<=' | '>' | '>=';

export type Condition =
  /** Free words, ranked by the search engine: forgiving, in any language and script. */
  | { on: 'words'; text: string }
  /**
   * Folded words in this order: `begins` at the beginning of a word, `whole` as whole words, `is` the whole text.
   * Field `any`: a name, a title or the text.
   */
  | { on: 'phrase'; field: TextField | 'any'; match: 'begins' | 'whole' | 'is'; words: string; typed: string }
  | { on: 'pattern'; field: TextField; source: string; pattern: Pattern }
  /** Ends belong to it; one left out is open. A card without the number does not meet it. */
  | { on: 'range'; field: NumberField; min?: number; max?: number }
  | { on: 'compare'; left: NumberField; relation: Comparison; right: NumberField }
  /** A mission's number, M01. */
  | { on: 'mission-number'; number: number }
  /** One of the values. `alike`: squashed texts for which no value is known, compared with the squashed ones of cards. */
  | { on: 'list'; field: ListField; values: readonly string[]; alike: readonly string[] }
  | { on: 'standing'; format: string; is: 'legal' | 'banned' | 'restricted' }
  /** Copies on a list of the reader's collection; left out: those that the reader owns. */
  | { on: 'owned'; list?: Exclude<HeldList, 'owned'>; min?: number; max?: number }
  /** Is in the deck at hand. */
  | { on: 'in-deck' }
  | { on: 'ruling' };

export type CardTree = Tree<Condition>;

/** What a query says beside which cards it wants. */
export type Setting =
  | { set: 'sort'; sort: Sort; descending?: boolean }
  | { set: 'dir'; descending: boolean }
  | { set: 'unique'; unique: 'cards' | 'prints' }
  /** Language of texts. */
  | { set: 'lang'; locale: Locale };
