import type { FieldError } from '@/lib/http/problem';
import type { Mistake, MistakeCode } from '@/lib/query/ast';

// A page shows what it could understand of a query and says what it could not. For a program a word that is not known
// is as good: it is told in `mistakes`. What no reading could make sense of, or what was made to cost, is its mistake.

const REFUSED: Partial<Record<MistakeCode, string>> = {
  'range-reversed': 'A range goes from the least to the greatest',
  pattern: 'Not a regular expression that is understood here',
  'pattern-slow': 'This regular expression could take too long',
  'pattern-open': 'The regular expression has no end',
  'too-deep': 'Too many brackets inside each other',
  'too-long': 'Too long',
  'too-many': 'Too many conditions',
};

/** Longest piece of a query that is repeated to its sender, in UTF-16 units. */
const PIECE = 60;

/** The errors of a query that is refused, each with its place in `q`; none where it is answered. */
export function queryErrors(
  mistakes: readonly Pick<Mistake, 'code' | 'from' | 'to' | 'piece' | 'suggestion'>[],
): FieldError[] {
  return mistakes.flatMap(({ code, from, to, piece, suggestion }) => {
    const sentence = REFUSED[code];
    if (!sentence) return [];
    const instead = suggestion === undefined ? '' : `; ${suggestion}?`;
    return [{ path: 'q', message: `${sentence}: “${piece.slice(0, PIECE)}” (${from} to ${to})${instead}` }];
  });
}
