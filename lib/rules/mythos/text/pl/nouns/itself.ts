import type { Characters } from '../../../cards/effects/expression';
import type { Trait } from '../../../cards/effects/trait';
import type { Scope } from '../scope';

// Whether the card that speaks is one of those it speaks of.

/** Friendly characters are never the card itself (001, "Friendly"): "inna" says so wherever it could be counted. */
export function leavesItselfOut(group: Characters, scope: Scope, acting = false): boolean {
  const { side, hidden, in: where, anyOf, noneOf } = group;
  if (side !== 'friendly' || scope.card.type !== 'character' || (acting && scope.actor !== 'you')) return false;
  if (hidden || where === 'elsewhere') return false;
  return (anyOf?.some((trait) => isOwn(trait, scope) ?? true) ?? true) && !noneOf?.some((trait) => isOwn(trait, scope));
}

/** Undefined for a trait of a card that is not known; a name is then taken to be another's. */
export function isOwn(trait: Trait, { card: { name, traits } }: Pick<Scope, 'card'>): boolean | undefined {
  if ('name' in trait) return trait.name === name;
  if ('family' in trait) return name?.split(' ').includes(trait.family);
  return traits?.some((own) =>
    'faction' in trait
      ? 'faction' in own && own.faction === trait.faction
      : 'keyword' in own && own.keyword === trait.keyword,
  );
}
