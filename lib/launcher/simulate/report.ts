import type { BotName } from '@/lib/rules/mythos/bots/bot';
import { wilson } from '@/lib/rules/mythos/bots/wilson';
import type { Tally } from './games';

/** How a player is told of: the file of its deck, or `random`, and who plays it. */
export interface Named {
  deck: string;
  bot: BotName;
}

const COLUMN = 22;

/** What came of the games, as a table. */
export function report(players: readonly [Named, Named], seed: number, tally: Tally): string[] {
  const { games, wins, rounds } = tally;
  const won = [wins, games - wins] as const;
  const row = (head: string, cell: (player: 0 | 1) => string) =>
    `${head.padEnd(10)}${cell(0).padEnd(COLUMN)}${cell(1)}`.trimEnd();
  const average = (sum: number) => (sum / games).toFixed(2);
  const total = (player: 0 | 1) => rounds.reduce((sum, round) => sum + round[player], 0);
  return [
    `${games} ${games === 1 ? 'game' : 'games'}, seed ${seed}, ${(tally.actions / games).toFixed(1)} actions a game`,
    ...players.map(({ deck, bot }, at) => `${'AB'[at]}: ${deck}, played by ${bot}`),
    '',
    row('', (player) => 'AB'[player] ?? ''),
    row('wins', (player) => `${won[player]} (${percent(won[player] / games)} %)`),
    row('95 % of', (player) => `${wilson(won[player], games).map(percent).join('–')} %`),
    row('points', (player) => average(total(player))),
    ...rounds.map((round, at) => row(`  round ${at + 1}`, (player) => average(round[player]))),
  ];
}

const percent = (rate: number): string => (100 * rate).toFixed(1);
