import { getDeckForEdit } from '@/lib/decks/store/read';
import { problem } from '@/lib/http/problem';

/** `"7"`, `"a" , W/"b"`: one entity-tag or a list of them (RFC 9110, 8.8.3). */
const TAG = /(?:W\/)?"([\x21\x23-\x7e\x80-\xff]*)"/;
const TAGS = new RegExp(`^\\s*${TAG.source}\\s*(?:,\\s*${TAG.source}\\s*)*$`);
/** A tag of ours: a deck's revision. */
const REVISION = /^[1-9]\d{0,8}$/;
/** No deck is ever at it: tags of others match nothing. */
const NO_REVISION = 0;

export interface IfMatch {
  given: boolean;
  /** The revisions that the change is meant for; undefined where it is meant for whatever stands there. */
  revisions?: number[];
}

/**
 * What a change is meant for, by its `If-Match` (RFC 9110, 13.1.1): `*` is whatever stands there, as where it is left
 * out. Proxies that compress weaken an ETag on its way: `W/"7"` is taken for `"7"`.
 */
export function readIfMatch(request: Request): IfMatch | Response {
  const text = request.headers.get('if-match');
  if (text === null) return { given: false };
  if (text.trim() === '*') return { given: true };
  if (TAGS.test(text)) {
    const tags = [...text.matchAll(new RegExp(TAG, 'g'))].map(([, tag = '']) => tag);
    return { given: true, revisions: tags.filter((tag) => REVISION.test(tag)).map(Number) };
  }
  const detail = 'Send the ETag of the deck as it was read, “If-Match: "7"”, or “If-Match: *” whatever it is now.';
  return problem(400, { title: 'If-Match cannot be understood', detail });
}

/** The one revision that a change is made on: of several, the one that the deck is at, if it is. */
export async function baseRevision(
  { revisions }: IfMatch,
  deck: string,
  owner: Parameters<typeof getDeckForEdit>[1],
): Promise<number | undefined> {
  if (!revisions) return undefined;
  const [first = NO_REVISION, ...others] = revisions;
  if (others.length === 0) return first;
  const now = (await getDeckForEdit(deck, owner))?.deck.revision;
  return now !== undefined && revisions.includes(now) ? now : first;
}

/** The answer to a replacement that does not say what it replaces. */
export function ifMatchNeeded(): Response {
  const detail =
    'Send “If-Match” with the ETag of the deck as it was read, so that nobody’s change is lost, or “If-Match: *”.';
  return problem(428, { title: 'Say which revision this replaces', detail });
}
