import { z } from 'zod';

import type { DeckStatistics } from '../games/game';
import { cardPool, today } from '../cards/pool';
import type { CardPool } from '../cards/pool-card';
import { formatById, gameOfFormat } from '../games/games';
import { MAX_COPIES } from '../limits';
import { judge, type Verdict } from './judge';

/** Most lines of a deck that is checked without being stored. */
const MAX_CHECKED = 1000;

const code = z.string().trim().min(1).max(64);

/** A deck to check, as programs send it. Codes need not exist: that is for the check to say. */
export const checkRequestSchema = z.strictObject({
  format: z.string().refine((id) => formatById(id) !== undefined, 'Unknown format'),
  cards: z.array(z.strictObject({ code, count: z.int().min(1).max(MAX_COPIES) })).max(MAX_CHECKED),
  missions: z
    .array(code)
    .max(MAX_CHECKED)
    .default([])
    .meta({ description: 'One of each; cards like the others in a game that does not lay missions apart.' }),
});
export type CheckRequest = z.output<typeof checkRequestSchema>;

export interface CheckAnswer extends Verdict {
  statistics: DeckStatistics;
  pool: CardPool;
}

/**
 * Judges a deck that is not stored. Cards are found by their code or a printing's, in either case; one withdrawn is as
 * unknown as it is in the lists of cards: only a stored deck can have been built before that.
 */
export async function checkDeck({ format, cards, missions }: CheckRequest): Promise<CheckAnswer> {
  const game = gameOfFormat(format);
  const pool = await cardPool(game.id);
  const lenient: CardPool = {
    cards: pool.cards,
    get: (text) => {
      const card = pool.get(text.toUpperCase());
      return card?.withdrawn ? undefined : card;
    },
  };
  const apart = missions.map((mission) => ({ code: mission, count: 1 }));
  // A game whose decks lay no missions apart counts them among the cards, as reading a file does.
  const deck = game.parts.includes('missions')
    ? { main: cards, missions: apart }
    : { main: [...cards, ...apart], missions: [] };
  return { ...judge(deck, format, lenient, today()), statistics: game.statistics(deck, lenient), pool };
}
