import type { Suggestion } from './suggest';

/**
 * The text with a suggestion in place of what was typed for it, and where the caret then stands. What follows the caret
 * stays: a name of a field leaves the space before it alone, so that the next term is not taken for its value.
 */
export function putIn(
  text: string,
  caret: number,
  { from, insert, whole }: Pick<Suggestion, 'from' | 'insert' | 'whole'>,
): { text: string; caret: number } {
  const before = text.slice(0, from) + insert + (whole ? ' ' : '');
  const after = text.slice(caret);
  return { text: before + (whole ? after.trimStart() : after), caret: before.length };
}
