import { z } from 'zod';
import { checkRequestSchema } from '@/lib/decks/verdict/check-request';
import type { Operation } from '@/lib/http/openapi/operation';
import { statisticsAnswer, violationAnswer } from '../answer';

const body = checkRequestSchema.meta({ id: 'DeckToCheck' });
const EXAMPLE = {
  format: 'mythos/standard',
  cards: [{ code: 'KS-108', count: 2 }],
  missions: ['KS-M01', 'KS-M02', 'KS-M03'],
};
const OLDER = {
  format: 'ccg/standard',
  cards: [
    { code: 'EX-001', count: 3 },
    { code: 'EX-012', count: 2 },
  ],
};
const UNKNOWN = { format: 'mythos/nowhere', cards: [] };

export const checkDeck: Operation = {
  method: 'post',
  path: '/decks/check',
  id: 'checkDeck',
  tag: 'Decks',
  summary: 'Is a deck legal?',
  description:
    'Says what keeps it from being legal in its format, in the language of `Accept-Language`. Stores nothing.',
  body,
  answer: {
    schema: z.strictObject({
      legal: z.boolean(),
      violations: z.array(violationAnswer.extend({ message: z.string() }).meta({ id: 'ViolationInWords' })),
      stats: statisticsAnswer,
    }),
  },
  refusals: [400, 413, 415],
  examples: [
    { summary: 'A deck that is too small', body: EXAMPLE },
    { summary: 'One of the older game', body: OLDER },
    { summary: 'A format that does not exist', body: UNKNOWN, status: 400 },
  ],
};

export const deckStatistics: Operation = {
  method: 'post',
  path: '/decks/statistics',
  id: 'deckStatistics',
  tag: 'Decks',
  summary: 'A deck in numbers',
  description:
    'Curve and kinds of its cards; averages, factions and keywords in the younger game, symbols in the older. Stores ' +
    'nothing.',
  body,
  answer: { schema: z.strictObject({ data: statisticsAnswer }) },
  refusals: [400, 413, 415],
  examples: [
    { summary: 'Of a small deck', body: EXAMPLE },
    { summary: 'Of one of the older game', body: OLDER },
    { summary: 'A format that does not exist', body: UNKNOWN, status: 400 },
  ],
};
