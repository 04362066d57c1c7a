import { problem } from '@/lib/http/problem';

/**
 * The revision that a change is meant for, by its `If-Match` (RFC 9110): undefined for `*`, which is whatever stands
 * there, and where it is left out. Proxies that compress weaken an ETag on its way: `W/"7"` is taken for `"7"`.
 */
export function readIfMatch(request: Request): { revision?: number; given: boolean } | Response {
  const text = request.headers.get('if-match');
  if (text === null) return { given: false };
  if (text.trim() === '*') return { given: true };
  const [, revision] = /^\s*(?:W\/)?"([1-9]\d{0,8})"\s*$/.exec(text) ?? [];
  if (revision) return { revision: Number(revision), given: true };
  const detail = 'Send the ETag of the deck as it was read, “If-Match: "7"”, or “If-Match: *” whatever it is now.';
  return problem(400, { title: 'If-Match cannot be understood', detail });
}

/** The answer to a replacement that does not say what it replaces. */
export function ifMatchNeeded(): Response {
  const detail =
    'Send “If-Match” with the ETag of the deck as it was read, so that nobody’s change is lost, or “If-Match: *”.';
  return problem(428, { title: 'Say which revision this replaces', detail });
}
