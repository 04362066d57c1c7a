import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { CARD_KINDS, SYMBOLS } from '@/lib/rules/ccg/cards/symbols';
import { signedSymbolLabel } from '@/lib/rules/ccg/text/labels';
import { CARES, DEEDS, REACHES, TIMING_VALUES } from '@/lib/rules/mythos/cards/effects/facet-values';
import { CARD_TYPES, FACTIONS, RARITIES } from '@/lib/rules/mythos/cards/traits';
import { facetLabel } from '@/lib/rules/mythos/text/facets';
import { factionLabel, keywordLabel, KEYWORDS, rarityLabel } from '@/lib/rules/mythos/text/traits';
import { nearest } from '@/lib/query/nearest';
import { fold } from '../fold';
import { DEFAULT_GAME, type GameId } from '../games';
import type { Condition, ListField } from './condition';
import { isEffectFacet } from './fields';
import { HAS_VALUES, IS_VALUES, traitLabel, typeName } from './traits';

/** Letters and digits of the folded text: "Team 7" and `team7` are the same value. */
export function squash(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}]/gu, '');
}

type Known = Readonly<Partial<Record<ListField, readonly string[]>>>;

/** Values a field is known to have, in the order lists show them. Sets, keywords and names may be more: cards bring them. */
const KNOWN: Readonly<Record<GameId, Known>> = {
  mythos: {
    type: CARD_TYPES,
    faction: FACTIONS,
    keyword: KEYWORDS,
    rarity: RARITIES,
    attach: ['mission', 'character'],
    is: IS_VALUES.mythos,
    has: HAS_VALUES.mythos,
    timing: TIMING_VALUES,
    does: DEEDS,
    affects: REACHES,
    cares: CARES,
  },
  ccg: { type: CARD_KINDS, symbol: SYMBOLS, is: IS_VALUES.ccg, has: HAS_VALUES.ccg },
};

export function knownValues(field: ListField, game: GameId = DEFAULT_GAME): readonly string[] {
  return KNOWN[game][field] ?? [];
}

/** Fields whose cards may have values that are not known here. */
export function isOpen(field: ListField): boolean {
  return field === 'set' || field === 'trait' || field === 'keyword' || field === 'cares';
}

/**
 * Facets of lines (./card-traits.ts) that a condition asks for within `line:(…)`: what a line does, and of what a card is
 * that it is continuous or instant. Undefined where only the card as a whole can be asked.
 */
export function askedOfLine({ field, values, alike }: Extract<Condition, { on: 'list' }>): string[] | undefined {
  const traits = field === 'is' && values.every((value) => value === 'continuous' || value === 'instant');
  if (!traits && !isEffectFacet(field)) return undefined;
  return [...values.map(squash), ...alike].map((value) => `${field}:${value}`);
}

const one = <T extends string, R>(all: readonly T[], value: string, make: (known: T) => R): R | undefined => {
  const known = all.find((each) => each === value);
  return known === undefined ? undefined : make(known);
};

/** What a value is called. */
export function valueLabel(field: ListField, value: string, locale: Locale, game: GameId = DEFAULT_GAME): string {
  switch (field) {
    case 'type':
    case 'attach':
      return typeName(value, locale, game) ?? value;
    case 'symbol':
      return one(SYMBOLS, value, (symbol) => signedSymbolLabel(symbol, locale)) ?? value;
    case 'faction':
      return one(FACTIONS, value, (faction) => factionLabel(faction, locale)) ?? value;
    case 'rarity':
      return one(RARITIES, value, (rarity) => rarityLabel(rarity, locale)) ?? value;
    case 'keyword':
      return keywordLabel(value, locale);
    case 'is':
    case 'has':
      return traitLabel(value, locale, game) ?? value;
    case 'set':
    case 'trait':
      return value;
    default:
      return facetLabel(field, value, locale);
  }
}

interface Spelling {
  value: string;
  /** Squashed id and labels of all languages. */
  whole: ReadonlySet<string>;
  /** Squashed, of labels also from each later word on. */
  beginnings: readonly string[];
}

const spellings = new Map<string, readonly Spelling[]>();

