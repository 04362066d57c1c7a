import type { DeckAnswer } from '../contract';
import type { CardPool } from '../cards/pool-card';
import { judge } from '../verdict/judge';
import { toStoredDeck, type DeckRow } from './rows';

/** A deck for its owner, judged as of `day`: the verdict in the row is as old as its last save. */
export function answerFor(row: DeckRow, pool: CardPool, day: string): DeckAnswer {
  const deck = toStoredDeck(row);
  const { legal, violations } = judge(deck.content, deck.content.format, pool, day);
  return { deck: { ...deck, legal }, violations };
}
