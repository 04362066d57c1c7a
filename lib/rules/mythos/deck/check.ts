import { setOf } from '../cards/traits';
import type { DeckCard, DeckCatalogue, DeckLine, DeckList } from './deck-list';
import type { DeckFormat, PartRule } from './format';
import { restrictionOn } from './restrictions';
import type { Violation } from './violation';

export interface CheckOptions {
  /** The day legality is asked for, `2026-11-30`: release dates and bans depend on it. */
  today: string;
}

/** Cards of one kind of fault, with the copies of them: a deck is told once, with every card named. */
type Faults = Map<string, number>;

interface Part {
  /** Copies that count towards the size of the part. */
  size: number;
  copies: Map<string, number>;
  misplaced: Faults;
}

/**
 * Everything that keeps `deck` from being legal in `format`, sizes first, then single cards; empty when it is
 * legal. Pure and the only judge: editor, API and tests all call it. Rests on the deck chapter of the rulebook
 * (001: 30 or more cards, 3 different missions) and decisions D2–D4.
 *
 * Unknown and withdrawn cards are named and count for nothing; a mission in the main deck does not count as a
 * card of it (D3). Throws RangeError on a count that is no whole number of 1 or more: parse input before.
 */
export function check(
  deck: DeckList,
  format: DeckFormat,
  catalogue: DeckCatalogue,
  options: CheckOptions,
): Violation[] {
  const faults = { unknown: new Map<string, number>(), withdrawn: new Map<string, number>() };
  const cards = new Map<string, DeckCard>();
  const main = readPart(deck.main, format.parts.main, catalogue, cards, faults);
  const missions = readPart(deck.missions, format.parts.missions, catalogue, cards, faults);

  const violations: Violation[] = [];
  judgeSize(main, format.parts.main, ['too-few-cards', 'too-many-cards'], violations);
  judgeSize(missions, format.parts.missions, ['too-few-missions', 'too-many-missions'], violations);
  judgeMisplaced(main, missions, format, violations);
  judgeCopies(main, format.parts.main, 'too-many-copies', violations);
  judgeCopies(missions, format.parts.missions, 'mission-repeated', violations);
  if (faults.unknown.size)
    violations.push({ code: 'unknown-card', severity: 'error', ...named(faults.unknown), ruleRef: 'catalogue' });
  if (faults.withdrawn.size)
    violations.push({ code: 'withdrawn-card', severity: 'error', ...named(faults.withdrawn), ruleRef: 'catalogue' });
  judgeCards(cards, main, missions, format, options, violations);
  return violations;
}

function readPart(
  lines: readonly DeckLine[],
  rule: PartRule,
  catalogue: DeckCatalogue,
  cards: Map<string, DeckCard>,
  faults: { unknown: Faults; withdrawn: Faults },
): Part {
  const part: Part = { size: 0, copies: new Map(), misplaced: new Map() };
  for (const { code, count } of lines) {
    if (!Number.isSafeInteger(count) || count < 1) throw new RangeError(`count of ${code} is ${count}`);
    const card = catalogue.get(code);
    if (!card) add(faults.unknown, code, count);
    else if (card.withdrawn) add(faults.withdrawn, card.code, count);
    else if (!rule.types.includes(card.type)) add(part.misplaced, card.code, count);
    else {
      // By the card, not the line: all printings of a card add up (D2).
      add(part.copies, card.code, count);
      part.size += count;
      cards.set(card.code, card);
    }
  }
  return part;
}

function judgeSize(
  { size: count }: Part,
  { min, max, ruleRefs }: PartRule,
  [tooFew, tooMany]: readonly ['too-few-cards', 'too-many-cards'] | readonly ['too-few-missions', 'too-many-missions'],
  violations: Violation[],
): void {
  const ruleRef = ruleRefs.size;
  if (count < min) {
    violations.push({ code: tooFew, severity: 'error', params: { count, min, missing: min - count }, ruleRef });
  }
  if (max !== undefined && count > max) {
    violations.push({ code: tooMany, severity: 'error', params: { count, max, surplus: count - max }, ruleRef });
  }
}

function judgeMisplaced(main: Part, missions: Part, format: DeckFormat, violations: Violation[]): void {
  if (main.misplaced.size) {
    violations.push({
      code: 'mission-in-main',
      severity: 'error',
      ...named(main.misplaced),
      ruleRef: format.parts.main.ruleRefs.size,
    });
  }
  if (missions.misplaced.size) {
    violations.push({
      code: 'not-a-mission',
      severity: 'error',
      ...named(missions.misplaced),
      ruleRef: format.parts.missions.ruleRefs.size,
    });
  }
}

/** One violation a card, since each needs a remedy of its own. */
function judgeCopies(
  part: Part,
  rule: PartRule,
  code: 'too-many-copies' | 'mission-repeated',
  violations: Violation[],
): void {
  const max = rule.copies;
  if (max === undefined) return;
  for (const [card, count] of part.copies) {
    if (count <= max) continue;
    violations.push({
      code,
      severity: 'error',
      cards: [card],
      params: { count, max, surplus: count - max },
      ruleRef: rule.ruleRefs.copies ?? rule.ruleRefs.size,
    });
  }
}

function judgeCards(
  cards: Map<string, DeckCard>,
  main: Part,
  missions: Part,
  format: DeckFormat,
  { today }: CheckOptions,
  violations: Violation[],
): void {
  const { sets, points } = format;
  let spent = 0;
  const priced: string[] = [];
  for (const card of cards.values()) {
    const count = (main.copies.get(card.code) ?? 0) + (missions.copies.get(card.code) ?? 0);
    if (card.releasedOn !== undefined && card.releasedOn > today) {
      violations.push({
        code: 'not-released',
        severity: 'error',
        cards: [card.code],
        params: { count, releasedOn: card.releasedOn },
        ruleRef: 'release',
      });
    }
    if (sets && !sets.includes(setOf(card.code))) {
      violations.push({
        code: 'set-not-allowed',
        severity: 'error',
        cards: [card.code],
        params: { count, set: setOf(card.code) },
        ruleRef: 'format',
      });
    }
    const held = restrictionOn(format, card.code, today);
    if (held && count > held.limit) {
      const { limit: max, until } = held;
      violations.push({
        code: max === 0 ? 'banned-card' : 'restricted-card',
        severity: 'error',
        cards: [card.code],
        params: { count, max, surplus: count - max, ...(until === undefined ? {} : { until }) },
        ruleRef: 'ban-list',
      });
    }
    const price = points?.costs[card.code];
    if (price) {
      spent += price * count;
      priced.push(card.code);
    }
  }
  if (points && spent > points.budget) {
    violations.push({
      code: 'over-points',
      severity: 'error',
      cards: priced,
      params: { points: spent, budget: points.budget, surplus: spent - points.budget },
      ruleRef: 'points',
    });
  }
}

function add(counts: Map<string, number>, code: string, count: number): void {
  counts.set(code, (counts.get(code) ?? 0) + count);
}

function named(faults: Faults): { cards: string[]; params: { count: number } } {
  let count = 0;
  for (const copies of faults.values()) count += copies;
  return { cards: [...faults.keys()], params: { count } };
}
