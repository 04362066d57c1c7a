import { matcher } from '@/lib/query/pattern/match';
import type { AnySnapshotCard } from '../snapshot';
import { type CardTree, type Comparison, type Condition, type HeldList, type ListField, type NumberField, STATS } from './condition'; // prettier-ignore
import { isUnspaced } from './plain-words';
import { standingOf } from './standing';
import { askedOfLine, isOpen, squash } from './values';

// A query as a predicate over the catalogue in memory; the same as the SQL of ../sql/tree.ts.

export interface MemoryAsker {
  /** `2026-11-30`. */
  day: string;
  /** Whether a card is found by a text of free words. */
  found: (card: AnySnapshotCard, text: string) => boolean;
  /** Plain words of the lines of a card, in its language; lines that stand before those of effects are left out of `line:`. */
  linesOf?: (code: string) => readonly string[];
  /** Copies of a card on a list of the reader's collection. */
  owned?: (code: string, list: HeldList) => number;
  /** Whether the deck at hand holds a card. */
  inDeck?: (code: string) => boolean;
}

type Test = (card: AnySnapshotCard) => boolean;
/** `line`: place of the line in question; undefined outside `line:(…)`. */
type LineTest = (card: AnySnapshotCard, line?: number) => boolean;

export function predicate(tree: CardTree, asker: MemoryAsker): Test {
  const test = treeTest(tree, asker);
  return (card) => test(card);
}

function treeTest(tree: CardTree, asker: MemoryAsker): LineTest {
  switch (tree.kind) {
    case 'leaf':
      return conditionTest(tree.condition, asker);
    case 'not': {
      const of = treeTest(tree.of, asker);
      return (card, line) => !of(card, line);
    }
    case 'all': {
      const of = tree.of.map((one) => treeTest(one, asker));
      return (card, line) => of.every((one) => one(card, line));
    }
    case 'any': {
      const of = tree.of.map((one) => treeTest(one, asker));
      return (card, line) => of.some((one) => one(card, line));
    }
    case 'group': {
      const of = treeTest(tree.of, asker);
      return (card, line) => (line === undefined ? card.lines.some((_, at) => of(card, at)) : of(card, line));
    }
  }
}

function conditionTest(condition: Condition, asker: MemoryAsker): LineTest {
  switch (condition.on) {
    case 'words':
      return (card) => asker.found(card, condition.text);
    case 'phrase':
      return textTest(condition.field, phraseTest(condition), asker);
    case 'pattern':
      return textTest(condition.field, matcher(condition.pattern), asker);
    case 'range':
      return (card) => within(numberOf(card, condition.field), condition);
    case 'compare': {
      const { left, relation, right } = condition;
      return (card) => compares(numberOf(card, left), relation, numberOf(card, right));
    }
    case 'mission-number':
      return ({ number }) => number.startsWith('M') && Number(number.slice(1)) === condition.number;
    case 'list':
      return listTest(condition);
    case 'standing':
      return standingTest(condition, asker.day);
    case 'owned':
      return ({ code }) => within(asker.owned?.(code, condition.list ?? 'owned') ?? 0, condition);
    case 'in-deck':
      return ({ code }) => asker.inDeck?.(code) ?? false;
    case 'ruling':
      return ({ has }) => has.includes('ruling');
  }
}

function phraseTest({ match, words }: Extract<Condition, { on: 'phrase' }>): (text: string) => boolean {
  if (match === 'is') return (text) => text === words;
  if (isUnspaced(words)) return (text) => text.includes(words);
  if (match === 'begins') return (text) => ` ${text}`.includes(` ${words}`);
  return (text) => ` ${text} `.includes(` ${words} `);
}

function textTest(
  field: Extract<Condition, { on: 'phrase' }>['field'],
  fits: (text: string) => boolean,
  { linesOf }: MemoryAsker,
): LineTest {
  return (card, line) => {
    if ((field === 'name' || field === 'any') && card.nameWords.some(fits)) return true;
    if ((field === 'version' || field === 'any') && 'versionWords' in card && card.versionWords.some(fits)) return true;
    if (field !== 'text' && field !== 'any') return false;
    const lines = linesOf?.(card.code) ?? [];
    if (line === undefined) return lines.some(fits);
    const text = lines[line + lines.length - card.lines.length];
    return text !== undefined && fits(text);
  };
}

function within(value: number | undefined, { min = -Infinity, max = Infinity }: { min?: number; max?: number }) {
  return value !== undefined && value >= min && value <= max;
}

export function numberOf(card: AnySnapshotCard, field: NumberField): number | undefined {
  if (field === 'number') return /^\d+$/.test(card.number) ? Number(card.number) : undefined;
  if ('stats' in card) return card.stats[STATS[field]];
  return field === 'chakra' || field === 'power' || field === 'points' ? card[field] : undefined;
}

function compares(left: number | undefined, relation: Comparison, right: number | undefined): boolean {
  if (left === undefined || right === undefined) return false;
  switch (relation) {
    case '=':
      return left === right;
    case '!=':
      return left !== right;
    case '<':
      return left < right;
    case '<=':
      return left <= right;
    case '>':
      return left > right;
    case '>=':
      return left >= right;
  }
}

export function valuesOf(card: AnySnapshotCard, field: ListField): readonly string[] {
  if (field === 'set') return [card.setCode];
  if (field === 'type') return [card.type];
  if (field === 'is' || field === 'has') return card[field];
  if ('stats' in card) return field === 'symbol' ? [card.symbol] : field === 'trait' ? card.traits : [];
  switch (field) {
    case 'symbol':
    case 'trait':
      return [];
    case 'faction':
      return card.faction ? [card.faction] : [];
    case 'keyword':
      return card.keywords;
    case 'rarity':
      return card.printings.map(({ rarity }) => rarity);
    case 'attach':
      return card.attach ? [card.attach] : [];
    default:
      return card[field];
  }
}

function listTest(condition: Extract<Condition, { on: 'list' }>): LineTest {
  const { field, values, alike } = condition;
  const ofLine = askedOfLine(condition);
  const asked = ofLine && new Set(ofLine);
  const open = isOpen(field) ? new Set([...values.map(squash), ...alike]) : undefined;
  return (card, line) => {
    if (asked && line !== undefined) return card.lines[line]?.some((facet) => asked.has(facet)) ?? false;
    return valuesOf(card, field).some((one) => values.includes(one) || open?.has(squash(one)));
  };
}

function standingTest({ format, is }: Extract<Condition, { on: 'standing' }>, day: string): LineTest {
  const { banned, restricted, sets } = standingOf(format, day);
  if (is !== 'legal') return ({ code }) => (is === 'banned' ? banned : restricted).includes(code);
  return ({ code, setCode, releasedOn }) =>
    !banned.includes(code) && (!sets || sets.includes(setCode)) && !(releasedOn !== undefined && releasedOn > day);
}
