import { type BotName, BOTS } from '@/lib/rules/mythos/bots/bot';
import { dice } from '@/lib/rules/mythos/bots/dice';
import { playMatch } from '@/lib/rules/mythos/bots/match';
import { randomDeck } from '@/lib/rules/mythos/bots/random-deck';
import type { CardDefinition } from '@/lib/rules/mythos/cards/schema';
import type { CardLibrary } from '@/lib/rules/mythos/engine/library/types';
import type { Deck } from '@/lib/rules/mythos/engine/new-game';

/** One side of a simulation. Without a deck it plays another random one in each game. */
export interface SimulatedPlayer {
  deck: Deck | null;
  bot: BotName;
}

export interface Simulation {
  definitions: readonly CardDefinition[];
  players: readonly [SimulatedPlayer, SimulatedPlayer];
  seed: number;
}

/** Sums over games, whole numbers only: they add up to the same in any order. */
export interface Tally {
  games: number;
  /** Games that the first player won. */
  wins: number;
  /** Points that each player gained in each round, over all games. */
  rounds: [number, number][];
  actions: number;
}

export const nothingYet = (): Tally => ({ games: 0, wins: 0, rounds: [], actions: 0 });

export function add(to: Tally, more: Tally): void {
  to.games += more.games;
  to.wins += more.wins;
  to.actions += more.actions;
  more.rounds.forEach(([a, b], at) => {
    const sum = (to.rounds[at] ??= [0, 0]);
    sum[0] += a;
    sum[1] += b;
  });
}

const SEEDS = 2 ** 31;

/** Plays games `from` up to, not including, `to`. What comes of a game hangs on its number, not on who plays it. */
export function playGames(library: CardLibrary, simulation: Simulation, from: number, to: number): Tally {
  const { definitions, players, seed } = simulation;
  const tally = nothingYet();
  for (let number = from; number < to; number++) {
    const roll = dice(seed, number);
    const [a, b] = players.map(({ deck }) => deck ?? randomDeck(definitions, roll)) as [Deck, Deck];
    const bots = [BOTS[players[0].bot], BOTS[players[1].bot]] as const;
    const { winner, rounds, actions } = playMatch(library, { seed: roll(SEEDS), decks: [a, b], bots });
    add(tally, { games: 1, wins: winner === 0 ? 1 : 0, rounds: rounds.map(([x, y]) => [x, y]), actions });
  }
  return tally;
}
