import { z } from 'zod';
import type { Operation } from '@/lib/http/openapi/operation';
import { gameQuery, localeAnswer } from '../parameters';

export const listSets: Operation = {
  method: 'get',
  path: '/sets',
  id: 'listSets',
  tag: 'Cards',
  summary: 'The sets of cards',
  query: gameQuery,
  answer: {
    schema: z.strictObject({
      data: z.array(
        z
          .strictObject({ code: z.string(), name: z.string(), locale: localeAnswer, cards: z.int() })
          .meta({ id: 'CardSet' }),
      ),
    }),
  },
  refusals: [400],
  examples: [{ summary: 'All of them' }, { summary: 'In Polish', query: { lang: 'pl' } }],
};
