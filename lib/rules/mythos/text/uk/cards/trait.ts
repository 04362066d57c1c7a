import type { Trait } from '../../../cards/effects/trait';
import { listed, type Part, type Piece, say, type Text } from '../../pieces';
import { factionLabel, keywordLabel } from '../../traits';
import type { Scope } from './scope';

// Keywords and factions stand in quotation marks after their noun, where nothing inflects: персонажа «Команда 7».

function traitText(trait: Trait, { card }: Pick<Scope, 'card'>): Text {
  if ('name' in trait) return [{ kind: 'name', name: trait.name, text: card.nameOf(trait.name) }];
  if ('family' in trait) return say`з ${familyText(trait, { card })} в імені`;
  const text = 'faction' in trait ? factionLabel(trait.faction, 'uk') : keywordLabel(trait.keyword, 'uk');
  return say`«${{ kind: 'trait', trait, text }}»`;
}

/** The part of a name that kin share. */
export function familyText(trait: Extract<Trait, { family: string }>, { card }: Pick<Scope, 'card'>): Piece {
  return { kind: 'trait', trait, text: card.nameOf(trait.family) };
}

/** Any of them, after the noun. */
export function traitsText(traits: readonly Trait[] | undefined, scope: Pick<Scope, 'card'>, word = 'або'): Part {
  return traits
    ? listed(
        traits.map((trait) => traitText(trait, scope)),
        word,
      )
    : '';
}
