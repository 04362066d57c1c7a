import { expect, it } from 'vitest';
import { judgeWin } from './winning';

// The attacker is player 0.
it.each<[string, [number, number], [number, number], 0 | 1 | null, string?]>([
  ['nobody yet', [9, 9], [1, 1], null],
  ['10 rewards', [10, 0], [20, 20], 0, 'win.rewards'],
  ['more than 10', [11, 9], [20, 20], 0, 'win.rewards'],
  ['10 rewards of the blocker', [0, 10], [20, 20], 1, 'win.rewards'],
  ['both at 10: the attacker', [10, 10], [20, 20], 0, 'win.bothRewards'],
  ['both at 10, whoever has more', [10, 12], [20, 20], 0, 'win.bothRewards'],
  ['the opponent’s deck is empty', [3, 9], [4, 0], 0, 'win.deck'],
  ['the attacker’s own deck is empty', [9, 3], [0, 4], 1, 'win.deck'],
  ['both decks empty: the attacker loses', [9, 0], [0, 0], 1, 'win.bothDecks'],
  ['10 rewards and an empty deck at once', [10, 0], [0, 5], 0, 'win.order'],
  ['10 rewards of the blocker and his empty deck', [0, 10], [5, 0], 1, 'win.order'],
  ['10 rewards with both decks empty', [10, 9], [0, 0], 0, 'win.order'],
  ['10 rewards against an empty deck', [10, 0], [5, 0], 0, 'win.rewards'],
  ['both at 10 with empty decks', [10, 10], [0, 0], 0, 'win.bothRewards'],
])('%s', (_, rewards, decks, winner, rule) => {
  const win = judgeWin({ rewards, decks, attacker: 0 });
  expect(win).toEqual(winner === null ? null : { winner, rule });
  // The same with the players changed about.
  const turned = judgeWin({ rewards: [rewards[1], rewards[0]], decks: [decks[1], decks[0]], attacker: 1 });
  expect(turned).toEqual(winner === null ? null : { winner: winner === 0 ? 1 : 0, rule });
});
