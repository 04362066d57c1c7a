import { answering } from '@/lib/http/answering';
import { openToAll } from '@/lib/http/cors';
import { otherMethods } from '@/lib/http/methods';
import { problem } from '@/lib/http/problem';
import { FOR_GOOD } from '@/lib/http/public-json';
import { bulk, BULK_FORMS, bulkAddress, type BulkForm, bulkText } from '../files';
import { BULK_NAMES } from '../operation';

/**
 * All cards or all rulings at one version, `cards.HASH.ndjson`, as a stream. What stands at an address never changes; any
 * other version, `cards.latest.json` among them, leads on to the present one.
 */
export const GET = answering(
  async (_request: Request, { params }: { params: Promise<{ file: string }> }) => {
    const [given, hash, end, ...rest] = (await params).file.split('.');
    const name = BULK_NAMES.find((known) => known === given);
    const form = (Object.keys(BULK_FORMS) as BulkForm[]).find((known) => known === end);
    if (!name || !hash || !form || rest.length > 0) {
      const detail = 'Names look like cards.latest.ndjson; /api/v1/bulk lists them.';
      return openToAll(problem(404, { title: 'No such file', detail }));
    }
    const file = await bulk(name);
    if (hash !== file.hash) {
      const headers = { location: bulkAddress(name, file, form), 'cache-control': 'no-store' };
      return openToAll(new Response(null, { status: 307, headers }));
    }
    return openToAll(
      new Response(streamed(bulkText(file, form)), {
        headers: {
          'content-type': `${BULK_FORMS[form]}; charset=utf-8`,
          'cache-control': FOR_GOOD,
          etag: `W/"${hash}"`,
        },
      }),
    );
  },
  { open: true },
);

/** As fast as it is read, in pieces of some 64 KiB: a piece for each line would cost more than the line. */
function streamed(texts: Iterator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    pull(controller) {
      let piece = '';
      while (piece.length < 64 * 1024) {
        const next = texts.next();
        if (next.done) {
          controller.enqueue(encoder.encode(piece));
          controller.close();
          return;
        }
        piece += next.value;
      }
      controller.enqueue(encoder.encode(piece));
    },
  });
}

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods(['GET'], { open: true });
