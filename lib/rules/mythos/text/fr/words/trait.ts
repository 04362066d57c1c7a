import type { Trait } from '../../../cards/effects/trait';
import type { Faction } from '../../../cards/traits';
import type { Speaker } from '../../grammar';
import { joined, listed, type Piece, say, type Text } from '../../pieces';
import { factionLabel, keywordLabel } from '../../traits';
import type { Agreement } from './words';

/** `un personnage de l’Akatsuki`, but `des Indépendants`. */
const FROM_FACTION: Readonly<Record<Faction, string>> = {
  'Leaf Village': 'du ',
  'Sand Village': 'du ',
  'Sound Village': 'du ',
  Akatsuki: 'de l’',
  Independent: 'des ',
};

/** Families as the French cards write them; one not listed is written as in English. */
const FAMILIES: Readonly<Record<string, string>> = {
  Uchiha: 'Uchiwa',
  Hyuga: 'Hyûga',
  Rokusho: 'Rokushô',
};

export function namePiece(name: string, card: Speaker): Piece {
  return { kind: 'name', name, text: card.nameOf(name) };
}

/** What follows a noun: `du Village du Sable`, `Invocation`, `Gaara`, `avec Hyûga dans le nom`. */
export function traitText(trait: Trait, card: Speaker): Text {
  if ('faction' in trait)
    return say`${FROM_FACTION[trait.faction]}${{ kind: 'trait', trait, text: factionLabel(trait.faction, 'fr') }}`;
  if ('keyword' in trait) return say`${{ kind: 'trait', trait, text: keywordLabel(trait.keyword, 'fr') }}`;
  if ('name' in trait) return say`${namePiece(trait.name, card)}`;
  const family = Object.hasOwn(FAMILIES, trait.family) ? FAMILIES[trait.family] : undefined;
  return say`avec ${{ kind: 'trait', trait, text: family ?? trait.family }} dans le nom`;
}

export function anyTrait(traits: readonly Trait[] | undefined, card: Speaker): Text {
  return listed(
    (traits ?? []).map((trait) => traitText(trait, card)),
    'ou',
  );
}

/** `qui n’est pas Jutsu`, `qui ne sont ni Invocation ni Orochimaru`. */
export function noTrait(traits: readonly Trait[] | undefined, card: Speaker, agreement: Agreement): Text {
  if (!traits) return [];
  const not = agreement.plural ? 'ne sont' : 'n’est';
  return say`qui ${not} ${neither(traits, card)}`;
}

export function neither(traits: readonly Trait[], card: Speaker): Text {
  const texts = traits.map((trait) => traitText(trait, card));
  if (texts.length < 2) return say`pas ${joined(texts)}`;
  return joined(texts.map((text) => say`ni ${text}`));
}
