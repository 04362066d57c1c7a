import { z } from 'zod';
import { SORTS } from '@/lib/decks/lists/cursor';
import { MAX_QUERY } from '@/lib/decks/search/condition';
import type { Operation } from '@/lib/http/openapi/operation';
import { cursorParameter, fieldsParameter, gameParameter, nextAnswer } from '../parameters';
import { about, tallyAnswer } from './answer';

export const listedDeckAnswer = z.strictObject({
  ...about,
  tags: z.array(z.string()),
  likes: z.int(),
  comments: z.int(),
  cards: z.int(),
  missions: z.int().optional().meta({ description: 'Where a game’s decks lay them apart: mythos only.' }),
  factions: z.array(tallyAnswer),
});

export const listDecks: Operation = {
  method: 'get',
  path: '/decks',
  id: 'listDecks',
  tag: 'Decks',
  summary: 'Find public decks',
  description: 'Decks that their owners made public, last changed first or most liked first.',
  query: z.object({
    q: z.string().max(MAX_QUERY).optional().meta({
      description: 'A query in the language of decks: `card:KS-108 legal:yes likes>=10`, or words of a name.',
    }),
    sort: z.enum(SORTS).optional(),
    game: gameParameter,
    cursor: cursorParameter,
    fields: fieldsParameter,
  }),
  answer: {
    schema: z.strictObject({
      data: z.array(listedDeckAnswer.meta({ id: 'ListedDeck' })),
      next: nextAnswer,
      mistakes: z
        .array(z.looseObject({ code: z.string(), from: z.int(), to: z.int() }))
        .meta({ description: 'What of `q` was not understood.' }),
    }),
  },
  refusals: [400],
  examples: [
    { summary: 'The newest' },
    { summary: 'Legal ones with a card, the most liked first', query: { q: 'card:KS-108 legal:yes', sort: 'liked' } },
    { summary: 'Of the older game', query: { game: 'ccg' } },
    { summary: 'Names only', query: { fields: 'slug,name' } },
    { summary: 'An order that does not exist', query: { sort: 'beauty' }, status: 400 },
  ],
};
