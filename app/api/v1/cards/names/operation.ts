import { z } from 'zod';
import type { Operation } from '@/lib/http/openapi/operation';
import { gameParameter, langParameter } from '../../parameters';

export const suggestNames: Operation = {
  method: 'get',
  path: '/cards/names',
  id: 'suggestNames',
  tag: 'Cards',
  summary: 'Names that a text may be the beginning of',
  query: z.object({ q: z.string(), game: gameParameter, lang: langParameter }),
  answer: { schema: z.strictObject({ data: z.array(z.string()) }) },
  refusals: [400],
  examples: [
    { summary: 'As one types', query: { q: 'nar' } },
    { summary: 'Without a text', status: 400 },
  ],
};
