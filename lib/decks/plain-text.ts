// Names and descriptions are plain text that strangers will read: whatever could hide in it, reorder the line around
// it or pile up over its neighbours is taken out here, once, before it is stored. Letters of every script and emoji
// stay as typed; pages still escape the text and set it apart with `dir="auto"`, so that a right-to-left name keeps
// its own direction and no one else's.

/** Length as people count it: in code points, as PostgreSQL counts too. */
export function lengthOf(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}

/** One line: NFC, no control, bidi or invisible characters, single spaces, trimmed. */
export function cleanLine(text: string): string {
  return cleanCharacters(text.replace(/[^\S\uFEFF]+/gu, ' '))
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** Several lines: as {@link cleanLine}, with line breaks as `\n` and at most one empty line in a row. */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029\u0085\v\f]/g, '\n')
    .split('\n')
    .map((line) => cleanCharacters(line.replace(/[^\S\uFEFF]+/gu, ' ')).trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function cleanCharacters(text: string): string {
  return (
    text
      // Controls, bidi and other format characters, lone surrogates and everything invisible by default. The joiner and
      // the variation selectors belong to emoji and are looked at next.
      .replace(/(?![\u200D\uFE0E\uFE0F])[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu, '')
      .replace(/(?<![\p{Emoji}\p{Emoji_Modifier}])[\uFE0E\uFE0F]+/gu, '')
      .replace(
        /(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D+|\u200D+(?!\p{Extended_Pictographic})/gu,
        '',
      )
      .normalize('NFC')
      // Four marks on a letter are more than any language writes; hundreds would cover the lines around it.
      .replace(/(\p{M}{4})\p{M}+/gu, '$1')
  );
}

/** The first `limit` code points of a text. */
export function shorten(text: string, limit: number): string {
  return lengthOf(text) <= limit
    ? text
    : [...text]
        .slice(0, limit - 1)
        .join('')
        .trimEnd() + '…';
}
