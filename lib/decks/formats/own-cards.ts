import type { z } from 'zod';
import { ownCardSchema } from '@/lib/rules/ccg/cards/own-card';
import type { CcgCard } from '@/lib/rules/ccg/cards/schema';
import { MAX_OWN_CARDS } from '../limits';
import { type Brought, ownCodesIn } from '../own/carried';
import { cleanLine, shorten } from '../plain-text';
import type { ImportedDeck } from '../text/import';

// The own cards in a file, which anyone may have written.

/** An own card of a file, with the number of its line or entry and where it stands. */
interface Said {
  value: unknown;
  line: number;
  place?: string;
}

/** The cards that are well made; what is wrong with the others goes into the deck's problems, by its field. */
export function readOwnCards(said: readonly Said[], deck: Pick<ImportedDeck, 'problems'>): CcgCard[] {
  return said.slice(0, MAX_OWN_CARDS).flatMap(({ value, line, place }) => {
    const read = ownCardSchema.safeParse(value);
    if (read.success) return [read.data];
    const at = [place ?? 'own', ...placeOf(read.error)].join('.');
    const text = shorten(cleanLine((JSON.stringify(value) ?? '').slice(0, 400)), 200);
    deck.problems.push({ line, place: at, text, reason: 'bad-own-card', candidates: [], count: 1 });
    return [];
  });
}

function placeOf({ issues: [issue] }: z.ZodError): string[] {
  return (issue?.path ?? []).map(String);
}

/** The deck with those of the brought cards that lie in it. */
export function withBrought<Deck extends ImportedDeck>(deck: Deck, { fresh }: Brought): Deck {
  const codes = new Set(ownCodesIn(deck));
  const ownCards = fresh.filter(({ code }) => codes.has(code));
  return ownCards.length > 0 ? { ...deck, ownCards } : deck;
}
