import type { Faction } from '@/lib/rules/mythos/cards/traits';

// What one may ask of public decks, as data. The text of a query and the fields of the form are two ways to write the
// same conditions; lib/decks/lists turns them into SQL.

export type Comparison = ':' | '=' | '>=' | '<=' | '>' | '<';
/** `:` and `=` mean the same; conditions know one of them. */
export type Relation = Exclude<Comparison, ':'>;

export type Condition =
  /** Plays a card, as it is called or by its code; `mission`: has it among its missions. */
  | { field: 'card' | 'mission'; text: string; negated: boolean }
  /** Plays a card of the keyword, by its English name. */
  | { field: 'keyword'; keyword: string; negated: boolean }
  | { field: 'faction'; faction: Faction; negated: boolean }
  | { field: 'author'; handle: string; negated: boolean }
  | { field: 'tag'; tag: string; negated: boolean }
  | { field: 'legal'; legal: boolean }
  | { field: 'size' | 'likes'; relation: Relation; value: number }
  /** Last changed on, before, after a day in UTC: `2026-11-30`. */
  | { field: 'updated'; relation: Relation; day: string }
  /** Words of its name; the last letters of each may be missing. */
  | { field: 'name'; text: string; negated: boolean };

export type Field = Condition['field'];

/** Longest query that is read, in UTF-16 units, and most conditions in it. */
export const MAX_QUERY = 400;
export const MAX_CONDITIONS = 20;

/** What is wrong with a piece of a query. The rest of the query holds all the same. */
export interface Mistake {
  code:
    | 'unknown-field'
    | 'no-value'
    | 'unclosed-quote'
    | 'wrong-comparison'
    | 'unknown-value'
    | 'not-a-number'
    | 'not-a-date'
    | 'no-such-card'
    | 'no-such-author'
    | 'too-many'
    | 'too-long';
  /** Where the piece begins, counted from 0 in UTF-16 units of the query. */
  at: number;
  piece: string;
  /** The field it concerns, as the language writes it. */
  field?: string;
  /** What could stand there instead. */
  expected?: readonly string[];
}
