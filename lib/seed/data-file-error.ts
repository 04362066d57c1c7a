/** Files of prisma/data that the seed cannot take: says which file, which entry in it and which field. */
export class DataFileError extends Error {
  override name = 'DataFileError';
  /** One for each thing wrong. */
  readonly lines: readonly string[];

  /** @param lines one for each thing wrong, in any characters; of a flood of them the message has the first. */
  constructor(lines: readonly string[]) {
    const rest = lines.length - MOST_LINES;
    super([...lines.slice(0, MOST_LINES).map(printable), ...(rest > 0 ? [`… and ${rest} more`] : [])].join('\n'));
    this.lines = lines;
  }
}

const MOST_LINES = 100;

/** What a terminal would act upon instead of showing it is shown by its number. */
function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, (character) => {
    const hex = character.codePointAt(0)?.toString(16) ?? '';
    return `\\u${hex.length > 4 ? `{${hex}}` : hex.padStart(4, '0')}`;
  });
}
