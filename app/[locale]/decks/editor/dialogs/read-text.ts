import type { ImportedDeck } from '@/lib/decks/text/import';
import { DECK_PARTS, type DeckPart } from '@/lib/decks/games/parts';
import type { GameId } from '@/lib/catalogue/games';
import type { CcgCard } from '@/lib/rules/ccg/cards/schema';
import type { Picks } from './import-report';

// A deck written as text, read by the server: for the dialog that takes a list in and for the deck's text view.

/** Longest text that is sent, in characters. */
export const MAX_TEXT = 50_000;

export type Reading =
  | { kind: 'none' }
  | { kind: 'asking' }
  /** `why`: what is wrong with the text; without it the server could not be asked. */
  | { kind: 'failed'; why?: string }
  | { kind: 'read'; text: string; list: ImportedDeck };

/** What the server reads in a text, which may be in any format; or why it reads nothing. `ownCards`: a guest's. */
export async function readText(
  text: string,
  game?: GameId,
  ownCards?: readonly CcgCard[],
): Promise<ImportedDeck | { kind: 'failed'; why?: string }> {
  try {
    const response = await fetch('/api/decks/read-text', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': document.documentElement.lang },
      body: JSON.stringify({ text, game, ownCards }),
    });
    const body: unknown = await response.json();
    if (response.ok) return body as ImportedDeck;
    // What the text or the person has to do with (too long, too often) says so itself.
    const why = response.status < 500 ? (body as { detail?: string }).detail : undefined;
    return why ? { kind: 'failed', why } : { kind: 'failed' };
  } catch {
    return { kind: 'failed' };
  }
}

/** The list with the cards that the person chose for lines that named none or several. */
export function withPicks(list: ImportedDeck, picks: Picks, partOf: (code: string) => DeckPart): ImportedDeck {
  const whole = { ...list, main: [...list.main], missions: [...list.missions], maybe: [...list.maybe] };
  for (const { line, count } of list.problems) {
    const code = picks[line];
    if (code) whole[partOf(code)].push({ code, count });
  }
  return whole;
}

export function countOf(list: Pick<ImportedDeck, DeckPart>): number {
  return DECK_PARTS.reduce((sum, part) => list[part].reduce((total, { count }) => total + count, sum), 0);
}
