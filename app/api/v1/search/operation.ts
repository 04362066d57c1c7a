import { z } from 'zod';
import type { Operation } from '@/lib/http/openapi/operation';
import { cardAnswer, ccgCardAnswer } from '../cards/answer';
import { mistakeAnswer, unmatchedAnswer } from '../cards/operation';
import { gameParameter, langParameter } from '../parameters';
import { paragraphAnswer } from '../rules/operation';
import { rulingAnswer } from '../rulings/operation';
import { termAnswer } from '../terms/operation';

export const search: Operation = {
  method: 'get',
  path: '/search',
  id: 'search',
  tag: 'Search',
  summary: 'Find cards, rulings, rules and terms at once',
  description: 'The best few of each kind. What a kind has of its own is asked by its own operation.',
  query: z.object({
    q: z.string().meta({ description: 'Words in any language; of cards also a query in their language.' }),
    game: gameParameter,
    lang: langParameter,
  }),
  answer: {
    schema: z.strictObject({
      data: z.strictObject({
        cards: z.array(z.union([cardAnswer, ccgCardAnswer])),
        rulings: z.array(rulingAnswer),
        rules: z.array(paragraphAnswer),
        terms: z.array(termAnswer),
      }),
      totals: z.strictObject({ cards: z.int(), rulings: z.int(), rules: z.int(), terms: z.int() }),
      unmatched: unmatchedAnswer.meta({ description: 'Words that no card matches.' }),
      mistakes: z.array(mistakeAnswer).meta({ description: 'Of `q` as a query of cards.' }),
    }),
  },
  refusals: [400],
  examples: [
    { summary: 'A word of the rules', query: { q: 'edge' } },
    { summary: 'A name', query: { q: 'naruto', lang: 'fr' } },
    { summary: 'A word of the older game', query: { q: 'showdown', game: 'ccg' } },
    { summary: 'A field that no card has', query: { q: 'naruto colour:red' } },
    { summary: 'A range that runs backwards', query: { q: 'chakra:5..1' }, status: 400 },
    { summary: 'Without words', status: 400 },
  ],
};
