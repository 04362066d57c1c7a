import type { CardPool } from '../cards/pool';
import type { DeckContentLine } from '../contract';
import type { DeckPageLine } from './read';

/** Lines with their cards; one whose card is not there any more is left out. */
export function withCards(lines: readonly DeckContentLine[], pool: CardPool): DeckPageLine[] {
  return lines.flatMap((line) => {
    const card = pool.get(line.code);
    return card ? [{ ...line, card }] : [];
  });
}
