import type { CardType } from '../cards/schema';
import type { DeckCatalogue, DeckList } from './deck-list';

/** Chakra costs of this much and more share the last bar of the curve. */
export const CURVE_TOP = 7;

export interface Tally {
  name: string;
  count: number;
}

export interface DeckStatistics {
  /** Known cards in the main part: what is drawn from. */
  cards: number;
  missions: number;
  /** Copies by printed chakra cost, index 0 to `CURVE_TOP`, the last one open-ended. */
  curve: number[];
  /** Over the main part, to two places; 0 for an empty deck. */
  averageChakra: number;
  averagePower: number;
  types: Record<CardType, number>;
  /** Most frequent first, equal ones by name. Counts are copies, of the main part. */
  factions: Tally[];
  keywords: Tally[];
}

/** Counts over a deck. Unknown and withdrawn cards count for nothing, a misplaced mission only under `types`. */
export function statistics(deck: DeckList, catalogue: DeckCatalogue): DeckStatistics {
  const curve = new Array<number>(CURVE_TOP + 1).fill(0);
  const types: Record<CardType, number> = { character: 0, attachment: 0, mission: 0 };
  const factions = new Map<string, number>();
  const keywords = new Map<string, number>();
  let cards = 0;
  let chakra = 0;
  let power = 0;

  for (const { code, count } of deck.main) {
    const card = catalogue.get(code);
    if (!card || card.withdrawn) continue;
    types[card.type] += count;
    if (card.type === 'mission') continue;
    cards += count;
    const cost = card.chakra ?? 0;
    const bar = Math.min(cost, CURVE_TOP);
    curve[bar] = (curve[bar] ?? 0) + count;
    chakra += cost * count;
    power += (card.power ?? 0) * count;
    if (card.faction) factions.set(card.faction, (factions.get(card.faction) ?? 0) + count);
    for (const keyword of card.keywords) keywords.set(keyword, (keywords.get(keyword) ?? 0) + count);
  }

  let missions = 0;
  for (const { code, count } of deck.missions) {
    const card = catalogue.get(code);
    if (!card || card.withdrawn) continue;
    types[card.type] += count;
    if (card.type === 'mission') missions += count;
  }

  return {
    cards,
    missions,
    curve,
    averageChakra: average(chakra, cards),
    averagePower: average(power, cards),
    types,
    factions: tallies(factions),
    keywords: tallies(keywords),
  };
}

function average(sum: number, count: number): number {
  return count === 0 ? 0 : Math.round((sum / count) * 100) / 100;
}

function tallies(counts: Map<string, number>): Tally[] {
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
}
