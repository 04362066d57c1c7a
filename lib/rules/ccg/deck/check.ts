import { isOwnCode } from '../cards/own-code';
import type { CardKind } from '../cards/symbols';
import { type DeckCard, type DeckCatalogue, type DeckList, sameNameKey } from './deck-list';
import type { DeckFormat, PartRule } from './format';
import type { Violation } from './violation';

/** Copies of cards by their code, of those with one fault, kind or name. */
type Copies = Map<string, number>;

/**
 * Everything that keeps `deck` from being legal in `format`, the size first, then kinds, names and single cards; empty
 * when it is legal. Unknown and withdrawn cards are named and count for nothing.
 *
 * Throws RangeError on a count that is no whole number of 1 or more: parse input before.
 */
export function check(deck: DeckList, format: DeckFormat, catalogue: DeckCatalogue): Violation[] {
  const rule = format.parts.main;
  const faults = { unknown: new Map() as Copies, withdrawn: new Map() as Copies, kind: new Map() as Copies };
  const kinds = new Map<CardKind, Copies>();
  const names = new Map<string, { name: string; copies: Copies }>();
  const english = englishKeys(deck, catalogue);
  let size = 0;
  for (const { code, count } of deck.main) {
    if (!Number.isSafeInteger(count) || count < 1) throw new RangeError(`count of ${code} is ${count}`);
    const card = catalogue.get(code);
    if (!card) add(faults.unknown, code, count);
    else if (card.withdrawn) add(faults.withdrawn, card.code, count);
    else if (!rule.types.includes(card.type)) add(faults.kind, card.code, count);
    else {
      size += count;
      add(kinds.get(card.type) ?? put(kinds, card.type, new Map() as Copies), card.code, count);
      add(nameOf(names, card, english), card.code, count);
    }
  }

  const violations: Violation[] = [];
  judgeSize(size, rule, violations);
  judgeKinds(kinds, rule, violations);
  judgeNames(names, rule, violations);
  const faulty = (code: 'kind-not-allowed' | 'unknown-card' | 'withdrawn-card', copies: Copies, ruleRef: string) => {
    if (copies.size)
      violations.push({
        code,
        severity: 'error',
        cards: [...copies.keys()],
        params: { count: sum(copies) },
        ruleRef,
      });
  };
  faulty('kind-not-allowed', faults.kind, rule.ruleRefs.size);
  faulty('unknown-card', faults.unknown, 'catalogue');
  faulty('withdrawn-card', faults.withdrawn, 'catalogue');
  return violations;
}

function judgeSize(count: number, { min, max, ruleRefs }: PartRule, violations: Violation[]): void {
  const common = { severity: 'error', ruleRef: ruleRefs.size } as const;
  if (count < min) violations.push({ ...common, code: 'too-few-cards', params: { count, min, missing: min - count } });
  if (max !== undefined && count > max)
    violations.push({ ...common, code: 'too-many-cards', params: { count, max, surplus: count - max } });
}

function judgeKinds(kinds: Map<CardKind, Copies>, { atMost, ruleRefs }: PartRule, violations: Violation[]): void {
  for (const [kind, copies] of kinds) {
    const max = atMost?.[kind];
    const count = sum(copies);
    if (max === undefined || count <= max) continue;
    violations.push({
      code: 'too-many-of-kind',
      severity: 'error',
      cards: [...copies.keys()],
      params: { kind, count, max, surplus: count - max },
      ruleRef: ruleRefs.atMost,
    });
  }
}

/** One violation a name: four different cards that share one are over as well. */
function judgeNames(
  names: Map<string, { name: string; copies: Copies }>,
  { copies: max, ruleRefs }: PartRule,
  violations: Violation[],
): void {
  if (max === undefined) return;
  for (const { name, copies } of names.values()) {
    const count = sum(copies);
    if (count <= max) continue;
    violations.push({
      code: 'too-many-of-name',
      severity: 'error',
      cards: [...copies.keys()],
      params: { name, count, max, surplus: count - max },
      ruleRef: ruleRefs.copies,
    });
  }
}

function nameOf(
  names: Map<string, { name: string; copies: Copies }>,
  { code, name }: DeckCard,
  english: EnglishKeys,
): Copies {
  const written = sameNameKey(name);
  const key = (isOwnCode(code) ? english.get(written) : undefined) ?? written;
  return (names.get(key) ?? put(names, key, { name, copies: new Map() as Copies })).copies;
}

/** Keys of names in whatever language, each with that of the English name of the card so called. */
type EnglishKeys = ReadonlyMap<string, string>;

/**
 * A card that its user typed in has the name that stands on it, in whatever language: it counts as the card of the deck
 * that is so called there. Cards of the catalogue are told apart by their English names alone.
 */
function englishKeys({ main }: DeckList, catalogue: DeckCatalogue): EnglishKeys {
  const cards = main.flatMap(({ code }) => (isOwnCode(code) ? [] : (catalogue.get(code) ?? [])));
  const keys = new Map<string, string>();
  for (const { name, names = {} } of cards) {
    for (const other of Object.values(names)) if (other !== undefined) keys.set(sameNameKey(other), sameNameKey(name));
  }
  for (const { name } of cards) keys.set(sameNameKey(name), sameNameKey(name));
  return keys;
}

function put<K, V>(map: Map<K, V>, key: K, value: V): V {
  map.set(key, value);
  return value;
}

function add(copies: Copies, code: string, count: number): void {
  copies.set(code, (copies.get(code) ?? 0) + count);
}

function sum(copies: Copies): number {
  let count = 0;
  for (const one of copies.values()) count += one;
  return count;
}
