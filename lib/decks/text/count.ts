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

function take(text: string, pattern: RegExp): Counting | undefined {
  const match = pattern.exec(text);
  const count = match?.groups?.['count'];
  if (!match || count === undefined) return undefined;
  const name = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`.trim();
  return { count: Number(count), name };
}
