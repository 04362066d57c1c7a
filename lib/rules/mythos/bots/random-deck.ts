import type { Roll } from '../engine/legal/random-action';
import type { Deck } from '../engine/new-game';

// The smallest legal deck of `mythos/standard`: 30 cards, two of a code at most, and three missions that differ (D2–D4).
const CARDS = 30;
const COPIES = 2;
const MISSIONS = 3;

/** A legal deck by chance from these cards. Throws a RangeError when there are too few of them. */
export function randomDeck(cards: readonly { code: string; type: string }[], roll: Roll): Deck {
  const missions = cards.filter((card) => card.type === 'mission').map(({ code }) => code);
  const main = cards.filter((card) => card.type !== 'mission').map(({ code }) => code);
  const copies = Array.from({ length: COPIES }, () => main).flat();
  return { cards: draw(copies, CARDS, roll), missions: draw(missions, MISSIONS, roll) };
}

function draw(pool: string[], count: number, roll: Roll): string[] {
  if (pool.length < count) throw new RangeError(`${count} cards are needed, and there are ${pool.length}`);
  return Array.from({ length: count }, () => pool.splice(roll(pool.length), 1)[0] as string);
}
