import type { CardDefinition, Erratum } from './schema';

/**
 * The card as it stands on a day, `2026-01-31`: corrections of later days are not on it, nor told of.
 * A card says what it says now; each erratum says what stood there until its day.
 */
export function asOf(card: CardDefinition, day: string): CardDefinition {
  const { errata = [], ...now } = card;
  const [past, future] = [errata.filter(({ on }) => on <= day), errata.filter(({ on }) => on > day)];
  if (future.length === 0) return card;
  const then = latestFirst(future).reduce<Readable>((later, { was }) => ({ ...later, ...was }), now);
  return { ...then, ...(past.length > 0 ? { errata: past } : {}) } as CardDefinition;
}

/** The corrections of a card, the latest first. */
export function latestFirst(errata: readonly Erratum[]): Erratum[] {
  return errata.toSorted((a, b) => (a.on < b.on ? 1 : -1));
}

type Readable = Readonly<Record<string, unknown>>;
