import type { CcgCard } from './schema';

/** The numbers printed on a card under the game's own names, as lists filter and sort by them. */
export function cardStats(card: CcgCard): Record<string, number> {
  if (card.kind === 'jutsu') return { jutsuCost: card.cost.symbols.length + card.cost.any };
  const { entranceCost, handCost } = card;
  if (card.kind !== 'ninja') return { entranceCost, handCost };
  const { healthy, injured, mentalPower } = card;
  return {
    entranceCost,
    handCost,
    combat: healthy.combat,
    support: healthy.support,
    injuredCombat: injured.combat,
    injuredSupport: injured.support,
    ...(mentalPower !== undefined && { mentalPower }),
  };
}
