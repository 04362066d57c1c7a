import { wilson } from '@/lib/rules/mythos/bots/wilson';
import type { WinCount, Tally } from './tally';

/** How a deck fared with a card in hand, and without. */
export interface CardLift {
  code: string;
  held: WinCount;
  played: WinCount;
  /** Games in which the card never came. */
  without: WinCount;
  /**
   * Share of games won with the card in hand, less the share won without it, −1 to 1, and between what it is with 95 %
   * certainty. Left out for a card that always came, or never.
   */
  lift?: { value: number; low: number; high: number };
}

/** The cards of a deck, those that were in hand when it won first; what always or never came stands last. */
export function cardLifts({ games, wins, cards }: Tally): CardLift[] {
  return Object.entries(cards)
    .map(([code, { held, played }]): CardLift => {
      const without = { games: games - held.games, wins: wins - held.wins };
      const both = held.games > 0 && without.games > 0;
      return { code, held, played, without, ...(both ? { lift: difference(held, without) } : {}) };
    })
    .sort((a, b) => (b.lift?.value ?? -2) - (a.lift?.value ?? -2) || (a.code < b.code ? -1 : 1));
}

/** Two rates' difference with its 95 % interval: Newcombe's, of the Wilson intervals of both. */
export function difference(a: WinCount, b: WinCount): { value: number; low: number; high: number } {
  const [p, q] = [a.wins / a.games, b.wins / b.games];
  const [[pLow, pHigh], [qLow, qHigh]] = [wilson(a.wins, a.games), wilson(b.wins, b.games)];
  return {
    value: p - q,
    low: p - q - Math.hypot(p - pLow, qHigh - q),
    high: p - q + Math.hypot(pHigh - p, q - qLow),
  };
}
