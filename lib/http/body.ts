import type { z } from 'zod';
import { fieldErrors, invalid, problem } from './problem';

/** Largest body read, in bytes (64 KiB): beyond it a request is refused and read no further. */
export const BODY_LIMIT = 64 * 1024;

export type Read<T> = { ok: true; value: T } | { ok: false; response: Response };

/** `application/json` and its kin (`application/merge-patch+json`), whatever its parameters are. */
const JSON_TYPE = /^\s*application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i;

/**
 * Reads a JSON body and checks it with a schema. Answers 415 for a packed body and for one of another type, 413 beyond `limit` bytes, 400 for what is not JSON in
 * UTF-8, 400 with the path of each wrong field for what the schema refuses.
 */
export async function readJson<S extends z.ZodType>(
  request: Request,
  schema: S,
  { limit = BODY_LIMIT }: { limit?: number } = {},
): Promise<Read<z.output<S>>> {
  const encoding = request.headers.get('content-encoding') ?? 'identity';
  if (encoding.trim().toLowerCase() !== 'identity') {
    await request.body?.cancel();
    return refuse(problem(415, { title: 'The body is packed', detail: 'Send it without a Content-Encoding.' }));
  }
  // A form of another site sends text or form fields without being asked for leave, JSON it cannot.
  const type = request.headers.get('content-type');
  if (type !== null && !JSON_TYPE.test(type)) {
    await request.body?.cancel();
    return refuse(
      problem(415, { title: 'The body is of another type', detail: 'Send “Content-Type: application/json”.' }),
    );
  }
  const bytes = await readBytes(request, limit);
  if (!bytes)
    return refuse(problem(413, { title: 'The body is too large', detail: `At most ${limit} bytes are read.` }));
  let json: unknown;
  try {
    json = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return refuse(problem(400, { title: 'The body is not JSON', detail: 'Send one JSON value, in UTF-8.' }));
  }
  const parsed = schema.safeParse(json);
  return parsed.success ? { ok: true, value: parsed.data } : refuse(invalid(fieldErrors(parsed.error)));
}

/** The body, or undefined when it is longer than `limit`. What was declared is not believed: the bytes are counted. */
async function readBytes(request: Request, limit: number): Promise<Uint8Array | undefined> {
  if (Number(request.headers.get('content-length')) > limit) {
    await request.body?.cancel();
    return undefined;
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > limit) {
      await reader?.cancel();
      return undefined;
    }
    chunks.push(part.value);
  }
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}

function refuse(response: Response): { ok: false; response: Response } {
  return { ok: false, response };
}
