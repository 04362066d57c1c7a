import { z } from 'zod';
import type { Operation } from '@/lib/http/openapi/operation';
import { cardCode, gameQuery } from '../../parameters';
import { cardPageAnswer, ccgCardPageAnswer } from '../answer';

export const getCard: Operation = {
  method: 'get',
  path: '/cards/{code}',
  id: 'getCard',
  tag: 'Cards',
  summary: 'One card',
  description: 'By its code or by the id of one of its printings, in either case.',
  params: z.object({ code: cardCode }),
  query: gameQuery,
  answer: { schema: z.strictObject({ data: z.union([cardPageAnswer, ccgCardPageAnswer]) }) },
  refusals: [400, 404],
  examples: [
    { summary: 'By its code', path: { code: 'KS-108' } },
    { summary: 'By a printing, in French', path: { code: 'KS-108-RA' }, query: { lang: 'fr' } },
    { summary: 'A mission', path: { code: 'KS-M01' } },
    { summary: 'A card of the older game', path: { code: 'EX-001' }, query: { game: 'ccg' } },
    { summary: 'A card of the other game', path: { code: 'EX-001' }, status: 404 },
    { summary: 'A card that does not exist', path: { code: 'KS-999' }, status: 404 },
  ],
};
