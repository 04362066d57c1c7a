import { DECK_PARTS, type DeckPart } from '@/lib/rules/mythos/deck/format';
import { DRAFT_FIELDS, type DeckDraft, type DraftFields } from './draft';

/** What two versions of one deck disagree about, for the person who must choose. */
export interface Difference {
  readonly cards: readonly CardDifference[];
  readonly fields: readonly { field: keyof DraftFields; mine: string; theirs: string }[];
}

/** Copies of one card in one part of either version; 0 where it is missing. */
export interface CardDifference {
  readonly card: string;
  readonly part: DeckPart;
  readonly mine: number;
  readonly theirs: number;
}

/** Cards by part and code, fields in the order of the form. */
export function difference(mine: DeckDraft, theirs: DeckDraft): Difference {
  const cards = DECK_PARTS.flatMap((part) => {
    const rows = new Map<string, CardDifference>();
    for (const { code, count } of mine[part]) rows.set(code, { card: code, part, mine: count, theirs: 0 });
    for (const { code, count } of theirs[part]) {
      rows.set(code, { card: code, part, mine: rows.get(code)?.mine ?? 0, theirs: count });
    }
    return [...rows.values()].filter((row) => row.mine !== row.theirs).sort((a, b) => (a.card < b.card ? -1 : 1));
  });
  const fields = DRAFT_FIELDS.filter((field) => mine[field] !== theirs[field]).map((field) => ({
    field,
    mine: mine[field],
    theirs: theirs[field],
  }));
  return { cards, fields };
}
