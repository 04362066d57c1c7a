import type { Mistake as QueryMistake, Relation as AnyRelation, Tree } from '@/lib/query/ast';
import type { Faction } from '@/lib/rules/mythos/cards/traits';

// What one may ask of public decks, as data. The text of a query and the fields of the form are two ways to write the
// same conditions; lib/decks/lists turns them into SQL.

export type Relation = Exclude<AnyRelation, ':'>;

export type Condition =
  /** Plays a card, as it is called or by its code; `mission`: has it among its missions. */
  | { field: 'card' | 'mission'; text: string }
  /** Plays a card of the keyword, by its English name. */
  | { field: 'keyword'; keyword: string }
  | { field: 'faction'; faction: Faction }
  | { field: 'author'; handle: string }
  | { field: 'tag'; tag: string }
  | { field: 'legal'; legal: boolean }
  | { field: 'size' | 'likes'; relation: Relation; value: number }
  /** Last changed on, before, after a day in UTC: `2026-11-30`. */
  | { field: 'updated'; relation: Relation; day: string }
  /** Words of its name; the last letters of each may be missing. */
  | { field: 'name'; text: string };

export type Field = Condition['field'];
export type DeckTree = Tree<Condition>;

/** Longest query that is read, in UTF-16 units. */
export const MAX_QUERY = 500;

/** What is wrong with a part of a query; beside what any query may have, cards and players that are not there. */
export type Mistake = Omit<QueryMistake, 'code'> & {
  code: QueryMistake['code'] | 'no-such-card' | 'no-such-author';
};
