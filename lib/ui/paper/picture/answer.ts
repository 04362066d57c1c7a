import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { PICTURE } from '../../page/metadata';
import { svgToPng } from '../drawing/png';
import type { Shape } from '../drawing/shapes';
import { toSvg } from '../drawing/svg';

/** Pictures as they were last drawn, by what is on them: at most this many bytes. */
const kept = new LRUCache<string, Buffer>({ maxSize: 32 * 1024 * 1024, sizeCalculation: (png) => png.length });

/**
 * A picture as an answer. Its ETag follows from all that is drawn, so whoever has it is told that it still holds, and
 * it is made a PNG once. Everyone asks again each time: what is shared can be taken back. `beforeDrawing` may refuse
 * the work with an answer of its own.
 */
export async function pictureAnswer(
  request: Request,
  shapes: readonly Shape[],
  beforeDrawing: () => Promise<Response | undefined>,
  { width, height }: { width: number; height: number } = PICTURE,
): Promise<Response> {
  const svg = toSvg(shapes, width, height);
  const key = createHash('sha256').update(svg).digest('base64url').slice(0, 27);
  const headers = { etag: `"${key}"`, 'cache-control': 'public, no-cache', 'content-type': 'image/png' };
  if (namesTag(request.headers.get('if-none-match'), key)) return new Response(null, { status: 304, headers });
  const known = kept.get(key);
  const refused = known ? undefined : await beforeDrawing();
  if (refused) return refused;
  const png = known ?? (await svgToPng(svg));
  kept.set(key, png);
  return new Response(new Uint8Array(png), { headers: { ...headers, 'content-length': String(png.length) } });
}

function namesTag(header: string | null, key: string): boolean {
  return (header ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === `"${key}"`);
}
