import { RANK_BONUS } from '@/lib/rules/mythos/cards/mission-rank';
import type { GameEvent } from '@/lib/rules/mythos/engine/state/events';
import { runScenario } from '@/lib/rules/mythos/scenario/run';

// The worked example beside the rules of scoring: a whole game of made-up cards that the engine plays and counts.

const ninja = (code: string, power: number) => ({ code, type: 'character', name: { en: code }, chakra: 1, power });
const mission = (code: string, points: number) => ({ code, type: 'mission', name: { en: code }, points });

const BASE_POINTS = [3, 2, 4, 1];
const NINJA = {
  A: { 'X-A2': 2, 'X-A3': 3, 'X-A4': 4, 'X-A5': 3, 'X-A6': 6 },
  B: { 'X-B1': 1, 'X-B4': 4, 'X-B5': 5, 'X-B3': 3, 'X-B2': 2 },
};
const play = (player: 'A' | 'B', card: string, at: number) => ({ player, play: card.toLowerCase(), mission: at });
const pass = (player: 'A' | 'B') => ({ player, pass: true });
const score = { advance: 'scoring' };
const nextRound = { advance: 'start' };

const GAME = {
  edge: 'A',
  round: 1,
  cards: [
    ...[...Object.entries(NINJA.A), ...Object.entries(NINJA.B)].map(([code, power]) => ninja(code, power)),
    ...BASE_POINTS.map((points, index) => mission(`X-M${index + 1}`, points)),
  ],
  players: {
    A: { chakra: 5, hand: Object.keys(NINJA.A) },
    B: { chakra: 5, hand: Object.keys(NINJA.B) },
  },
  missions: [{ card: 'X-M1' }],
  missionDeck: ['X-M2', 'X-M3', 'X-M4'],
  steps: [
    // Round 1: rank D to A, 2 against 1; B passes first and takes the Edge.
    ...[play('A', 'X-A2', 1), play('B', 'X-B1', 1), play('A', 'X-A3', 1), pass('B'), pass('A'), score, nextRound],
    // Round 2: B comes level at rank D, and the Edge decides; rank C goes to A.
    ...[play('B', 'X-B4', 1), play('A', 'X-A4', 2), pass('B'), pass('A'), score, nextRound],
    // Round 3: B takes rank B; A passes first and so wins the tie at rank D.
    ...[play('B', 'X-B5', 3), pass('A'), pass('B'), score, nextRound],
    // Round 4: A comes to rank B, B to rank C; nobody goes to rank A.
    ...[play('A', 'X-A6', 3), play('B', 'X-B3', 2), play('A', 'X-A5', 2), play('B', 'X-B2', 1), pass('A'), pass('B')],
    score,
  ],
};

export interface Scored {
  /** Bonus of the rank. */
  bonus: number;
  base: number;
}

export interface WorkedGame {
  ranks: {
    rank: string;
    /** By round from 0: null before the mission is in play; then what each player scored there, or null for nothing. */
    rounds: ({ A: Scored | null; B: Scored | null } | null)[];
  }[];
  total: { A: number; B: number };
}

let played: WorkedGame | undefined;

/** The example, played once. Throws when the engine does not play it to the end. */
export function workedGame(): WorkedGame {
  played ??= count(run());
  return played;
}

function run(): GameEvent[][] {
  const { ok, error, events } = runScenario([], GAME);
  if (!ok) throw new Error(`The worked game does not hold: ${error ?? 'its steps are refused'}`);
  const rounds: GameEvent[][] = [[]];
  for (const event of events) {
    if (event.kind === 'roundStarted') rounds.push([]);
    rounds.at(-1)?.push(event);
  }
  return rounds;
}

function count(rounds: GameEvent[][]): WorkedGame {
  const points = rounds.map((events) => events.filter(({ kind }) => kind === 'points'));
  const total = (side: number) =>
    points.flat().reduce((sum, { player, amount = 0 }) => (player === side ? sum + amount : sum), 0);
  return {
    ranks: RANK_BONUS.map(({ rank, bonus }, at) => ({
      rank,
      rounds: points.map((scored, round) => {
        if (at > round) return null;
        const by = (side: number) => {
          const event = scored.find(({ player, mission }) => player === side && mission === at);
          return event ? { bonus, base: (event.amount ?? 0) - bonus } : null;
        };
        return { A: by(0), B: by(1) };
      }),
    })),
    total: { A: total(0), B: total(1) },
  };
}
