import { z } from 'zod';
import type { Operation } from '@/lib/http/openapi/operation';
import { gameParameter } from '../parameters';

export const listKeywords: Operation = {
  method: 'get',
  path: '/keywords',
  id: 'listKeywords',
  tag: 'Cards',
  summary: 'The keywords that cards have',
  description: 'By their English names, which is what they are in rules and queries. The older game has none.',
  query: z.object({ game: gameParameter }),
  answer: {
    schema: z.strictObject({
      data: z.array(z.strictObject({ keyword: z.string(), cards: z.int() }).meta({ id: 'Keyword' })),
    }),
  },
  refusals: [400],
  examples: [{ summary: 'All of them' }],
};
