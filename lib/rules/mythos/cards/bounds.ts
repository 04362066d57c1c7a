import { z } from 'zod';

// How large, how long and how many: far more than any card has, and little enough for every screen, the rules and the
// columns of the database.

/** A number printed on a card that is never below 0: a cost, the points of a mission. */
export const printedNumber = whole(0, 99);
/** A number that may take away: the Power of an attachment, an amount in an effect. */
export const signedNumber = whole(-99, 99);

/** Place of a set among the sets. */
export const positionNumber = whole(1, 9999);

/** Most entries of each kind of list. */
export const MOST = {
  cards: 999,
  printings: 50,
  effects: 20,
  doubts: 10,
  keywords: 20,
  aliases: 20,
  steps: 20,
  targets: 10,
  options: 10,
  grants: 20,
  traits: 20,
  conditions: 10,
} as const;

/** A name or a title as it stands on a card; titles can be whole sentences. */
export const titleSchema = text(200);
export const keywordSchema = text(60);

/** What is too large to be counted one by one is said to be beyond these bounds, not beyond those of the machine. */
function whole(least: number, most: number) {
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
function text(longest: number) {
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
