import { DEEDS, TIMING_VALUES } from '../../cards/effects/facet-values';
import type { Tally } from '../statistics';
import type { Copies } from './card';

/** Costs of this much and more share the last bar, as in the small curve of a deck. */
export const COST_TOP = 7;
/** The same for Power. */
export const POWER_TOP = 8;

export interface Curves {
  /** Copies by printed cost, index 0 to `COST_TOP`, the last one open-ended: characters, and attachments apart. */
  cost: { characters: number[]; attachments: number[] };
  /** Characters by printed Power, index 0 to `POWER_TOP`, the last one open-ended. */
  power: number[];
}

export function curves(cards: readonly Copies[]): Curves {
  const cost = { characters: bars(COST_TOP), attachments: bars(COST_TOP) };
  const power = bars(POWER_TOP);
  for (const { card, count } of cards) {
    raise(card.type === 'attachment' ? cost.attachments : cost.characters, card.chakra ?? 0, count);
    if (card.type === 'character') raise(power, card.power ?? 0, count);
  }
  return { cost, power };
}

function bars(top: number): number[] {
  return new Array<number>(top + 1).fill(0);
}

function raise(curve: number[], value: number, by: number): void {
  const at = Math.min(Math.max(value, 0), curve.length - 1);
  curve[at] = (curve[at] ?? 0) + by;
}

export interface Doings {
  /** Copies with lines of each timing, in the order lists show them; timings nobody has are left out. */
  timings: Tally[];
  /** Copies that do each thing (`DEEDS`), most frequent first. A card that does three things counts in all three. */
  deeds: Tally[];
  /** Copies without any effect. */
  plain: number;
}

export function doings(cards: readonly Copies[]): Doings {
  const timings = new Map<string, number>();
  const deeds = new Map<string, number>();
  let plain = 0;
  for (const { card, count } of cards) {
    for (const timing of card.timing) timings.set(timing, (timings.get(timing) ?? 0) + count);
    for (const deed of card.does) deeds.set(deed, (deeds.get(deed) ?? 0) + count);
    if (card.timing.length === 0) plain += count;
  }
  return {
    timings: inOrder(TIMING_VALUES, timings),
    deeds: inOrder(DEEDS, deeds).sort((a, b) => b.count - a.count),
    plain,
  };
}

function inOrder(names: readonly string[], counts: ReadonlyMap<string, number>): Tally[] {
  return names.flatMap((name) => {
    const count = counts.get(name) ?? 0;
    return count > 0 ? [{ name, count }] : [];
  });
}
