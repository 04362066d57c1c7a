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
  /** The same in other languages: a card typed in under one of them is the same card. */
  names?: Readonly<Record<string, string | undefined>>;
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
    names: card.name,
    symbol: card.symbol,
    ...(card.kind === 'jutsu' ? {} : { entranceCost: card.entranceCost }),
  };
}

/**
 * Names that one reads alike are one name (R3): they may differ in capitals, in spaces, in what has no width, and in
 * the form in which a letter is written (full-width, with its accent apart). Letters of other scripts that merely look
 * alike, as the Cyrillic "А" does, are other letters: to tell a trick from a name in Ukrainian is left to people.
 */
export function sameNameKey(name: string): string {
  return name
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
    .normalize('NFKC');
}
