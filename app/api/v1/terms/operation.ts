import { z } from 'zod';
import type { Operation } from '@/lib/http/openapi/operation';
import { gameQuery, localeAnswer } from '../parameters';
import { shortListAnswer, shortListParameters } from '../short-list';

const term = z.strictObject({
  slug: z.string(),
  name: z.string(),
  definition: z.string(),
  locale: localeAnswer,
  rulings: z.int().meta({ description: 'How many rulings concern it.' }),
});
export const termAnswer = term.meta({ id: 'Term' });

export const listTerms: Operation = {
  method: 'get',
  path: '/terms',
  id: 'listTerms',
  tag: 'Rules',
  summary: 'The glossary',
  query: gameQuery.extend(shortListParameters),
  answer: { schema: shortListAnswer(termAnswer) },
  refusals: [400],
  examples: [{ summary: 'All of it' }, { summary: 'In Ukrainian', query: { lang: 'uk' } }],
};

export const getTerm: Operation = {
  method: 'get',
  path: '/terms/{slug}',
  id: 'getTerm',
  tag: 'Rules',
  summary: 'One term of the glossary',
  params: z.object({ slug: z.string() }),
  query: gameQuery,
  answer: { schema: z.strictObject({ data: termAnswer }) },
  refusals: [400, 404],
  examples: [
    { summary: 'The Edge', path: { slug: 'edge' } },
    { summary: 'One that does not exist', path: { slug: 'no-such-term' }, status: 404 },
  ],
};
