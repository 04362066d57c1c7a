import { currentClient } from '@/lib/accounts/limits/client';
import { attempt } from '@/lib/accounts/limits/rate-limit';
import { problem } from '@/lib/http/problem';
import type { Shape } from '@/lib/ui/paper/drawing/shapes';
import { pictureAnswer } from '@/lib/ui/paper/picture/answer';

/** A picture for whoever asks, as often as one client may have new ones drawn. */
export async function answerPicture(
  request: Request,
  shapes: readonly Shape[],
  size?: { width: number; height: number },
): Promise<Response> {
  const asOften = async () => {
    const verdict = await attempt(['picture-client', await currentClient()]);
    if (verdict.ok) return undefined;
    const detail = `Many pictures were drawn for you. Try again in ${verdict.waitSeconds} seconds.`;
    return problem(429, { title: 'Too many pictures', detail }, { 'retry-after': String(verdict.waitSeconds) });
  };
  return pictureAnswer(request, shapes, asOften, size);
}

export function noPicture(): Response {
  return problem(404, { title: 'No such picture', detail: 'What it would show does not exist or is not shared.' });
}
