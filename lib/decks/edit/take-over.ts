import { DECK_PARTS, type DeckPart } from '../games/parts';
import type { DeckDraft, DraftLine } from './draft';
import { difference } from './difference';
import { apply, type BatchEdit } from './edit';
import { merge, proposedPicks } from './merge';

/** A list read from text: lines to lay into a deck. */
export interface ReadList extends Readonly<Record<DeckPart, readonly DraftLine[]>> {
  readonly name?: string;
  readonly format?: string;
}

/**
 * A pasted list as one edit. `add` lays its cards beside what is there; `replace` makes the deck what the list says,
 * its name and format included where it has them.
 */
export function takeOver(draft: DeckDraft, list: ReadList, mode: 'add' | 'replace', at: number): BatchEdit {
  const edits: BatchEdit['edits'][number][] = [];
  if (mode === 'replace') {
    for (const part of DECK_PARTS) {
      for (const { code, count } of draft[part]) edits.push({ kind: 'card', card: code, delta: -count, part, at });
    }
    if (list.name) edits.push({ kind: 'field', field: 'name', value: list.name, at });
    if (list.format) edits.push({ kind: 'field', field: 'format', value: list.format, at });
  }
  for (const part of DECK_PARTS) {
    for (const { code, count, printing } of list[part]) {
      edits.push({ kind: 'card', card: code, delta: count, part, at });
      if (printing) edits.push({ kind: 'printing', card: code, part, printing, at });
    }
  }
  return { kind: 'batch', edits, at };
}

/**
 * A list written by hand over the deck as it was (`basis`), as one edit of the deck as it is now: what the hand changed
 * comes from the list, all else stays, so that a card added in the meantime is not taken out again.
 */
export function takeOverChanges(present: DeckDraft, list: ReadList, basis: DeckDraft, at: number): BatchEdit {
  const written = apply(basis, takeOver(basis, list, 'replace', at));
  const differing = difference(written, present);
  return takeOver(present, merge(written, present, differing, proposedPicks(differing, basis)), 'replace', at);
}
