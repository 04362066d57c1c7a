import type { RuleRef } from '../rules';

// A chain of jutsu: played one upon the other, resolved in reverse. The engine asks `judge` link by link, for at the
// table effects are carried out by hand in between; the calculator asks `resolveChain` at once.

/** What a jutsu needs when its turn to resolve has come. */
export const NEEDS = ['user', 'requirement', 'target', 'effect'] as const;
export type Need = (typeof NEEDS)[number];

export interface Judgement {
  resolves: boolean;
  /** What is missing, in the order of `NEEDS`. */
  missing: Need[];
  rule: RuleRef;
}

/** A jutsu with anything missing does not resolve. The card goes to the chakra area all the same. */
export function judge(gone: ReadonlySet<Need>): Judgement {
  const missing = NEEDS.filter((need) => gone.has(need));
  return missing.length === 0
    ? { resolves: true, missing, rule: 'chain.reverse' }
    : { resolves: false, missing, rule: 'chain.unresolved' };
}

export interface ChainLink<Player = number> {
  player: Player;
  /** What it takes from other links when it resolves, by their index in the order played, from 0. */
  removes?: readonly { link: number; need: Need }[];
}

export interface ChainStep<Player = number> extends Judgement {
  /** Index in the order played. */
  link: number;
  player: Player;
  /** Where the chakra paid for it ends: in the discard pile, or back where it came from. */
  cost: 'spent' | 'returned';
  /** For each thing missing, the links that took it. */
  because: { need: Need; links: number[] }[];
}

/** The chain step by step, the jutsu played last first. What a link takes from one resolved before, or itself, is nothing. */
export function resolveChain<Player>(links: readonly ChainLink<Player>[]): ChainStep<Player>[] {
  const taken = links.map(() => new Map<Need, number[]>());
  const steps: ChainStep<Player>[] = [];
  for (let link = links.length - 1; link >= 0; link--) {
    const { player, removes = [] } = links[link] as ChainLink<Player>;
    const losses = taken[link] ?? new Map<Need, number[]>();
    const judgement = judge(new Set(losses.keys()));
    steps.push({
      ...judgement,
      link,
      player,
      cost: judgement.resolves ? 'spent' : 'returned',
      because: judgement.missing.map((need) => ({ need, links: losses.get(need) ?? [] })),
    });
    if (!judgement.resolves) continue;
    for (const { link: other, need } of removes) {
      const loss = other < link ? taken[other] : undefined;
      if (loss && !loss.get(need)?.includes(link)) loss.set(need, [...(loss.get(need) ?? []), link]);
    }
  }
  return steps;
}
