import type { SnapshotCard } from '@/lib/catalogue/snapshot';
import type { DraftLine } from '@/lib/decks/edit/draft';
import type { DeckPart } from '@/lib/rules/mythos/deck/format';

type Cards = ReadonlyMap<string, SnapshotCard>;

export interface CostGroup {
  /** Left out: missions and unknown cards, which have none. */
  cost: number | undefined;
  lines: readonly DraftLine[];
}

/** Lines by printed cost, the cheapest first and those without a cost last. */
export function byCost(lines: readonly DraftLine[], cards: Cards): CostGroup[] {
  const groups = new Map<number | undefined, DraftLine[]>();
  for (const line of inOrder(lines, cards)) {
    const cost = cards.get(line.code)?.chakra;
    groups.set(cost, [...(groups.get(cost) ?? []), line]);
  }
  return [...groups]
    .map(([cost, group]) => ({ cost, lines: group }))
    .sort((a, b) => (a.cost ?? Infinity) - (b.cost ?? Infinity));
}

/** Lines by English name and code, so that versions of a character stand together; unknown cards last. */
export function inOrder(lines: readonly DraftLine[], cards: Cards): DraftLine[] {
  const key = ({ code }: DraftLine) => `${cards.get(code)?.name ?? '\uFFFF'} ${code}`;
  return lines.toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
}

/** A card may lie in two parts: its rows are told apart by this. */
export function rowKey(part: DeckPart, code: string): string {
  return `${part}/${code}`;
}
