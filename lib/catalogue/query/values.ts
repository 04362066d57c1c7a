import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { CARES, DEEDS, REACHES, TIMING_VALUES } from '@/lib/rules/mythos/cards/effects/facet-values';
import { CARD_TYPES, FACTIONS, RARITIES } from '@/lib/rules/mythos/cards/traits';
import { facetLabel } from '@/lib/rules/mythos/text/facets';
import { factionLabel, keywordLabel, KEYWORDS, rarityLabel, typeLabel } from '@/lib/rules/mythos/text/traits';
import { fold } from '../fold';
import type { Condition, ListField } from './condition';
import { isEffectFacet } from './fields';
import { HAS_VALUES, IS_VALUES, traitLabel } from './traits';

/** Letters and digits of the folded text: "Team 7" and `team7` are the same value. */
export function squash(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}]/gu, '');
}

/** Values a field is known to have, in the order lists show them. Sets, keywords and names may be more: cards bring them. */
const KNOWN: Readonly<Record<ListField, readonly string[]>> = {
  set: [],
  type: CARD_TYPES,
  faction: FACTIONS,
  keyword: KEYWORDS,
  rarity: RARITIES,
  attach: ['mission', 'character'],
  is: IS_VALUES,
  has: HAS_VALUES,
  timing: TIMING_VALUES,
  does: DEEDS,
  affects: REACHES,
  cares: CARES,
};

export function knownValues(field: ListField): readonly string[] {
  return KNOWN[field];
}

/** Fields whose cards may have values that are not known here. */
export function isOpen(field: ListField): boolean {
  return field === 'set' || field === 'keyword' || field === 'cares';
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
export function valueLabel(field: ListField, value: string, locale: Locale): string {
  switch (field) {
    case 'type':
    case 'attach':
      return one(CARD_TYPES, value, (type) => typeLabel(type, locale)) ?? value;
    case 'faction':
      return one(FACTIONS, value, (faction) => factionLabel(faction, locale)) ?? value;
    case 'rarity':
      return one(RARITIES, value, (rarity) => rarityLabel(rarity, locale)) ?? value;
    case 'keyword':
      return keywordLabel(value, locale);
    case 'is':
    case 'has':
      return traitLabel(value, locale) ?? value;
    case 'set':
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

const spellings = new Map<ListField, readonly Spelling[]>();

function spellingsOf(field: ListField): readonly Spelling[] {
  let known = spellings.get(field);
  if (!known) {
    known = KNOWN[field].map((value) => {
      const labels = [value, ...LOCALES.map((locale) => valueLabel(field, value, locale))];
      return {
        value,
        whole: new Set(labels.map(squash)),
        beginnings: [...new Set(labels.flatMap((label) => [label, ...label.split(/[\s-]+/u)]).map(squash))],
      };
    });
    spellings.set(field, known);
  }
  return known;
}

/** Fields known by the whole only: of a rarity `R` is not `RA`, and team 1 not team 10. */
function byTheWhole(field: ListField): boolean {
  return field === 'rarity' || field === 'keyword' || field === 'set';
}

/** Known values that a typed text means, by id or by their words in any language; what is spelt so goes before beginnings. */
export function meantValues(field: ListField, typed: string): readonly string[] {
  const key = `${field} ${typed}`;
  let values = meant.get(key);
  if (!values) {
    values = lookUp(field, squash(typed));
    // What people type is mostly the same; what is not must not fill the memory.
    if (meant.size >= MOST_KEPT) meant.clear();
    meant.set(key, values);
  }
  return values;
}

const MOST_KEPT = 1000;
const meant = new Map<string, readonly string[]>();

function lookUp(field: ListField, squashed: string): string[] {
  if (!squashed) return [];
  const known = spellingsOf(field);
  const spelt = known.filter(({ whole }) => whole.has(squashed));
  // Of deeds a beginning may well be another's whole name: "draw" is Draws.
  const found =
    byTheWhole(field) || (spelt.length > 0 && !isEffectFacet(field))
      ? spelt
      : known.filter(({ beginnings }) => beginnings.some((beginning) => beginning.startsWith(squashed)));
  return found.map(({ value }) => value);
}
