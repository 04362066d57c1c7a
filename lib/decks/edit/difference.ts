import { DECK_PARTS, type DeckPart } from '../games/parts';
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
  /** Preferred printings, where both have the card and disagree about it; left out: none is preferred. */
  readonly printings?: { readonly mine?: string; readonly theirs?: string };
}

/** Cards by part and code, fields in the order of the form. */
export function difference(mine: DeckDraft, theirs: DeckDraft): Difference {
  const cards = DECK_PARTS.flatMap((part) => {
    const own = new Map(mine[part].map((line) => [line.code, line]));
    const others = new Map(theirs[part].map((line) => [line.code, line]));
    return [...new Set([...own.keys(), ...others.keys()])].sort().flatMap((card): CardDifference[] => {
      const [a, b] = [own.get(card), others.get(card)];
      const row = { card, part, mine: a?.count ?? 0, theirs: b?.count ?? 0 };
      if (a && b && a.printing !== b.printing) return [{ ...row, printings: { mine: a.printing, theirs: b.printing } }];
      return row.mine === row.theirs ? [] : [row];
    });
  });
  const fields = DRAFT_FIELDS.filter((field) => mine[field] !== theirs[field]).map((field) => ({
    field,
    mine: mine[field],
    theirs: theirs[field],
  }));
  return { cards, fields };
}
