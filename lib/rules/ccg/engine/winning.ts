import type { RuleRef } from '../rules';
import type { PlayerId } from './state/state';

/** Rewards that win. */
export const REWARDS_TO_WIN = 10;

export interface Standing {
  rewards: readonly [number, number];
  /** Cards left in each deck. */
  decks: readonly [number, number];
  attacker: PlayerId;
}

/**
 * Who has won, if anybody, and by which rule. Rewards are looked at before decks: ten of them win with no card left.
 * `win.order` is named where that decided.
 */
export function judgeWin({ rewards, decks, attacker }: Standing): { winner: PlayerId; rule: RuleRef } | null {
  const blocker: PlayerId = attacker === 0 ? 1 : 0;
  const ten = (player: PlayerId) => rewards[player] >= REWARDS_TO_WIN;
  const empty = (player: PlayerId) => decks[player] === 0;
  if (ten(attacker) && ten(blocker)) return { winner: attacker, rule: 'win.bothRewards' };
  for (const player of [attacker, blocker])
    if (ten(player)) return { winner: player, rule: empty(player) ? 'win.order' : 'win.rewards' };
  if (empty(attacker) && empty(blocker)) return { winner: blocker, rule: 'win.bothDecks' };
  if (empty(blocker)) return { winner: attacker, rule: 'win.deck' };
  if (empty(attacker)) return { winner: blocker, rule: 'win.deck' };
  return null;
}
