import { z } from 'zod';
import type { GameId } from '@/lib/catalogue/games';
import type { Operation } from '@/lib/http/openapi/operation';
import { gameParameter } from '../parameters';

export const BULK_NAMES = ['cards', 'rulings', 'ccg-cards'] as const;
/** Those of each game. The older one has no rulings: its one source gives none. */
export const BULK_OF: Readonly<Record<GameId, readonly (typeof BULK_NAMES)[number][]>> = {
  mythos: ['cards', 'rulings'],
  ccg: ['ccg-cards'],
};

export const listBulkFiles: Operation = {
  method: 'get',
  path: '/bulk',
  id: 'listBulkFiles',
  tag: 'Files',
  summary: 'Files with all cards and all rulings',
  description:
    'For programs that keep a copy of their own. Texts are in every language. The name of a file holds the hash of ' +
    'what is in it: the same hash means nothing has changed. `/api/v1/bulk/cards.latest.ndjson` leads to the present one.',
  query: z.object({ game: gameParameter }),
  answer: {
    schema: z.strictObject({
      data: z.array(
        z
          .strictObject({
            name: z.enum(BULK_NAMES),
            count: z.int(),
            hash: z.string(),
            updatedAt: z.iso.datetime().meta({ description: 'When what is in it last changed.' }),
            files: z.array(z.strictObject({ address: z.string(), mediaType: z.string(), bytes: z.int() })),
          })
          .meta({ id: 'BulkFile' }),
      ),
    }),
  },
  refusals: [400],
  examples: [{ summary: 'What there is' }, { summary: 'Of the older game', query: { game: 'ccg' } }],
};
