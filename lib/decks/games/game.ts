import type { GameId } from '@/lib/catalogue/games';
import type { DeckCard as CcgDeckCard } from '@/lib/rules/ccg/deck/deck-list';
import type { DeckFormat as CcgFormat } from '@/lib/rules/ccg/deck/format';
import type { DeckStatistics as CcgStatistics } from '@/lib/rules/ccg/deck/statistics';
import type { Violation as CcgViolation } from '@/lib/rules/ccg/deck/violation';
import type { DeckCard as MythosDeckCard } from '@/lib/rules/mythos/deck/deck-list';
import type { DeckFormat as MythosFormat } from '@/lib/rules/mythos/deck/format';
import type { DeckStatistics as MythosStatistics } from '@/lib/rules/mythos/deck/statistics';
import type { Violation as MythosViolation } from '@/lib/rules/mythos/deck/violation';
import type { DeckPart } from './parts';

// What decks of a game are, as far as decks of all games are alike. Store, editor, texts and lists ask the descriptor;
// what only one game knows of is told apart by the shape of its values (`isMythosCard`, `hasChakra`).

/** A card as the rules of its game judge a deck by it. */
export type GameCard = MythosDeckCard | CcgDeckCard;

/** Finds a card by its code; a `Map` will do. */
export interface GameCatalogue {
  get(code: string): GameCard | undefined;
}

/** Format, violation and statistics of either game. */
export type GameFormat = MythosFormat | CcgFormat;
export type Violation = MythosViolation | CcgViolation;
export type DeckStatistics = MythosStatistics | CcgStatistics;

interface Line {
  code: string;
  count: number;
}

/** A deck as it is judged and counted. */
export type DeckLists = Readonly<Record<'main' | 'missions', readonly Line[]>>;

/** One game's decks. */
export interface DeckGame {
  id: GameId;
  formats: readonly GameFormat[];
  defaultFormat: string;
  /** The parts a deck has, in the order they are laid out and written down. */
  parts: readonly DeckPart[];
  /** The types of its cards, in the order a list of them goes by. */
  types: readonly string[];
  /** The part that a card belongs to. */
  homeOf(card: { type: string }): Exclude<DeckPart, 'maybe'>;
  /** Everything that keeps a deck from being legal on a day (`2026-11-30`). A format of another game is a mistake. */
  check(deck: DeckLists, format: GameFormat, catalogue: GameCatalogue, options: { today: string }): Violation[];
  statistics(deck: DeckLists, catalogue: GameCatalogue): DeckStatistics;
  /** Whether people may build with cards of their own making. */
  ownCards: boolean;
  /** Whether its cards are drawn: without faces there are neither proxies nor a deck for a virtual table. */
  faces: boolean;
}

export function isMythosCard(card: GameCard): card is MythosDeckCard {
  return 'keywords' in card;
}

export function isCcgCard(card: GameCard): card is CcgDeckCard {
  return 'symbol' in card;
}

/** Whether these are numbers of the younger game, which counts chakra and factions and lays missions apart. */
export function hasChakra(statistics: DeckStatistics): statistics is MythosStatistics {
  return 'averageChakra' in statistics;
}
