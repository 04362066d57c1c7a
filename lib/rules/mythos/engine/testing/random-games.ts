import { readSetFile } from '@/lib/testing/set-files';
import { dice } from '../../../testing/dice';
import type { CardDefinition } from '../../cards/schema';
import type { Action } from '../legal/actions';
import { makeLibrary } from '../library/library';
import { type Deck, newGame } from '../new-game';
import type { State } from '../state/state';

// Games of generated decks of both sets, played by chance: the same number gives the same game.

export const definitions: readonly CardDefinition[] = ['ks', 'ss'].flatMap((set) => readSetFile(set).cards);
export const library = makeLibrary(definitions);

const mains = definitions.filter((card) => card.type !== 'mission').map((card) => card.code);
const missions = definitions.filter((card) => card.type === 'mission').map((card) => card.code);

/** 30 cards, at most two of one code, and three missions that differ. */
export function randomDeck(roll: (n: number) => number): Deck {
  const draw = (pool: string[], n: number) =>
    Array.from({ length: n }, () => pool.splice(roll(pool.length), 1)[0] as string);
  return { cards: draw([...mains, ...mains], 30), missions: draw([...missions], 3) };
}

export function randomGame(seed: number): State {
  const roll = dice(seed);
  return newGame(library, { seed, decks: [randomDeck(roll), randomDeck(roll)] });
}

export const pick = (actions: readonly Action[], roll: (n: number) => number): Action =>
  actions[roll(actions.length)] as Action;
