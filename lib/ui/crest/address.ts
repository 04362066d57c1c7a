import type { Faction, Rarity } from '@/lib/rules/mythos/cards/schema';
import type { CrestTier } from './drawing';
import type { CrestTint } from './palette';

/** Raised when the drawing changes: crests are cached for ever under their address. */
export const CREST_VERSION = 2;

const TINTS: Readonly<Record<Faction, CrestTint>> = {
  'Leaf Village': 'leaf',
  'Sand Village': 'sand',
  'Sound Village': 'sound',
  Akatsuki: 'akatsuki',
  Independent: 'independent',
};

const TIERS: Readonly<Record<Rarity, CrestTier>> = {
  C: 0,
  UC: 1,
  R: 2,
  RA: 2,
  S: 3,
  SV: 3,
  SPV: 3,
  CHIBIV: 3,
  POPV: 3,
  SHINOBIV: 3,
  M: 4,
  MV: 4,
  L: 4,
  MMS: 2,
};

/** Colour family of a card, also the end of its `faction-…` class. Missions belong to no faction. */
export function cardTint(card: { faction?: Faction }): CrestTint {
  return card.faction ? TINTS[card.faction] : 'mission';
}

/** How rich the crest of a printing is. */
export function crestTier(rarity: Rarity): CrestTier {
  return TIERS[rarity];
}

/** `Might Guy` → `might-guy`: what the strokes follow from. */
export function crestSlug(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Address of the drawing that follows from a name (see drawing.ts). */
export function crestFile(name: string, tint: CrestTint, tier: CrestTier): string {
  return `/crest/${crestSlug(name)}.svg?tint=${tint}&tier=${tier}&v=${CREST_VERSION}`;
}

/** Address of the picture in a card's art window. `identity` is the English name (D31). */
export function crestAddress(card: { identity: string; faction?: Faction; rarity: Rarity }): string {
  return crestFile(card.identity, cardTint(card), crestTier(card.rarity));
}
