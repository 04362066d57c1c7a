import { otherMethods } from '@/lib/http/methods';
import { invalid } from '@/lib/http/problem';
import { publicJson, SHORTLY } from '@/lib/http/public-json';
import { gameOf } from '../game-parameter';
import { unknownParameters } from '../locale-parameter';
import { publicApi } from '../public-api';
import { bulk, BULK_FORMS, bulkAddress, type BulkForm } from './files';
import { BULK_OF } from './operation';

const FORMS = Object.keys(BULK_FORMS) as BulkForm[];

/** What files there are; see operation.ts. */
export const GET = publicApi(async (request: Request) => {
  const params = new URL(request.url).searchParams;
  const { game, errors } = gameOf(params);
  const all = [...unknownParameters(params, ['game']), ...errors];
  if (all.length > 0) return invalid(all, 'The query is not valid');
  const data = await Promise.all(
    BULK_OF[game].map(async (name) => {
      const file = await bulk(name);
      const { count, hash, changedAt, bytes } = file;
      const files = FORMS.map((form) => ({
        address: bulkAddress(name, file, form),
        mediaType: BULK_FORMS[form],
        bytes: bytes[form],
      }));
      return { name, count, hash, updatedAt: changedAt.toISOString(), files };
    }),
  );
  return publicJson(request, { data }, SHORTLY);
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods(['GET'], { open: true });
