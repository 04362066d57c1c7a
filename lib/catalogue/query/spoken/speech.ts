import type { Sort } from '../../card-query';
import type { Comparison, Condition, HeldList, ListField, NumberField, TextField } from '../condition';

/** A clause: what is said of the cards. The verb stands apart, because languages deny it in different ways. */
export interface Clause {
  verb: string;
  rest: string;
}

export interface Amount {
  min?: number;
  max?: number;
}

/** What it takes to say a query in one language. */
export interface Speech {
  /** Of cards, by their types; `card` for any. */
  noun: (types: readonly string[]) => string;
  /** From the noun to its clauses: " that ", ", która ". */
  relative: (types: readonly string[]) => string;
  everything: string;
  or: string;
  and: string;
  quoted: (text: string) => string;
  deny: (clause: Clause) => string;
  /** What stands before clauses on one line. */
  oneLine: string;
  numbers: (field: NumberField | HeldList, amount: Amount) => Clause;
  numberName: (field: NumberField) => string;
  compared: (left: string, relation: Comparison, right: string) => Clause;
  missionNumber: (number: string) => Clause;
  words: (quoted: string) => Clause;
  phrase: (field: TextField | 'any', match: 'begins' | 'whole' | 'is', quoted: string) => Clause;
  pattern: (field: TextField, source: string) => Clause;
  /** `said`: labels, joined by "or". */
  list: (field: Exclude<ListField, 'does'>, said: string) => Clause;
  /** A deed as lists call it, "Hides an enemy". */
  deed: (label: string) => Clause;
  /** A rarity and all that are scarcer. */
  scarcer: (rarity: string) => string;
  standing: (is: Extract<Condition, { on: 'standing' }>['is'], format: string) => Clause;
  inDeck: Clause;
  ruling: Clause;
  sorted: (sort: Sort, descending: boolean | undefined) => string;
  prints: string;
  textsIn: (language: string) => string;
}

/** A label within a sentence: only its first letter changes; terms in capitals stay, and the game’s own Power and Edge. */
export function lowerFirst(label: string): string {
  return /^\p{Lu}\p{Ll}/u.test(label) && !/^(?:Power|Edge)(?!\p{L})/u.test(label)
    ? label.charAt(0).toLowerCase() + label.slice(1)
    : label;
}

/** The first word of a deed is its verb. */
export function deedClause(label: string): Clause {
  const [verb = '', ...rest] = lowerFirst(label).split(' ');
  return { verb, rest: rest.join(' ') };
}

export function clause(verb: string, rest: string): Clause {
  return { verb, rest };
}

/** Chooses how an amount is said. */
export function amount(
  { min, max }: Amount,
  say: { exactly: (n: number) => string; most: (n: number) => string; least: (n: number) => string; between: (a: number, b: number) => string }, // prettier-ignore
): string {
  if (min !== undefined && max !== undefined) return min === max ? say.exactly(min) : say.between(min, max);
  return min !== undefined ? say.least(min) : say.most(max ?? 0);
}
