import type { DeckAnswer } from '../contract';
import type { CardPool } from '../cards/pool-card';
import { ownCardsIn } from '../own/carried';
import { judge } from '../verdict/judge';
import { toStoredDeck, type DeckRow } from './rows';

/** A deck for its owner, judged as of `day`: the verdict in the row is as old as its last save. */
export function answerFor(row: DeckRow, pool: CardPool, day: string): DeckAnswer {
  const deck = toStoredDeck(row);
  const { legal, violations } = judge(deck.content, deck.content.format, pool, day);
  const ownCards = ownCardsIn(deck.content, pool);
  return { deck: { ...deck, legal }, ...(ownCards.length > 0 ? { ownCards } : {}), violations };
}
