import type { DeckPageLine } from '@/lib/decks/store/read';

export interface CostGroup {
  /** Left out: what has none, a mission among the main cards. */
  cost?: number;
  copies: number;
  lines: DeckPageLine[];
}

/** Lines by printed chakra cost, the cheapest first and those without one last; within a cost by English name, so that versions stand together. */
export function byCost(lines: readonly DeckPageLine[]): CostGroup[] {
  const groups = new Map<number | undefined, DeckPageLine[]>();
  for (const line of byName(lines)) {
    const cost = line.card.chakra;
    groups.set(cost, [...(groups.get(cost) ?? []), line]);
  }
  return [...groups]
    .sort(([a = Infinity], [b = Infinity]) => a - b)
    .map(([cost, group]) => ({ cost, copies: copiesOf(group), lines: group }));
}

export function byName(lines: readonly DeckPageLine[]): DeckPageLine[] {
  return lines.toSorted((a, b) => {
    const [left, right] = [`${a.card.name} ${a.code}`, `${b.card.name} ${b.code}`];
    return left < right ? -1 : 1;
  });
}

export function copiesOf(lines: readonly { count: number }[]): number {
  return lines.reduce((sum, { count }) => sum + count, 0);
}
