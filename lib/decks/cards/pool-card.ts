import type { CcgCard } from '@/lib/rules/ccg/cards/schema';
import { type DeckCard as CcgDeckCard, toDeckCard as toCcgDeckCard } from '@/lib/rules/ccg/deck/deck-list';
import type { CardDefinition } from '@/lib/rules/mythos/cards/schema';
import type { DeckCard as MythosDeckCard } from '@/lib/rules/mythos/deck/deck-list';

// What decks know of cards, wherever they come from: free of the database, so that the editor can use it.

/** A card as decks see it, with its whole definition for those who show it. */
export interface MythosPoolCard extends MythosDeckCard {
  definition: CardDefinition;
}

/** `own`: no card of the catalogue, but one that the owner of the deck has typed in. */
export interface CcgPoolCard extends CcgDeckCard {
  definition: CcgCard;
  own?: true;
}

export type PoolCard = MythosPoolCard | CcgPoolCard;

/** All cards of a game in catalogue order, found by code or by the id of a printing. */
export interface CardPool<Card extends PoolCard = PoolCard> {
  get(codeOrPrinting: string): Card | undefined;
  cards: readonly Card[];
  /** Cards of somebody's own making, which it finds by their code as well. */
  own?: readonly CcgPoolCard[];
}

/** A card of the older game as decks see it. */
export function ccgPoolCard(card: CcgCard, { withdrawn, own }: { withdrawn?: boolean; own?: true } = {}): CcgPoolCard {
  return {
    ...toCcgDeckCard(card),
    ...(withdrawn ? { withdrawn } : {}),
    ...(own ? { own } : {}),
    definition: card,
  };
}

export function poolOf<Card extends PoolCard>(cards: readonly Card[]): CardPool<Card> {
  const index = new Map<string, Card>();
  for (const card of cards) {
    index.set(card.code, card);
    for (const printing of printingsOf(card)) index.set(printing.id, card);
  }
  return { cards, get: (code) => index.get(code) };
}

/** Cards by which a deck is read: those of the catalogue, and some of its owner's own, which no list has. */
export function withOwnCards(pool: CardPool, cards: readonly CcgCard[]): CardPool {
  if (cards.length === 0) return pool;
  const added = cards.map((card) => [card.code, ccgPoolCard(card, { own: true })] as const);
  const own = new Map([...(pool.own ?? []).map((card) => [card.code, card] as const), ...added]);
  return { cards: pool.cards, own: [...own.values()], get: (code) => own.get(code) ?? pool.get(code) };
}

/** What a card may be had as; none where a game knows of no printings, or there is no such card. */
export function printingsOf(card: PoolCard | undefined): CardDefinition['printings'] {
  return card && 'printings' in card.definition ? card.definition.printings : [];
}

export function isMythosPoolCard(card: PoolCard): card is MythosPoolCard {
  return 'keywords' in card;
}

export function isCcgPoolCard(card: PoolCard): card is CcgPoolCard {
  return 'symbol' in card;
}