function spellingsOf(field: ListField, game: GameId): readonly Spelling[] {
  const key = `${game} ${field}`;
  let known = spellings.get(key);
  if (!known) {
    known = knownValues(field, game).map((value) => {
      const labels = [value, ...LOCALES.flatMap((locale) => spelt(valueLabel(field, value, locale, game), field))];
      return {
        value,
        whole: new Set(labels.map(squash)),
        beginnings: [...new Set(labels.flatMap((label) => [label, ...label.split(/[\s-]+/u)]).map(squash))],
      };
    });
    spellings.set(key, known);
  }
  return known;
}

/** A symbol is typed by its sign as well as by its name. */
function spelt(label: string, field: ListField): string[] {
  return field === 'symbol' ? label.split(' ') : [label];
}

/** Fields known by the whole only: of a rarity `R` is not `RA`, and team 1 not team 10. */
function byTheWhole(field: ListField): boolean {
  return field === 'rarity' || field === 'keyword' || field === 'set';
}

/** Known values that a typed text means, by id or by their words in any language; what is spelt so goes before beginnings. */
export function meantValues(field: ListField, typed: string, game: GameId = DEFAULT_GAME): readonly string[] {
  const key = `${game} ${field} ${typed}`;
  let values = meant.get(key);
  if (!values) {
    values = lookUp(field, squash(typed), game);
    // What people type is mostly the same; what is not must not fill the memory.
    if (meant.size >= MOST_KEPT) meant.clear();
    meant.set(key, values);
  }
  return values;
}

const MOST_KEPT = 1000;
const meant = new Map<string, readonly string[]>();

function lookUp(field: ListField, squashed: string, game: GameId): string[] {
  if (!squashed) return [];
  const known = spellingsOf(field, game);
  const spelt = known.filter(({ whole }) => whole.has(squashed));
  if (spelt.length > 0 || byTheWhole(field)) return spelt.map(({ value }) => value);
  const begun = known.filter(({ whole }) => [...whole].some((label) => label.startsWith(squashed)));
  if (begun.length > 0) return begun.map(({ value }) => value);
  // A later word of a label says which one is meant only where no other has it: "cache" is in too many deeds.
  const within = known.filter(({ beginnings }) => beginnings.some((beginning) => beginning.startsWith(squashed)));
  const found = within.length === 1 ? within : [];
  return found.map(({ value }) => value);
}

/** Fields whose values English readers know by name rather than by their short word. */
function isNamed(field: ListField): boolean {
  return field === 'type' || field === 'faction' || field === 'keyword';
}

/** How a reader of the language types a value: in their words, but where those could mean another value too. */
export function valueTyped(field: ListField, value: string, locale: Locale, game: GameId = DEFAULT_GAME): string {
  if (field === 'rarity' || field === 'set' || (locale === 'en' && !isNamed(field))) return value;
  const label = valueLabel(field, value, locale, game);
  const [only, ...others] = meantValues(field, label, game);
  return only === value && others.length === 0 ? label : value;
}

/** A word of a long label that is worth comparing: of shorter ones too many are near. */
const LONG_WORD = 4;

/**
 * What a misspelt value was most likely meant to be, as it would be typed: by ids, then by the labels of all languages,
 * the reader's first, and last by their words: `leef` is near Leaf Village.
 */
export function nearValue(field: ListField, typed: string, game: GameId, locale: Locale): string | undefined {
  const known = knownValues(field, game);
  const labels = [locale, ...LOCALES.filter((one) => one !== locale)].flatMap((one) =>
    known.map((value) => valueLabel(field, value, one, game)),
  );
  const words = byTheWhole(field)
    ? []
    : labels.flatMap((label) =>
        label.split(/[\s-]+/u).flatMap((word) => (word.length < LONG_WORD ? [] : [[fold(word), label] as const])),
      );
  const ways = [known.map((id) => [id.toLowerCase(), id] as const), labels.map((label) => [fold(label), label] as const), words]; // prettier-ignore
  for (const way of ways) {
    const near = nearest(
      fold(typed),
      way.map(([spelt]) => spelt),
    );
    const meant = way.find(([spelt]) => spelt === near)?.[1];
    // What is offered must be understood when it is taken up.
    if (meant !== undefined && meantValues(field, meant, game).length > 0) return meant;
  }
  return undefined;
}
