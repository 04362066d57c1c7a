/**
 * Where a card of a deck lies. Every game has `main`, and `maybe`, a note to oneself that no rule looks at; whether it
 * has the others says its descriptor (games.ts).
 */
export const DECK_PARTS = ['main', 'missions', 'maybe'] as const;
export type DeckPart = (typeof DECK_PARTS)[number];
