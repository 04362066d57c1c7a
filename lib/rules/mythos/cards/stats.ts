import type { CardDefinition } from './schema';

/** The numbers printed on a card under the game's own names, as lists filter and sort by them. */
export function cardStats(card: CardDefinition): Record<string, number> {
  return card.type === 'mission' ? { points: card.points } : { chakra: card.chakra, power: card.power };
}
