import type { Contested } from '../engine/decisions';
import { play } from '../engine/engine';
import type { CardLibrary } from '../engine/library/types';
import { type Deck, newGame } from '../engine/new-game';
import { gameOf } from '../engine/state/game';
import type { PlayerId, State } from '../engine/state/state';
import type { Bot } from './bot';
import { dice } from './dice';

export interface Match {
  seed: number;
  decks: readonly [Deck, Deck];
  bots: readonly [Bot, Bot];
  contested?: Contested;
  /** Told of the state after the set-up and after each action: to be read, not to be kept or changed. */
  watch?: (state: State) => void;
}

export interface MatchResult {
  winner: PlayerId;
  points: readonly [number, number];
  /** Points that each player gained in each round. */
  rounds: readonly (readonly [number, number])[];
  actions: number;
}

/** No game comes near it: a game that goes on so long would be a fault of the rules or of a bot. */
const MOST_ACTIONS = 5000;

/** Plays a game to its end. The same match gives the same result. Throws for a bot that does what is not legal. */
export function playMatch(library: CardLibrary, { seed, decks, bots, contested = {}, watch }: Match): MatchResult {
  const state = newGame(library, { seed, decks, contested });
  const g = gameOf(library, state, null);
  const rolls = [dice(seed, 1), dice(seed, 2)] as const;
  const points: [number, number] = [0, 0];
  const rounds: [number, number][] = [];
  const endRound = (): void => {
    const [a, b] = [state.players[0].points, state.players[1].points];
    rounds.push([a - points[0], b - points[1]]);
    [points[0], points[1]] = [a, b];
  };
  let actions = 0;
  watch?.(state);
  while (state.phase !== 'over') {
    const { round } = state;
    const player = state.prompt?.player ?? state.turn;
    const action = bots[player](g, rolls[player]);
    const refused = play(g, action);
    if (refused !== null) throw new Error(`game ${seed}: ${JSON.stringify(action)} is refused: ${refused}`);
    if (++actions > MOST_ACTIONS) throw new Error(`game ${seed} does not end`);
    watch?.(state);
    if (state.round !== round) endRound();
  }
  endRound();
  return { winner: state.winner ?? state.edge, points, rounds, actions };
}
