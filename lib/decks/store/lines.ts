import type { CardPool, MythosPoolCard } from '../cards/pool-card';
import type { DeckContent, DeckContentLine } from '../contract';
import { isMythosPoolCard } from '../cards/pool-card';
import type { DeckPage, DeckPageLine } from './read';

/** The parts of a deck as they are shown, each line with its card, and how many copies of the whole are not. */
export function shownLines(
  whole: DeckContent,
  shown: DeckContent,
  pool: CardPool,
): Pick<DeckPage, 'main' | 'missions' | 'maybe' | 'withheld'> {
  return {
    main: withCards(shown.main, pool),
    missions: withCards(shown.missions, pool),
    maybe: withCards(shown.maybe, pool),
    withheld: copies(whole) - copies(shown),
  };
}

/** Lines with their cards; one whose card is not there any more is left out. */
function withCards(lines: readonly DeckContentLine[], pool: CardPool): DeckPageLine[] {
  return lines.flatMap((line) => {
    const card = pool.get(line.code);
    return card ? [{ ...line, card }] : [];
  });
}

/** A line whose card is one of the younger game, with all that only such a card has. */
export type MythosLine = DeckPageLine & { card: MythosPoolCard };

export function mythosLines(lines: readonly DeckPageLine[]): MythosLine[] {
  return lines.filter((line): line is MythosLine => isMythosPoolCard(line.card));
}

function copies({ main, missions }: DeckContent): number {
  return [...main, ...missions].reduce((sum, { count }) => sum + count, 0);
}
