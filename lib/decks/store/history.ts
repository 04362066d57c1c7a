import type { Prisma } from '@/lib/db/generated/client';
import { DECK_PARTS } from '../games/parts';
import type { DeckChange, DeckContent } from '../contract';

/** Revisions kept of one deck; older ones go as new ones come. */
export const REVISIONS_KEPT = 500;

/** What one revision changed: the steps of the edit, and the new value of each field that is another than before. */
export interface RevisionChanges {
  cards: DeckChange[];
  fields: Partial<Pick<DeckContent, 'name' | 'description' | 'format' | 'visibility'>>;
}

/**
 * The history entry of a save. The client's steps are kept when they lead from `before` to `after`; otherwise the
 * plain difference takes their place, so that the history always adds up to the deck.
 */
export function revisionChanges(
  before: DeckContent | undefined,
  after: DeckContent,
  steps: readonly DeckChange[] = [],
): RevisionChanges {
  const difference = cardDifference(before, after);
  const fields: RevisionChanges['fields'] = {};
  if (before?.name !== after.name) fields.name = after.name;
  if (before?.description !== after.description) fields.description = after.description;
  if (before?.format !== after.format) fields.format = after.format;
  if (before?.visibility !== after.visibility) fields.visibility = after.visibility;
  return { cards: sameSum(steps, difference) ? [...steps] : difference, fields };
}

/** The same as JSON for the column, without what is undefined. */
export function changesColumn(changes: RevisionChanges): Prisma.InputJsonObject {
  return { cards: changes.cards.map((change) => ({ ...change })), fields: { ...changes.fields } };
}

function cardDifference(before: DeckContent | undefined, after: DeckContent): DeckChange[] {
  return DECK_PARTS.flatMap((part) => {
    const old = new Map(before?.[part].map(({ code, count }) => [code, count]));
    const now = new Map(after[part].map(({ code, count }) => [code, count]));
    return [...new Set([...old.keys(), ...now.keys()])]
      .map((card) => ({ part, card, delta: (now.get(card) ?? 0) - (old.get(card) ?? 0) }))
      .filter(({ delta }) => delta !== 0);
  });
}

function sameSum(steps: readonly DeckChange[], difference: readonly DeckChange[]): boolean {
  const left = sums(steps);
  const right = sums(difference);
  return left.size === right.size && [...left].every(([key, delta]) => right.get(key) === delta);
}

function sums(changes: readonly DeckChange[]): Map<string, number> {
  const sum = new Map<string, number>();
  for (const { part, card, delta } of changes) {
    const key = `${part} ${card}`;
    const total = (sum.get(key) ?? 0) + delta;
    if (total === 0) sum.delete(key);
    else sum.set(key, total);
  }
  return sum;
}
