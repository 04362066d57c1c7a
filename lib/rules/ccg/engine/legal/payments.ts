import type { JutsuCost } from '../../cards/schema';
import { definition, type Game, playerOf } from '../game';
import type { PlayerId } from '../state/state';

/** Cards of the hand that could pay the hand cost of a card. */
export function handCostCandidates(g: Game, player: PlayerId, id: number): number[] {
  const { symbol } = definition(g, id);
  return playerOf(g, player).hand.filter((other) => other !== id && definition(g, other).symbol === symbol);
}

/** One way to pay a hand cost, the first cards that fit; null where there is none. */
export function payFromHand(g: Game, player: PlayerId, id: number): number[] | null {
  const card = definition(g, id);
  const cost = card.kind === 'jutsu' ? 0 : card.handCost;
  if (cost === 0) return [];
  const candidates = handCostCandidates(g, player, id);
  return candidates.length < cost ? null : candidates.slice(0, cost);
}

/** One way to pay a jutsu from these cards, in their order; null where there is none. */
export function payChakra(g: Game, cost: JutsuCost, chakra: readonly number[]): number[] | null {
  const left = [...chakra];
  const pay: number[] = [];
  for (const symbol of cost.symbols) {
    const at = left.findIndex((id) => definition(g, id).symbol === symbol);
    if (at < 0) return null;
    pay.push(...left.splice(at, 1));
  }
  return left.length < cost.any ? null : [...pay, ...left.slice(0, cost.any)];
}
