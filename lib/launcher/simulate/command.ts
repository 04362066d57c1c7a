import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { BOT_NAMES, type BotName } from '@/lib/rules/mythos/bots/bot';
import type { CardDefinition } from '@/lib/rules/mythos/cards/schema';
import { shippedCards } from '../cards/sets';
import { UsageError } from '../cards/usage-error';
import type { Shutdown } from '../shutdown';
import { readDeck } from './deck-file';
import type { SimulatedPlayer } from './games';
import { playAll } from './pool';
import { ProgressBar } from './progress-bar';
import { report } from './report';

const RANDOM = 'random';
const MOST_GAMES = 10_000_000;
const MOST_SEED = 2 ** 31 - 1;
const MOST_WORKERS = 256;

const USAGE = `npm run simulate -- --a DECK --b DECK [--games 1000] [--seed 1]

  --a, --b           a deck as a JSON file, {"cards": [{"code", "count"}], "missions": [code]},
                     or "random": another legal deck in each game
  --bot-a, --bot-b   who plays it: ${BOT_NAMES.join(', ')} (greedy when left out)
  --games, --seed    how many games, and which: the same seed plays the same games
  --workers          threads to play on; all cores when left out`;

const OPTIONS = {
  a: { type: 'string' },
  b: { type: 'string' },
  'bot-a': { type: 'string', default: 'greedy' },
  'bot-b': { type: 'string', default: 'greedy' },
  games: { type: 'string', default: '1000' },
  seed: { type: 'string', default: '1' },
  workers: { type: 'string', default: String(availableParallelism()) },
  help: { type: 'boolean', short: 'h' },
} as const;

/** What the command has to say, and the exit code: 2 for a call or a deck that is not one. */
export interface Answer {
  code: 0 | 2;
  lines: string[];
}

/** Plays two decks against each other many times. Needs the card files alone: no database, no build. */
export async function simulate(args: readonly string[], shutdown: Shutdown): Promise<Answer> {
  try {
    return await answer(args, shutdown);
  } catch (error) {
    if (error instanceof UsageError) return { code: 2, lines: [error.message] };
    throw error;
  }
}

async function answer(args: readonly string[], shutdown: Shutdown): Promise<Answer> {
  const values = read(args);
  if (values.help) return { code: 0, lines: [USAGE] };
  const { a, b } = values;
  if (a === undefined || b === undefined) throw new UsageError(`Say which decks play.\n\n${USAGE}`);
  const games = wholeNumber('games', values.games, 1, MOST_GAMES);
  const seed = wholeNumber('seed', values.seed, 0, MOST_SEED);
  const workers = wholeNumber('workers', values.workers, 1, MOST_WORKERS);
  const [botA, botB] = [botOf('bot-a', values['bot-a']), botOf('bot-b', values['bot-b'])];
  const definitions = await shippedCards();
  const players = [await playerOf(a, botA, definitions), await playerOf(b, botB, definitions)] as const;

  const bar = new ProgressBar(games);
  try {
    bar.show(0);
    const run = { games, workers, onProgress: (done: number) => bar.show(done) };
    const tally = await playAll({ definitions, players, seed }, run, shutdown);
    bar.clear();
    const named = [{ deck: deckName(a), bot: botA }, { deck: deckName(b), bot: botB }] as const; // prettier-ignore
    return { code: 0, lines: report(named, seed, tally) };
  } finally {
    bar.clear();
  }
}

function read(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS }).values;
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  }
}

function wholeNumber(name: string, text: string, least: number, most: number): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= least && number <= most) return number;
  throw new UsageError(`--${name} is ${text}: give a whole number from ${least} to ${most}`);
}

function botOf(option: string, name: string): BotName {
  const found = BOT_NAMES.find((one) => one === name);
  if (!found) throw new UsageError(`--${option} is ${name}: expected one of ${BOT_NAMES.join(', ')}`);
  return found;
}

async function playerOf(deck: string, bot: BotName, definitions: readonly CardDefinition[]): Promise<SimulatedPlayer> {
  if (deck === RANDOM) return { deck: null, bot };
  return { deck: await readDeck(deck, definitions, new Date().toISOString().slice(0, 10)), bot };
}

const deckName = (deck: string): string => (deck === RANDOM ? 'random decks' : deck);
