import { readSetFile } from '@/lib/testing/set-files';
import { toDeckCard } from '../deck-list';
import type { Copies, NumbersCard } from './card';
import { numbersCard } from './from-definition';

/** The shipped cards by code, for tests. */
export const shipped: ReadonlyMap<string, NumbersCard> = new Map(
  ['ks', 'ss'].flatMap((set) =>
    readSetFile(set).cards.map((card) => [card.code, numbersCard(toDeckCard(card), card)] as const),
  ),
);

/** A made-up card, of which a test says what it is about. */
export function madeUp(code: string, more: Partial<NumbersCard> = {}): NumbersCard {
  return { code, type: 'character', name: code, chakra: 1, power: 1, keywords: [], timing: [], does: [], affects: [], cares: [], ...more }; // prettier-ignore
}

/** One copy each, or as many as it says: `['KS-108', 2]`. Throws for a card that was never printed. */
export function copiesOf(...cards: (string | readonly [string, number] | NumbersCard)[]): Copies[] {
  return cards.map((one) => {
    if (typeof one === 'object' && 'code' in one) return { card: one, count: 1 };
    const [code, count] = typeof one === 'string' ? ([one, 1] as const) : one;
    const card = shipped.get(code);
    if (!card) throw new Error(`No card ${code}`);
    return { card, count };
  });
}
