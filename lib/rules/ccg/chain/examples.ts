import type { ChainLink } from './chain';

// Worked examples of the rulebook, by id; how they end is computed where they are shown.

export const CHAIN_EXAMPLES = {
  /** Three jutsu, none of which troubles another. */
  'chain-reverse': [{ player: 'attacker' }, { player: 'blocker' }, { player: 'attacker' }],
  /** The blocker's answer discards the target of the first. */
  'chain-target-gone': [{ player: 'attacker' }, { player: 'blocker', removes: [{ link: 0, need: 'target' }] }],
} as const satisfies Readonly<Record<string, readonly ChainLink<'attacker' | 'blocker'>[]>>;
