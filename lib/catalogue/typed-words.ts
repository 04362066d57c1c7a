import { LOCALES } from '@/lib/i18n/locales';
import { EFFECT_FACETS, type EffectFacet } from '@/lib/rules/mythos/cards/effects/facet-values';
import { CARD_TYPES, FACTIONS } from '@/lib/rules/mythos/cards/traits';
import { FACET_ORDER, facetLabel } from '@/lib/rules/mythos/text/facets';
import { factionLabel, keywordLabel, KEYWORDS, type TextLocale, typeLabel } from '@/lib/rules/mythos/text/traits';
import { RANGE_FILTERS, RANGE_STATS, type ListFilter, type RangeFilter } from './card-query';
import { fold } from './fold';

// Words that people type for fields, for their values and for what cards do, in each language of the site.

export type FactField = Exclude<ListFilter, EffectFacet> | 'attach';

const FACT_FIELDS: Readonly<Record<FactField, readonly string[]>> = {
  set: ['set', 'zestaw', 'набір', 'extension'],
  type: ['type', 'typ', 'тип'],
  faction: ['faction', 'village', 'frakcja', 'wioska', 'фракція', 'селище'],
  keyword: ['keyword', 'słowo', 'слово', 'mot', 'mot-clé'],
  rarity: ['rarity', 'rzadkość', 'рідкість', 'rareté'],
  attach: ['attach'],
};
const RANGE_FIELDS: Readonly<Record<RangeFilter, readonly string[]>> = {
  cost: ['koszt', 'вартість', 'coût'],
  power: [],
  points: ['punkty', 'очки'],
};
const EFFECT_FIELDS: Readonly<Record<EffectFacet, readonly string[]>> = {
  timing: ['fx', 'kiedy', 'коли', 'quand'],
  does: ['robi', 'робить', 'fait'],
  affects: ['dotyczy', 'діє', 'vise'],
  cares: ['patrzy', 'зважає', 'regarde'],
};

export type Field = { fact: FactField } | { range: RangeFilter } | { effect: EffectFacet };

const FIELDS = new Map<string, Field>([
  ...named(Object.keys(FACT_FIELDS) as FactField[], (fact) => [FACT_FIELDS[fact], { fact }]),
  ...named(RANGE_FILTERS, (range) => [[range, RANGE_STATS[range], ...RANGE_FIELDS[range]], { range }]),
  ...named(EFFECT_FACETS, (effect) => [[effect, ...EFFECT_FIELDS[effect]], { effect }]),
]);

function named<T>(keys: readonly T[], entry: (key: T) => [readonly string[], Field]): [string, Field][] {
  return keys.flatMap((key) => {
    const [words, field] = entry(key);
    return words.map((word): [string, Field] => [fold(word), field]);
  });
}

/** The field that goes by this name, in any case and any of the languages. */
export function fieldOf(name: string): Field | undefined {
  return FIELDS.get(fold(name));
}

/** Letters and digits of the folded text: "Team 7" and `team7` are the same value. */
export function squash(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}]/gu, '');
}

/** Types and factions are known by their beginning ("leaf" for Leaf Village), the rest by the whole. */
export function byBeginning(field: FactField): boolean {
  return field === 'type' || field === 'faction';
}

type LabelOf = (id: string, locale: TextLocale) => string;
const KNOWN: Partial<Record<FactField, { ids: readonly string[]; label: LabelOf }>> = {
  type: { ids: CARD_TYPES, label: (id, locale) => labelled(CARD_TYPES, typeLabel, id, locale) },
  faction: { ids: FACTIONS, label: (id, locale) => labelled(FACTIONS, factionLabel, id, locale) },
  keyword: { ids: KEYWORDS, label: keywordLabel },
};

function labelled<T extends string>(
  all: readonly T[],
  label: (id: T, locale: TextLocale) => string,
  id: string,
  locale: TextLocale,
): string {
  const known = all.find((one) => one === id);
  return known === undefined ? id : label(known, locale);
}

/** Values of a field, squashed, that a squashed word means: by the words of any language, or as it was typed. */
export function factValues(field: FactField, typed: string): string[] {
  const known = KNOWN[field];
  const fits = (word: string) => (byBeginning(field) ? squash(word).startsWith(typed) : squash(word) === typed);
  const found = known?.ids.filter((id) => LOCALES.some((locale) => fits(known.label(id, locale)))).map(squash) ?? [];
  return [...new Set([...found, typed])];
}

/** Values of a facet that a squashed word begins, as a whole or with one of its later words, in any language. */
export function facetValues(facet: EffectFacet, typed: string): string[] {
  const fits = (label: string) =>
    squash(label).startsWith(typed) || label.split(/\s+/u).some((word) => squash(word).startsWith(typed));
  return FACET_ORDER[facet].filter((value) =>
    [value, ...LOCALES.map((locale) => facetLabel(facet, value, locale))].some(fits),
  );
}

/** What people also call a deed. */
const ALSO: readonly (readonly [string, string])[] = [
  ['plays from discard', 'play-discard'],
  ['draws a card', 'draw'],
  ['draws cards', 'draw'],
];

/** Deeds by what lists call them in each language, folded, the longest first. */
const PHRASES: readonly (readonly [phrase: string, deed: string])[] = [
  ...FACET_ORDER.does.flatMap((deed) => LOCALES.map((locale) => [facetLabel('does', deed, locale), deed] as const)),
  ...ALSO,
]
  .map(([phrase, deed]) => [fold(phrase), deed] as const)
  .sort((a, b) => b[0].length - a[0].length);

/** How a sentence about what a card looks at begins. */
const LOOKS_AT = ['cares about', 'patrzy na', 'зважає на', 'regarde les', 'regarde'].map(fold);

/**
 * A sentence on what a card does, "hides an enemy", in a text of words: the facet it names and the text without it.
 * Only whole phrases count, so that names stay names.
 */
export function phraseIn(
  text: string,
): { field: EffectFacet; value: string; values: string[]; rest: string } | undefined {
  const words = fold(text).split(/\s+/u);
  const typed = text.split(/\s+/u);
  for (const [phrase, deed] of PHRASES) {
    const at = indexOf(words, phrase.split(' '));
    if (at < 0) continue;
    const rest = [...typed.slice(0, at), ...typed.slice(at + phrase.split(' ').length)].join(' ');
    return { field: 'does', value: squash(deed), values: [deed], rest };
  }
  for (const opening of LOOKS_AT) {
    const length = opening.split(' ').length;
    const at = indexOf(words, opening.split(' '));
    if (at < 0 || at + length >= words.length) continue;
    const value = squash(words.slice(at + length).join(' '));
    const values = facetValues('cares', value);
    if (values.length > 0 || KEYWORDS.some((keyword) => squash(keyword) === value))
      return { field: 'cares', value, values, rest: typed.slice(0, at).join(' ') };
  }
  return undefined;
}

function indexOf(words: readonly string[], phrase: readonly string[]): number {
  return words.findIndex((_, at) => phrase.every((word, offset) => words[at + offset] === word));
}
