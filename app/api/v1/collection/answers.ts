import { attempt } from '@/lib/accounts/limits/rate-limit';
import { currentUser, type CurrentUser } from '@/lib/accounts/session';
import { refuseCrossSite } from '@/lib/http/origin';
import { problem } from '@/lib/http/problem';

// A collection is nobody's business but its owner's: each request is about whoever is signed in, and caches keep nothing.

export const PRIVATE = { 'cache-control': 'private, no-store' };

export function signInFirst(): Response {
  return problem(401, { title: 'Not signed in', detail: 'Sign in to see your collection.' });
}

/** Who may go on with a change, or the refusal for a visitor, for a page of another site and for a program run wild. */
export async function whoCounts(request: Request): Promise<{ user: CurrentUser } | { refusal: Response }> {
  const foreign = refuseCrossSite(request);
  if (foreign) return { refusal: foreign };
  const user = await currentUser();
  if (!user) return { refusal: signInFirst() };
  const verdict = await attempt(['collection-write', user.id]);
  if (verdict.ok) return { user };
  const detail = `This account has changed its collection very often. Try again in ${verdict.waitSeconds} seconds.`;
  return {
    refusal: problem(429, { title: 'Too many changes', detail }, { 'retry-after': String(verdict.waitSeconds) }),
  };
}
