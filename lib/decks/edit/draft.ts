import { DECK_PARTS, type DeckPart } from '../games/parts';
import type { Visibility } from '../limits';
import { cleanLine, cleanText } from '../plain-text';

// A deck as it lies on the editor's table: plain, immutable data in the shape the server speaks (contract.ts) and
// the rules judge. It is what the browser stores, what undo returns to and what a save sends.

export interface DraftLine {
  readonly code: string;
  /** 1 to `MAX_COPIES`: a line of none does not exist. */
  readonly count: number;
  /** Preferred artwork of this card. */
  readonly printing?: string;
}

export interface DraftFields {
  readonly name: string;
  readonly description: string;
  readonly format: string;
  readonly visibility: Visibility;
}
export const DRAFT_FIELDS = ['name', 'description', 'format', 'visibility'] as const satisfies (keyof DraftFields)[];

export interface DeckDraft extends DraftFields, Readonly<Record<DeckPart, readonly DraftLine[]>> {}

export function emptyDraft(fields: Pick<DeckDraft, 'name' | 'format'>): DeckDraft {
  return { description: '', visibility: 'private', ...fields, main: [], missions: [], maybe: [] };
}

/** Copies of a card in one part; 0 when it is not there. */
export function copiesIn(draft: Pick<DeckDraft, DeckPart>, part: DeckPart, code: string): number {
  return draft[part].find((line) => line.code === code)?.count ?? 0;
}

/** No card and no word in it: nothing anyone would miss. */
export function isBlank(draft: DeckDraft): boolean {
  return !draft.name.trim() && !draft.description.trim() && DECK_PARTS.every((part) => draft[part].length === 0);
}

/**
 * The same deck to a reader: lists are shown sorted, so the order of lines does not matter, and the server cleans
 * names and descriptions as it stores them.
 */
export function sameDeck(a: DeckDraft, b: DeckDraft): boolean {
  return (
    cleanLine(a.name) === cleanLine(b.name) &&
    cleanText(a.description) === cleanText(b.description) &&
    a.format === b.format &&
    a.visibility === b.visibility &&
    DECK_PARTS.every((part) => sameLines(a[part], b[part]))
  );
}

function sameLines(a: readonly DraftLine[], b: readonly DraftLine[]): boolean {
  if (a.length !== b.length) return false;
  const others = new Map(b.map((line) => [line.code, line]));
  return a.every((line) => {
    const other = others.get(line.code);
    return other?.count === line.count && other.printing === line.printing;
  });
}
