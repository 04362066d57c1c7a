import { asOf } from '@/lib/rules/mythos/cards/errata';
import type { CardDefinition, SetFile } from '@/lib/rules/mythos/cards/schema';
import type { DataFile } from './data-files';

// What is not out is not in the database: no page, search, file or answer can tell of it. Corrections begin on their
// day in the same way. A day is one of UTC, so that all processes change at once.

/** First day a card is shown; undefined: always. */
function shownFrom(card: CardDefinition, set: SetFile): string | undefined {
  return card.revealedOn ?? set.revealedOn ?? set.releasedOn;
}

export interface DaysCatalogue {
  /** Sets with what of them is shown on the day, in the values of the day; a set of which nothing is shown is left out. */
  sets: SetFile[];
  /** Codes of cards that are not shown yet. */
  heldBack: ReadonlySet<string>;
}

/** The catalogue of a day, `2026-01-31`. */
export function catalogueOn(day: string, sets: readonly SetFile[]): DaysCatalogue {
  const heldBack = new Set<string>();
  const shown = sets.flatMap((set) => {
    const cards = set.cards.filter((card) => {
      const out = (shownFrom(card, set) ?? day) <= day;
      if (!out) heldBack.add(card.code);
      return out;
    });
    return cards.length > 0 ? [{ ...set, cards: cards.map((card) => asOf(card, day)) }] : [];
  });
  return { sets: shown, heldBack };
}

/** Days named in a set file that are still to come, the next one first: it becomes other rows on each of them. */
export function daysToCome(text: string, day: string): string[] {
  const named = text.matchAll(/"(\d{4}-\d{2}-\d{2})"/g);
  return [...new Set([...named].flatMap(([, one]) => (one && one > day ? [one] : [])))].sort();
}

/** Files that speak of a card before it is shown, with the card: rules are all shown, so they have to wait for it. */
export function earlyMentions(files: readonly DataFile[], heldBack: ReadonlySet<string>): string[] {
  return files.flatMap(({ path, text }) =>
    [...heldBack]
      .filter((code) => text.includes(code))
      .map((code) => `${path} speaks of ${code}, which is not shown yet: say it when the card is out`),
  );
}

/** Today, as the catalogue counts days. */
export function today(now = new Date()): string {
  return now.toISOString().slice(0, 10);
}
