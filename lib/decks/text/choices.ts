import type { ImportedDeck } from './import';
import type { NameIndex } from './name-index';
import { placeCard } from './place-card';

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

/**
 * The same for a file that nobody wants rewritten: the deck with the cards chosen for its problems, which stay among
 * them, so that the choice can be changed.
 */
export function withChoices(deck: ImportedDeck, choices: readonly LineChoice[], names: NameIndex): ImportedDeck {
  const lines = (part: 'main' | 'missions' | 'maybe') => deck[part].map((line) => ({ ...line }));
  const chosen: ImportedDeck = {
    ...deck,
    main: lines('main'),
    missions: lines('missions'),
    maybe: lines('maybe'),
    problems: [...deck.problems],
    notes: [...deck.notes],
  };
  for (const choice of choices) {
    const problem = deck.problems.find(({ line }) => line === choice.line);
    if (!problem || 'leaveOut' in choice) continue;
    const { line, place, text, part } = problem;
    placeCard(chosen, choice, part, names, { line, ...(place === undefined ? {} : { place }), text });
  }
  return chosen;
}
