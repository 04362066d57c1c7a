import { z } from 'zod';
import type { Operation } from '@/lib/http/openapi/operation';
import { gameQuery, localeAnswer } from '../parameters';
import { shortListAnswer, shortListParameters } from '../short-list';

export const setAnswer = z.strictObject({ code: z.string(), name: z.string(), locale: localeAnswer, cards: z.int() });

export const listSets: Operation = {
  method: 'get',
  path: '/sets',
  id: 'listSets',
  tag: 'Cards',
  summary: 'The sets of cards',
  query: gameQuery.extend(shortListParameters),
  answer: { schema: shortListAnswer(setAnswer.meta({ id: 'CardSet' })) },
  refusals: [400],
  examples: [{ summary: 'All of them' }, { summary: 'In Polish', query: { lang: 'pl' } }],
};
