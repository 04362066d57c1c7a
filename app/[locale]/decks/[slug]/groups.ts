import { isMythosPoolCard } from '@/lib/decks/cards/pool-card';
import type { DeckPageLine } from '@/lib/decks/store/read';

export interface CostGroup<Line> {
  /** Left out: what has none: a mission among the main cards, a jutsu. */
  cost?: number;
  copies: number;
  lines: Line[];
}

/**
 * Lines by what it costs to bring the card into play, the cheapest first and those without a cost last; within a cost by
 * English name, so that versions stand together.
 */
export function byCost<Line extends DeckPageLine>(lines: readonly Line[]): CostGroup<Line>[] {
  const groups = new Map<number | undefined, Line[]>();
  for (const line of byName(lines)) {
    const cost = isMythosPoolCard(line.card) ? line.card.chakra : line.card.entranceCost;
    groups.set(cost, [...(groups.get(cost) ?? []), line]);
  }
  return [...groups]
    .sort(([a = Infinity], [b = Infinity]) => a - b)
    .map(([cost, group]) => ({ cost, copies: copiesOf(group), lines: group }));
}

/** Lines by the type of their card, in the order of the game's types; a type that no line is of is left out. */
export function byType<Line extends DeckPageLine>(lines: readonly Line[], types: readonly string[]) {
  return types.flatMap((type) => {
    const ofType = lines.filter(({ card }) => card.type === type);
    return ofType.length > 0 ? [{ type, lines: byCost(ofType).flatMap((group) => group.lines) }] : [];
  });
}

export function byName<Line extends DeckPageLine>(lines: readonly Line[]): Line[] {
  return lines.toSorted((a, b) => {
    const [left, right] = [`${a.card.name} ${a.code}`, `${b.card.name} ${b.code}`];
    return left < right ? -1 : 1;
  });
}

export function copiesOf(lines: readonly { count: number }[]): number {
  return lines.reduce((sum, { count }) => sum + count, 0);
}
