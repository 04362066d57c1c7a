import { z } from 'zod';

// What every game's cards have in common as values: numbers and texts small enough for screens and columns, and plain.

/** A whole number between two bounds. What is too large to be counted one by one is said to be beyond these bounds. */
export function whole(least: number, most: number) {
  const error = ({ code, input }: z.core.$ZodRawIssue) => {
    if (code === 'too_big') return `expected at most ${most}; found ${String(input)}`;
    return code === 'too_small' ? `expected at least ${least}; found ${String(input)}` : undefined;
  };
  return z.int({ error, abort: true }).min(least).max(most);
}

const LONE_SURROGATE = /\p{Cs}/u;
/** Controls, what has no width or turns the direction of writing, line separators, what was no UTF-8. */
const ILLEGIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\uFFFD]/u;

/** A text that can be shown and stored as it is: all one sees of it is all there is. */
export function plainText(longest: number) {
  return z
    .string()
    .min(1)
    .max(longest)
    .check(({ value, issues }) => {
      const wish = wishFor(value);
      if (wish) issues.push({ code: 'invalid_format', format: 'text', message: wish, input: value });
    });
}

function wishFor(value: string): string | undefined {
  if (LONE_SURROGATE.test(value)) return 'a text of whole characters (half of a surrogate pair is none)';
  if (ILLEGIBLE.test(value)) return 'a text without control characters and invisible ones';
  if (value.trim() === value) return undefined;
  return value.trim() ? 'a text without spaces at its ends' : 'a text of more than spaces';
}
