import { makeLibrary } from '@/lib/rules/mythos/engine/library/library';
import type { CardLibrary } from '@/lib/rules/mythos/engine/library/types';
import type { Deck } from '@/lib/rules/mythos/engine/new-game';
import { type Deal, dealOpening, type Opening } from '@/lib/rules/mythos/deck/opening';
import type { CardPool, MythosPoolCard } from '../cards/pool-card';
import type { DeckContent } from '../contract';

const libraries = new WeakMap<CardPool<MythosPoolCard>, CardLibrary>();

/** The opening of a stored deck, as a game of that seed deals it. Withdrawn cards are not drawn. */
export function openingOf(
  content: Pick<DeckContent, 'main' | 'missions'>,
  pool: CardPool<MythosPoolCard>,
  deal: Deal,
): Opening {
  let library = libraries.get(pool);
  if (!library) {
    library = makeLibrary(pool.cards.flatMap(({ definition, withdrawn }) => (withdrawn ? [] : [definition])));
    libraries.set(pool, library);
  }
  return dealOpening(library, copiesOf(content), deal);
}

/** A deck as the engine takes it: a code for each copy. */
export function copiesOf({ main, missions }: Pick<DeckContent, 'main' | 'missions'>): Deck {
  return {
    cards: main.flatMap(({ code, count }) => new Array<string>(count).fill(code)),
    missions: missions.map(({ code }) => code),
  };
}
