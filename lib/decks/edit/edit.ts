import { DECK_PARTS, type DeckPart } from '../games/parts';
import { MAX_CHANGES, MAX_COPIES } from '../limits';
import { copiesIn, type DeckDraft, type DraftFields, type DraftLine } from './draft';

/** Copies of a card added to (`delta` > 0) or taken from a part; `at` is milliseconds since 1970. */
export interface CardEdit {
  readonly kind: 'card';
  readonly card: string;
  readonly delta: number;
  readonly part: DeckPart;
  readonly at: number;
}

export interface PrintingEdit {
  readonly kind: 'printing';
  readonly card: string;
  readonly part: DeckPart;
  /** Left out: no preference any more. */
  readonly printing?: string;
  readonly at: number;
}

export type FieldEdit = {
  [Name in keyof DraftFields]: {
    readonly kind: 'field';
    readonly field: Name;
    readonly value: DraftFields[Name];
    readonly at: number;
  };
}[keyof DraftFields];

/** Several edits that are one to the person: a card moved between parts, a pasted list. */
export interface BatchEdit {
  readonly kind: 'batch';
  readonly edits: readonly (CardEdit | PrintingEdit | FieldEdit)[];
  readonly at: number;
}

/** Everything at once: the version of another tab or device, taken over. */
export interface ReplaceEdit {
  readonly kind: 'replace';
  readonly draft: DeckDraft;
  readonly at: number;
}

export type Edit = CardEdit | PrintingEdit | FieldEdit | BatchEdit | ReplaceEdit;

/**
 * The draft after an edit; the very same object when the edit changes nothing. Counts stay within 0 and
 * `MAX_COPIES`: an edit that asks for more goes as far as it can. No format is asked here, a draft may be as
 * illegal as its owner likes.
 */
export function apply(draft: DeckDraft, edit: Edit): DeckDraft {
  switch (edit.kind) {
    case 'card': {
      const before = copiesIn(draft, edit.part, edit.card);
      const count = Math.min(MAX_COPIES, Math.max(0, before + Math.trunc(edit.delta)));
      return count === before ? draft : { ...draft, [edit.part]: withCount(draft[edit.part], edit.card, count) };
    }
    case 'printing':
      return withPrinting(draft, edit);
    case 'field':
      return draft[edit.field] === edit.value ? draft : { ...draft, [edit.field]: edit.value };
    case 'batch':
      return edit.edits.reduce<DeckDraft>(apply, draft);
    case 'replace':
      return edit.draft;
  }
}

/** A card taken from one part and laid into another, all its copies and its printing with it. */
export function move(draft: DeckDraft, card: string, from: DeckPart, to: DeckPart, at: number): BatchEdit {
  const line = draft[from].find(({ code }) => code === card);
  if (!line || from === to) return { kind: 'batch', edits: [], at };
  const edits: BatchEdit['edits'] = [
    { kind: 'card', card, delta: -line.count, part: from, at },
    { kind: 'card', card, delta: line.count, part: to, at },
  ];
  if (!line.printing) return { kind: 'batch', edits, at };
  return { kind: 'batch', edits: [...edits, { kind: 'printing', card, part: to, printing: line.printing, at }], at };
}

function withCount(lines: readonly DraftLine[], code: string, count: number): readonly DraftLine[] {
  if (!lines.some((line) => line.code === code)) return [...lines, { code, count }];
  if (count === 0) return lines.filter((line) => line.code !== code);
  return lines.map((line) => (line.code === code ? { ...line, count } : line));
}

function withPrinting(draft: DeckDraft, { card, part, printing }: PrintingEdit): DeckDraft {
  if (!draft[part].some((line) => line.code === card && line.printing !== printing)) return draft;
  const lines = draft[part].map((line) =>
    line.code === card ? { code: card, count: line.count, ...(printing ? { printing } : {}) } : line,
  );
  return { ...draft, [part]: lines };
}

/** What a save tells the deck's history: cards that came and went, never how it was clicked. */
export type CardChange = Omit<CardEdit, 'kind'>;

/**
 * What really changed from one draft to the next: an edit as far as it went, a batch, a replacement and an undo
 * alike, in the order of the parts.
 */
export function changesBetween(before: DeckDraft, after: DeckDraft, at: number): CardChange[] {
  const changes: CardChange[] = [];
  for (const part of DECK_PARTS) {
    if (before[part] === after[part]) continue;
    const deltas = new Map(before[part].map(({ code, count }) => [code, -count]));
    for (const { code, count } of after[part]) deltas.set(code, (deltas.get(code) ?? 0) + count);
    for (const [card, delta] of deltas) if (delta !== 0) changes.push({ card, delta, part, at });
  }
  return changes;
}

/** The same changes in as few steps as they need, once there are more than a save may tell. */
export function squash(changes: readonly CardChange[]): readonly CardChange[] {
  if (changes.length <= MAX_CHANGES) return changes;
  const sums = new Map<string, CardChange>();
  for (const change of changes) {
    const key = `${change.part} ${change.card}`;
    const delta = (sums.get(key)?.delta ?? 0) + change.delta;
    sums.set(key, { ...change, delta });
  }
  return [...sums.values()].filter(({ delta }) => delta !== 0);
}
