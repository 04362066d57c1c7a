/** What a person decided about a line that could not be read: the card it means, or to leave it out. */
export type LineChoice = { line: number; count: number; code: string } | { line: number; leaveOut: true };

/**
 * The text with decided lines rewritten, so that reading it again gives what was decided: a plain line with the code,
 * or the old line as a comment. The person sees in the text what became of each line.
 */
export function applyChoices(text: string, choices: readonly LineChoice[]): string {
  const lines = text.split(/\r\n?|\n/);
  for (const choice of choices) {
    const old = lines[choice.line - 1];
    if (old === undefined) continue;
    lines[choice.line - 1] = 'leaveOut' in choice ? `// ${old}` : `${choice.count} ${choice.code}`;
  }
  return lines.join('\n');
}
