import { otherMethods } from '@/lib/http/methods';
import { publicJson, SHORTLY } from '@/lib/http/public-json';
import { refuseParameters } from '../locale-parameter';
import { publicApi } from '../public-api';
import { bulk, BULK_FORMS, bulkAddress, type BulkForm } from './files';
import { BULK_NAMES } from './operation';

const FORMS = Object.keys(BULK_FORMS) as BulkForm[];

/** What files there are; see operation.ts. */
export const GET = publicApi(async (request: Request) => {
  const refusal = refuseParameters(request);
  if (refusal) return refusal;
  const data = await Promise.all(
    BULK_NAMES.map(async (name) => {
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
