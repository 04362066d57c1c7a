import type { Characters } from '../../../cards/effects/expression';
import type { Trait } from '../../../cards/effects/trait';
import type { Scope } from '../scope';

/**
 * Whether a group needs "another": friendly characters are never the card itself (001, "Friendly"), which is worth
 * saying wherever the card could be taken for one of them.
 */
export function leavesOutItself({ side, hidden, anyOf, noneOf }: Characters, { card, actor }: Scope): boolean {
  if (card.type !== 'character' || actor !== 'you' || side !== 'friendly' || hidden) return false;
  const own = (trait: Trait, unknown: boolean) => isOwn(trait, card.name, card.traits) ?? unknown;
  return (anyOf?.some((trait) => own(trait, true)) ?? true) && !noneOf?.some((trait) => own(trait, false));
}

/** Undefined where the card is not known; another name than a card's own is taken to be one's. */
function isOwn(trait: Trait, name: string | undefined, traits: readonly Trait[] | undefined): boolean | undefined {
  if ('name' in trait) return trait.name === name;
  if ('family' in trait) return name?.split(' ').includes(trait.family);
  return traits?.some((one) =>
    'faction' in trait
      ? 'faction' in one && one.faction === trait.faction
      : 'keyword' in one && one.keyword === trait.keyword,
  );
}
