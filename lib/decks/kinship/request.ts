import { z } from 'zod';
import { MAX_LINES } from '../limits';

/** Most suggestions of each kind that may be asked for. */
export const MOST_SUGGESTIONS = 30;
export const USUAL_SUGGESTIONS = 8;

/** What `POST /api/decks/kinship` takes: the codes of a deck's cards and missions, in any order. */
export const kinshipRequestSchema = z.strictObject({
  cards: z.array(z.string().regex(/^[A-Z0-9]{1,8}-[A-Z0-9]{1,8}$/, 'Not a card code')).max(MAX_LINES),
  limit: z.int().min(1).max(MOST_SUGGESTIONS).default(USUAL_SUGGESTIONS),
});
