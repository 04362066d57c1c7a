import type { DeckDraft } from './draft';
import { apply, type Edit } from './edit';

// Undo and redo over drafts. Drafts share what they have in common, so a step costs a few objects and
// returning to one is exact, whatever the edit was.

interface Step {
  readonly edit: Edit;
  readonly before: DeckDraft;
}

export interface History {
  readonly present: DeckDraft;
  readonly past: readonly Step[];
  readonly future: readonly Step[];
}

/** Steps kept; older ones can no longer be undone. */
export const DEPTH = 500;

/** Typing goes on as one step while pauses are shorter than this (milliseconds). */
const TYPING_PAUSE = 1500;

export function startHistory(present: DeckDraft): History {
  return { present, past: [], future: [] };
}

/** The same history when the edit changes nothing. An edit forgets what had been undone. */
export function perform(history: History, edit: Edit): History {
  const present = apply(history.present, edit);
  if (present === history.present) return history;
  const last = history.past.at(-1);
  if (last && history.future.length === 0 && isSameTyping(last.edit, edit)) {
    return { present, past: [...history.past.slice(0, -1), { edit, before: last.before }], future: [] };
  }
  return { present, past: [...history.past, { edit, before: history.present }].slice(-DEPTH), future: [] };
}

export function undo(history: History): History {
  const step = history.past.at(-1);
  if (!step) return history;
  const undone = { edit: step.edit, before: history.present };
  return { present: step.before, past: history.past.slice(0, -1), future: [...history.future, undone] };
}

export function redo(history: History): History {
  const step = history.future.at(-1);
  if (!step) return history;
  const done = { edit: step.edit, before: history.present };
  return { present: step.before, past: [...history.past, done], future: history.future.slice(0, -1) };
}

/** The edit that undo would take back, for its label. */
export function nextUndo(history: History): Edit | undefined {
  return history.past.at(-1)?.edit;
}

export function nextRedo(history: History): Edit | undefined {
  return history.future.at(-1)?.edit;
}

function isSameTyping(last: Edit, edit: Edit): boolean {
  return (
    last.kind === 'field' &&
    edit.kind === 'field' &&
    last.field === edit.field &&
    (edit.field === 'name' || edit.field === 'description') &&
    edit.at - last.at < TYPING_PAUSE
  );
}
