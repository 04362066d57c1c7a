import type { EffectFacet } from '../../cards/effects/facet-values';
import type { Effect } from '../../cards/effects/effect';
import type { DeckCard, DeckLine } from '../deck-list';

/**
 * What a deck's numbers ask of a card beside what legality asks: the facets of its effects as lists of cards have them.
 * A card of the editor's snapshot is one as it is; on the server `numbersCard` makes one of a definition.
 */
export interface NumbersCard extends DeckCard, Readonly<Record<EffectFacet, readonly string[]>> {
  /** Of missions and of cards that upgrade over other names; left out where nobody brought them along. */
  effects?: readonly Effect[];
}

/** Finds a card by its code or by the id of one of its printings; a `Map` will do. */
export interface NumbersCatalogue {
  get(code: string): NumbersCard | undefined;
}

/** A card of a deck with its copies, all lines of it together. */
export interface Copies<C extends NumbersCard = NumbersCard> {
  card: C;
  count: number;
}

/** What is drawn from: the characters and attachments of the main part, by cost. Nothing unknown or withdrawn. */
export function mainCards(lines: readonly DeckLine[], catalogue: NumbersCatalogue): Copies[] {
  return known(lines, catalogue)
    .filter(({ card }) => card.type !== 'mission')
    .sort((a, b) => (a.card.chakra ?? 0) - (b.card.chakra ?? 0) || (a.card.code < b.card.code ? -1 : 1));
}

/** The missions among some lines, each once. */
export function missionCards(lines: readonly DeckLine[], catalogue: NumbersCatalogue): NumbersCard[] {
  return known(lines, catalogue).flatMap(({ card }) => (card.type === 'mission' ? [card] : []));
}

export function sumOf(cards: readonly Copies[]): number {
  return cards.reduce((sum, { count }) => sum + count, 0);
}

function known(lines: readonly DeckLine[], catalogue: NumbersCatalogue): Copies[] {
  const found = new Map<string, Copies>();
  for (const { code, count } of lines) {
    const card = catalogue.get(code);
    if (!card || card.withdrawn) continue;
    const before = found.get(card.code);
    found.set(card.code, { card, count: (before?.count ?? 0) + count });
  }
  return [...found.values()];
}
