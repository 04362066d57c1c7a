import { words } from '@/lib/catalogue/fold';

/** One way to read a text as so many of something. */
export interface Counting {
  count: number;
  /** What is counted. */
  name: string;
}

const TIMES = '[x×✕хХX]';
const MARKED = [
  // 2x Name, 2 Name, 2, Name
  new RegExp(`^(?<count>\\d+)\\s*${TIMES}(?!\\p{L})[\\s:,;]*`, 'u'),
  /^(?<count>\d+)(?:[\s,;:]+|$)/u,
  // x2 Name, (2) Name, [2x] Name
  new RegExp(`^${TIMES}\\s*(?<count>\\d+)(?!\\d)[\\s:,;]*`, 'u'),
  new RegExp(`^[(\\[]\\s*${TIMES}?\\s*(?<count>\\d+)\\s*${TIMES}?\\s*[)\\]]\\s*`, 'u'),
  // Name x2, Name 2x, Name (2), Name: 2
  new RegExp(`[\\s,;:]*(?<!\\p{L})${TIMES}\\s*(?<count>\\d+)$`, 'u'),
  new RegExp(`[\\s,;:]+(?<count>\\d+)\\s*${TIMES}$`, 'u'),
  new RegExp(`\\s*[(\\[]\\s*${TIMES}?\\s*(?<count>\\d+)\\s*${TIMES}?\\s*[)\\]]$`, 'u'),
  /\s*[,;:=]\s*(?<count>\d+)$/u,
];

/** A number at the end without any mark: a count, or part of a name ("Genin of Team 10"). */
const BARE_END = /(?:^|\s)(?<count>\d+)$/u;

/** The count that a mark or the place at the beginning makes plain. */
export function markedCount(text: string): Counting | undefined {
  for (const pattern of MARKED) {
    const counting = take(text, pattern);
    if (counting) return counting;
  }
  return undefined;
}

/** The number at the end, read as a count. */
export function endCount(text: string): Counting | undefined {
  return take(text, BARE_END);
}

/** Counts in words: they are understood to be counts, and which one is left to the person. */
const COUNT_WORDS = new Set(
  [
    'one two three four five six seven eight nine ten',
    'jeden jedna dwa dwie trzy cztery pięć sześć',
    'один одна два дві три чотири п’ять шість',
    'un une deux trois quatre cinq six',
  ].flatMap(words),
);

/**
 * Whether what is left beside a code begins or ends with something meant as a count that is not read as one: `1e1`,
 * `two`, `½`. Words of the card's own name are none.
 */
export function saysCount(text: string, own: ReadonlySet<string>): boolean {
  const said = text.split(/[\s()[\],;:]+/u).filter((piece) => piece !== '');
  return [said.at(0), said.at(-1)].some((piece) => {
    const folded = words(piece ?? '');
    if (folded.every((word) => own.has(word))) return false;
    return /\p{N}/u.test(piece ?? '') || COUNT_WORDS.has(folded.join(' '));
  });
}

/** The text with full-width characters as plain ones, and the digits of every script as 0 to 9. */
export function plainDigits(text: string): string {
  return text
    .replace(/[\uFF01-\uFF5E]/gu, (wide) => wide.normalize('NFKC'))
    .replace(/(?![0-9])\p{Nd}/gu, (digit) => String(digitValue(digit)));
}

/** Unicode keeps the ten digits of a script side by side in order. */
function digitValue(digit: string): number {
  const point = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (/^\p{Nd}$/u.test(String.fromCodePoint(point - before - 1))) before += 1;
  return before % 10;
}

function take(text: string, pattern: RegExp): Counting | undefined {
  const match = pattern.exec(text);
  const count = match?.groups?.['count'];
  if (!match || count === undefined) return undefined;
  const name = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`.trim();
  return { count: Number(count), name };
}
