import type { DeckCatalogue, DeckList } from './deck-list';
import type { DeckFormat, Restriction } from './format';

/** What a format's ban list says of a card on a day (`2026-11-30`); the strictest line that holds then. */
export function restrictionOn(format: DeckFormat, card: string, day: string): Restriction | undefined {
  let strictest: Restriction | undefined;
  for (const line of linesFor(format, card)) {
    if (!holds(line, day)) continue;
    if (!strictest || line.limit < strictest.limit) strictest = line;
  }
  return strictest;
}

/** A restriction yet to begin that a deck would break: the deck is legal only until the day before `from`. */
export interface ComingRestriction {
  card: string;
  from: string;
  limit: number;
  count: number;
}

/** Announced restrictions that `deck` does not meet yet, the next one first. Cards restricted already are no news. */
export function comingRestrictions(
  deck: DeckList,
  format: DeckFormat,
  catalogue: DeckCatalogue,
  today: string,
): ComingRestriction[] {
  if (!format.restrictions) return [];
  const copies = new Map<string, number>();
  for (const { code, count } of [...deck.main, ...deck.missions]) {
    const card = catalogue.get(code);
    if (card && !card.withdrawn) copies.set(card.code, (copies.get(card.code) ?? 0) + count);
  }
  const coming = [...copies].flatMap(([card, count]) => {
    const now = restrictionOn(format, card, today);
    if (now && count > now.limit) return [];
    const next = linesFor(format, card)
      .flatMap(({ from, limit }) => (from !== undefined && from > today && count > limit ? [{ from, limit }] : []))
      .sort((a, b) => (a.from < b.from ? -1 : 1))[0];
    return next ? [{ card, count, ...next }] : [];
  });
  return coming.sort((a, b) => (a.from === b.from ? (a.card < b.card ? -1 : 1) : a.from < b.from ? -1 : 1));
}

function holds({ from, until }: Restriction, day: string): boolean {
  return (from === undefined || from <= day) && (until === undefined || day <= until);
}

const indexes = new WeakMap<DeckFormat, Map<string, Restriction[]>>();

function linesFor(format: DeckFormat, card: string): readonly Restriction[] {
  if (!format.restrictions) return [];
  let index = indexes.get(format);
  if (!index) {
    index = new Map();
    for (const line of format.restrictions) index.set(line.card, [...(index.get(line.card) ?? []), line]);
    indexes.set(format, index);
  }
  return index.get(card) ?? [];
}
