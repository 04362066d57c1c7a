// Traits of a card as closed lists, and what its code tells. Apart from the schema, so that who only asks about
// cards (deck rules, the editor) does not load a parser.

export const FACTIONS = ['Leaf Village', 'Sand Village', 'Sound Village', 'Akatsuki', 'Independent'] as const;
export type Faction = (typeof FACTIONS)[number];

/** Rarities from the most common to the scarcest; missions (`MMS`) stand outside the ladder and come last. */
export const RARITIES = [
  'C', 'UC', 'R', 'RA', 'S', 'SV', 'SPV', 'CHIBIV', 'POPV', 'SHINOBIV', 'M', 'MV', 'L', 'MMS',
] as const; // prettier-ignore
export type Rarity = (typeof RARITIES)[number];

export const CARD_TYPES = ['character', 'attachment', 'mission'] as const;
export type CardType = (typeof CARD_TYPES)[number];

/** Set of a card, read from its code: `KS-M01` → `KS`. */
export function setOf(code: string): string {
  return code.slice(0, code.indexOf('-'));
}
