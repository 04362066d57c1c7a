import { dice } from '@/lib/rules/mythos/bots/dice';
import { randomDeck } from '@/lib/rules/mythos/bots/random-deck';
import type { CardDefinition } from '@/lib/rules/mythos/cards/schema';
import { type Broken, type GameRecord, tryGame } from '@/lib/rules/mythos/engine/invariants/trial';
import type { CardLibrary } from '@/lib/rules/mythos/engine/library/types';

export interface Trials {
  definitions: readonly CardDefinition[];
  seed: number;
}

export type BrokenGame = GameRecord & { number: number; broken: Broken };

export interface TrialPart {
  games: number;
  actions: number;
  /** The first game of the portion in which something is broken; the ones after it are not played. */
  found: BrokenGame | null;
}

const SEEDS = 2 ** 31;

/** Tries games `from` up to, not including, `to`. What comes of a game hangs on its number, not on who plays it. */
export function tryGames(
  library: CardLibrary,
  { definitions, seed }: Trials,
  from: number,
  to: number,
  attempt = tryGame,
): TrialPart {
  const part: TrialPart = { games: 0, actions: 0, found: null };
  for (let number = from; number < to; number++) {
    const roll = dice(seed, number);
    const decks = [randomDeck(definitions, roll), randomDeck(definitions, roll)] as const;
    const { broken, ...game } = attempt(library, { seed: roll(SEEDS), decks }, roll);
    part.games++;
    part.actions += game.actions.length;
    if (broken) return { ...part, found: { ...game, number, broken } };
  }
  return part;
}
