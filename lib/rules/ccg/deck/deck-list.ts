import type { CcgCard } from '../cards/schema';
import type { CardKind, NatureSymbol } from '../cards/symbols';

/** So many copies of one card. `count` is a whole number of 1 or more. */
export interface DeckLine {
  code: string;
  count: number;
}

/** A deck as the rules see it. One card may stand on several lines: its counts add up. */
export interface DeckList {
  main: readonly DeckLine[];
  /** A note to oneself: no rule looks at it. */
  maybe?: readonly DeckLine[];
}

/** What legality and statistics need to know of a card. */
export interface DeckCard {
  code: string;
  type: CardKind;
  /** The English name, or the one its user typed in: what copies are counted by. */
  name: string;
  symbol: NatureSymbol;
  /** Jutsu have none. */
  entranceCost?: number;
  /** Taken out of the catalogue since the deck was built. */
  withdrawn?: boolean;
}

/** Finds a card by its code; a `Map` will do. */
export interface DeckCatalogue {
  get(code: string): DeckCard | undefined;
}

export function toDeckCard(card: CcgCard): DeckCard {
  return {
    code: card.code,
    type: card.kind,
    name: card.name.en,
    symbol: card.symbol,
    ...(card.kind === 'jutsu' ? {} : { entranceCost: card.entranceCost }),
  };
}

/** Names that differ only in capitals, spaces or the way accents are written are one name (R3). */
export function sameNameKey(name: string): string {
  return name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();
}
