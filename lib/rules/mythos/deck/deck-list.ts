import type { CardDefinition, CardType, Faction } from '../cards/schema';

/** So many copies of one card. `count` is a whole number of 1 or more. */
export interface DeckLine {
  code: string;
  count: number;
}

/** A deck as the rules see it; `maybe` is a note to oneself that no rule looks at. One card may stand on several lines of a part: its counts add up. */
export type DeckList = Record<'main' | 'missions', readonly DeckLine[]> & { maybe?: readonly DeckLine[] };

/** What legality and statistics need to know of a card. */
export interface DeckCard {
  code: string;
  type: CardType;
  name: string;
  /** Printed chakra cost; missions have none. */
  chakra?: number;
  /** Printed Power; missions have none. */
  power?: number;
  faction?: Faction;
  keywords: readonly string[];
  /** First day it may be played, `2026-01-31`; left out: already out. */
  releasedOn?: string;
  /** Taken out of the catalogue since the deck was built. */
  withdrawn?: boolean;
}

/** Finds a card by its code or by the id of one of its printings; a `Map` will do. */
export interface DeckCatalogue {
  get(code: string): DeckCard | undefined;
}

/** The part of a definition that decks are judged by. `releasedOn` is the day of its set. */
export function toDeckCard(card: CardDefinition, releasedOn?: string): DeckCard {
  return {
    code: card.code,
    type: card.type,
    name: card.name.en,
    keywords: card.keywords,
    ...(card.type === 'mission' ? {} : { chakra: card.chakra, power: card.power, faction: card.faction }),
    ...(releasedOn ? { releasedOn } : {}),
  };
}
