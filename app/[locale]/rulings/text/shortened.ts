/** Characters of a text that a list shows. */
const GLIMPSE = 240;

/** The beginning of a text, up to the end of a word. */
export function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length <= GLIMPSE ? line : `${line.slice(0, GLIMPSE).replace(/\s\S*$/, '')} …`;
}
