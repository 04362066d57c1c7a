import { expect, it } from 'vitest';
import { workedGame } from './worked-game';

const at = (rank: string, round: number) => workedGame().ranks.find((row) => row.rank === rank)?.rounds[round - 1];

it('scores every mission in play in each of four rounds, and none before it is turned up', () => {
  const shape = workedGame().ranks.map(({ rank, rounds }) => [rank, ...rounds.map((round) => round !== null)]);
  expect(shape).toEqual([
    ['D', true, true, true, true],
    ['C', false, true, true, true],
    ['B', false, false, true, true],
    ['A', false, false, false, true],
  ]);
});

it('adds the bonus of the rank to the base points', () => {
  expect(at('D', 1)).toEqual({ A: { bonus: 1, base: 3 }, B: null });
});

it('gives a tie to the Edge, so that rank D changes hands', () => {
  expect([1, 2, 3].map((round) => (at('D', round)?.A ? 'A' : 'B'))).toEqual(['A', 'B', 'A']);
});

it('gives nobody points where neither side has Power', () => {
  expect(at('A', 4)).toEqual({ A: null, B: null });
});

it('adds up to the totals it shows', () => {
  const { ranks, total } = workedGame();
  for (const side of ['A', 'B'] as const) {
    const scored = ranks.flatMap(({ rounds }) => rounds.map((round) => round?.[side]));
    expect(scored.reduce((sum, one) => sum + (one ? one.bonus + one.base : 0), 0)).toBe(total[side]);
  }
});
