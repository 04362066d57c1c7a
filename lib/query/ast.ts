// What a typed query is, whatever it asks about: cards, decks. Conditions are the asker's own; this room only knows how
// they are put together.

/** Part of the typed text, in UTF-16 units: `from` belongs to it, `to` does not. */
export interface Span {
  from: number;
  to: number;
}

export type Tree<C> =
  /** Each of them holds; none of them: everything. */
  | { kind: 'all'; of: readonly Tree<C>[] }
  /** One of them holds. */
  | { kind: 'any'; of: readonly Tree<C>[] }
  | { kind: 'not'; of: Tree<C> }
  /** A named group, `line:(…)`: what it means is the grammar's. */
  | { kind: 'group'; name: string; of: Tree<C> }
  | { kind: 'leaf'; condition: C; span: Span };

/** `:` is what people type when they do not think of a comparison. */
export type Relation = ':' | '=' | '!=' | '<' | '<=' | '>' | '>=';

/** What stands behind a relation. */
export type Value =
  /** One text or more with commas between, of which any will do. */
  | { kind: 'texts'; texts: readonly { text: string; quoted: boolean }[] }
  /** `3..5`, `3..`, `..5`: the ends as typed, '' where open. */
  | { kind: 'range'; from: string; to: string }
  /** Between slashes, without them. */
  | { kind: 'pattern'; source: string };

/** `name:value` as typed. */
export interface Term {
  name: string;
  relation: Relation;
  value: Value;
  span: Span;
  /** Where the value stands within the text. */
  valueSpan: Span;
}

/** Words that are no term. */
export type Phrase =
  /** As they come: free text. */
  | { kind: 'words'; text: string; span: Span }
  /** "in quotes": in this order. */
  | { kind: 'phrase'; text: string; span: Span }
  /** !"all of it". */
  | { kind: 'exact'; text: string; span: Span }
  | { kind: 'pattern'; source: string; span: Span };

export const MISTAKES = [
  'unknown-field',
  'unknown-value',
  'value-missing',
  'relation',
  'not-a-number',
  'range-reversed',
  'pattern',
  'pattern-slow',
  'quote-open',
  'pattern-open',
  'bracket-open',
  'bracket-close',
  'nothing-beside',
  'plain-not',
  'too-deep',
  'too-long',
  'too-many',
  'not-inside',
  'not-here',
  'nothing-known',
] as const;
export type MistakeCode = (typeof MISTAKES)[number];

/** What of a text was not understood and left out, or (`kept`) taken with a doubt. */
export interface Mistake extends Span {
  code: MistakeCode;
  /** The faulty part as typed. */
  piece: string;
  /** All of the term it belongs to: what was left out. */
  whole: string;
  /** The field it is about, by its first name. */
  field?: string;
  /** What could stand there: ids of values or field names, the likeliest first. */
  expected?: readonly string[];
  /** What the faulty part could be replaced by. */
  suggestion?: string;
  /** The condition is asked all the same: nothing may fulfil it. */
  kept?: true;
}

/** What a grammar makes of a term: a condition or several parts, a setting, or a mistake without its place. */
export type Resolved<C, S> = { tree: Tree<C>; doubt?: Fault } | { setting: S } | { fault: Fault };

export type Fault = Omit<Mistake, 'from' | 'to' | 'piece' | 'whole'> & {
  /** Whether the value is at fault or all of the term. */
  at?: 'value';
};

/** The table by which a text is read. */
export interface Grammar<C, S> {
  /** First name of the field that goes by this name; undefined when there is none. */
  fieldOf: (name: string) => string | undefined;
  /** Names to suggest for a misspelt one. */
  fieldNames: readonly string[];
  term: (term: Term & { field: string }) => Resolved<C, S>;
  /** Free words may turn out to be several things: "naruto hides an enemy". */
  phrase: (phrase: Phrase) => { tree: Tree<C> } | { fault: Fault };
  /** Names of groups: `line:(…)`. */
  groups: readonly string[];
  /** Longest text that is read, in UTF-16 units. */
  maxLength: number;
}

export interface Parsed<C, S> {
  /** What could be understood. */
  tree: Tree<C>;
  settings: readonly S[];
  /** In the order of the text. */
  mistakes: readonly Mistake[];
}

/** Everything: what an empty text asks for. */
export const EVERYTHING = { kind: 'all', of: [] } as const;

export function all<C>(of: readonly Tree<C>[]): Tree<C> {
  const flat = of.flatMap((one) => (one.kind === 'all' ? one.of : [one]));
  const [only] = flat;
  return flat.length === 1 && only ? only : { kind: 'all', of: flat };
}

export function any<C>(of: readonly Tree<C>[]): Tree<C> {
  const flat = of.flatMap((one) => (one.kind === 'any' ? one.of : [one]));
  const [only] = flat;
  return flat.length === 1 && only ? only : { kind: 'any', of: flat };
}

/** Parts that must each hold: the tree itself unless it is an `all`. */
export function parts<C>(tree: Tree<C>): readonly Tree<C>[] {
  return tree.kind === 'all' ? tree.of : [tree];
}

/** Whether nothing is asked. */
export function isEverything(tree: Tree<unknown>): boolean {
  return tree.kind === 'all' && tree.of.length === 0;
}

/** All conditions of a tree, in the order of the text. */
export function leaves<C>(tree: Tree<C>): C[] {
  switch (tree.kind) {
    case 'leaf':
      return [tree.condition];
    case 'not':
    case 'group':
      return leaves(tree.of);
    case 'all':
    case 'any':
      return tree.of.flatMap(leaves);
  }
}
