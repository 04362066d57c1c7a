import type { CardKind, NatureSymbol } from '../cards/symbols';
import type { DeckCatalogue, DeckList } from './deck-list';

/** Entrance costs of this much and more share the last bar of the curve. */
export const CURVE_TOP = 7;

export interface DeckStatistics {
  /** Known cards in the deck. */
  cards: number;
  types: Record<CardKind, number>;
  /** Copies by symbol, the most frequent first: hand costs and jutsu are paid with symbols. */
  symbols: { symbol: NatureSymbol; count: number }[];
  /** Copies by entrance cost, index 0 to `CURVE_TOP`, the last one open-ended; jutsu have none. */
  curve: number[];
}

/** Counts over a deck. Unknown and withdrawn cards count for nothing. */
export function statistics(deck: DeckList, catalogue: DeckCatalogue): DeckStatistics {
  const types: Record<CardKind, number> = { ninja: 0, mission: 0, jutsu: 0, client: 0 };
  const symbols = new Map<NatureSymbol, number>();
  const curve = new Array<number>(CURVE_TOP + 1).fill(0);
  let cards = 0;
  for (const { code, count } of deck.main) {
    const card = catalogue.get(code);
    if (!card || card.withdrawn) continue;
    cards += count;
    types[card.type] += count;
    symbols.set(card.symbol, (symbols.get(card.symbol) ?? 0) + count);
    if (card.entranceCost === undefined) continue;
    const bar = Math.min(card.entranceCost, CURVE_TOP);
    curve[bar] = (curve[bar] ?? 0) + count;
  }
  return {
    cards,
    types,
    symbols: [...symbols]
      .map(([symbol, count]) => ({ symbol, count }))
      .sort((a, b) => b.count - a.count || a.symbol.localeCompare(b.symbol, 'en')),
    curve,
  };
}
