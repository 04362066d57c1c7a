import { availableParallelism } from 'node:os';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { UsageError } from './usage-error';

// What the commands that play many games have in common: how many, which, and on how many threads.

const MOST_GAMES = 10_000_000;
const MOST_SEED = 2 ** 31 - 1;
const MOST_WORKERS = 256;

/** Options of a command line; `games`: how many are played when nobody says. */
export const gameOptions = (games: number) =>
  ({
    games: { type: 'string', default: String(games) },
    seed: { type: 'string', default: '1' },
    workers: { type: 'string', default: String(availableParallelism()) },
    help: { type: 'boolean', short: 'h' },
  }) as const;

/** The same as lines of a command's help. */
export const GAME_OPTIONS_USAGE = `  --games, --seed    how many games, and which: the same seed plays the same games
  --workers          threads to play on; all cores when left out`;

/** The values of a command line. Throws a UsageError that says what is wrong and then how it goes. */
export function readOptions<const Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: Options,
  usage: string,
) {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}

/** The numbers of `gameOptions`. Throws a UsageError that names the option and its bounds. */
export function readGames(values: { games: string; seed: string; workers: string }) {
  return {
    games: wholeNumber('games', values.games, 1, MOST_GAMES),
    seed: wholeNumber('seed', values.seed, 0, MOST_SEED),
    workers: wholeNumber('workers', values.workers, 1, MOST_WORKERS),
  };
}

/** The number of an option. Throws a UsageError that names it and its bounds. */
export function wholeNumber(name: string, text: string, least: number, most: number): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= least && number <= most) return number;
  throw new UsageError(`--${name} is ${text}: give a whole number from ${least} to ${most}`);
}
