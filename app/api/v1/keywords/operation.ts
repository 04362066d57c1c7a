import { z } from 'zod';
import type { Operation } from '@/lib/http/openapi/operation';
import { gameParameter } from '../parameters';
import { shortListAnswer, shortListParameters } from '../short-list';

export const keywordAnswer = z.strictObject({ keyword: z.string(), cards: z.int() });

export const listKeywords: Operation = {
  method: 'get',
  path: '/keywords',
  id: 'listKeywords',
  tag: 'Cards',
  summary: 'The keywords that cards have',
  description: 'By their English names, which is what they are in rules and queries. The older game has none.',
  query: z.object({ game: gameParameter, ...shortListParameters }),
  answer: { schema: shortListAnswer(keywordAnswer.meta({ id: 'Keyword' })) },
  refusals: [400],
  examples: [
    { summary: 'All of them' },
    { summary: 'The first ten, by name only', query: { size: '10', fields: 'keyword' } },
    { summary: 'A page of none', query: { size: '0' }, status: 400 },
  ],
};
