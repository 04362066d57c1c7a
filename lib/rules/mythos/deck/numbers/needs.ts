import { type Copies, sumOf } from './card';
import { CARDS_A_ROUND, ROUNDS } from './odds';

// Chakra that a deck asks for against chakra the rules give. A model, and it says so where it is shown:
// - You play `pace` cards each round. Two is what each Start phase brings, so two a round is a pace a hand can keep up.
// - You play the cheap half of your plan first: the deck, sorted by cost, is cut into four equal parts, and the cards
//   of round 1 come from the cheapest part, those of round 4 from the dearest. `needed` is `pace` cards of that part's
//   average cost, all face up and none as an upgrade.
// - Every character you played is still there in the next Start phase and brings 1 chakra beside the 5 (001, "Chakra
//   points"); attachments bring none. CHAKRA effects, discounts, and what the opponent does are left aside.
// Chakra not spent is lost each round (001, "End phase"), so each round stands for itself.

const INCOME = 5;

export interface Need {
  round: number;
  /** Chakra that the cards of this round cost, to two places. */
  needed: number;
  /** Chakra of this round's Start phase, to two places. */
  expected: number;
}

/** An empty deck needs nothing and expects the 5 of the rules. `pace`: cards played a round, 1 or more. */
export function needs(cards: readonly Copies[], pace: number = CARDS_A_ROUND): Need[] {
  const costs = cards
    .flatMap(({ card, count }) => new Array<number>(count).fill(card.chakra ?? 0))
    .sort((a, b) => a - b);
  const characters = cards.filter(({ card }) => card.type === 'character');
  const share = costs.length === 0 ? 0 : sumOf(characters) / costs.length;
  return ROUNDS.map((round) => ({
    round,
    needed: rounded(pace * averageOfPart(costs, round - 1)),
    expected: rounded(INCOME + pace * share * (round - 1)),
  }));
}

/** Average of the `part`-th quarter of sorted costs; a cost on the border counts to both sides by its share. */
function averageOfPart(costs: readonly number[], part: number): number {
  const width = costs.length / ROUNDS.length;
  if (width === 0) return 0;
  const [from, to] = [part * width, (part + 1) * width];
  let sum = 0;
  costs.forEach((cost, i) => {
    sum += cost * Math.max(0, Math.min(to, i + 1) - Math.max(from, i));
  });
  return sum / width;
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
