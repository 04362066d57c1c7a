import type { CardPool } from '../cards/pool-card';
import { deckContentSchema, type DeckContent } from '../contract';
import { type CodeFault, readDeckCode, writeDeckCode } from '../formats/code/deck-code';
import { shownLines } from '../store/lines';
import type { DeckPage } from '../store/read';
import { judgedFor } from '../store/shown';

// A deck that is stored nowhere but in its address: where the slug of a deck would stand, its code does. So a deck of
// somebody without an account has opening hands, games and numbers too, and links to them that anyone can open.

/** As much of a deck as the pages need that only look at it, wherever it comes from. */
export type ReadDeck = Pick<
  DeckPage,
  | 'slug'
  | 'name'
  | 'description'
  | 'format'
  | 'visibility'
  | 'content'
  | 'main'
  | 'missions'
  | 'maybe'
  | 'withheld'
  | 'legal'
  | 'violations'
  | 'statistics'
>;

/** Characters of the longest slug of a stored deck, and of the shortest. A code is longer from its first card on. */
const LONGEST_SLUG = 24;
const SHORTEST_SLUG = 12;
/** Longest code that is taken from an address: servers and browsers carry addresses of this length safely. */
const MAX_ADDRESS = 4000;

/** Whether an address can only ask for a deck in a code, whole or damaged: no stored deck's slug is such a one. */
export function isCoded(slug: string): boolean {
  return beginsAsCode(slug) && (slug.length > LONGEST_SLUG || slug.length < SHORTEST_SLUG);
}

/** Whether an address at which no deck is stored was meant as a code. */
export function beginsAsCode(slug: string): boolean {
  return /^KAGE\d/i.test(slug);
}

/** Why there is no deck in such an address: what is wrong with the code, or that nobody could store its deck. */
export function faultOfCode(slug: string): CodeFault | { reason: 'unusable' } {
  const reading = readDeckCode(slug);
  return reading.ok ? { reason: 'unusable' } : reading.fault;
}

/** The deck of an address as its code says it; undefined for what is no code, and for decks that nobody could store. */
export function contentOfCode(slug: string): DeckContent | undefined {
  if (!isCoded(slug) || slug.length > MAX_ADDRESS) return undefined;
  const reading = readDeckCode(slug);
  if (!reading.ok) return undefined;
  return deckContentSchema.safeParse({ ...reading.deck, visibility: 'unlisted' }).data;
}

/** What stands in the address of a deck's pages. The maybe list is nobody's business but its owner's. */
export function codeOfDeck(deck: Pick<DeckContent, 'name' | 'format' | 'main' | 'missions'>): string | undefined {
  const code = writeDeckCode({ ...deck, maybe: [] });
  return code.length <= MAX_ADDRESS ? code : undefined;
}

/** The deck for everybody: cards that are not out yet are withheld, as from any deck of somebody else's. */
export function codedDeck(slug: string, content: DeckContent, pool: CardPool): ReadDeck {
  const shown = judgedFor(null, '', content, pool);
  return {
    slug,
    name: content.name,
    description: content.description,
    format: content.format,
    visibility: content.visibility,
    ...shown,
    ...shownLines(content, shown.content, pool),
  };
}
