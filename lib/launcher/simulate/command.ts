import { BOT_NAMES, type BotName } from '@/lib/rules/mythos/bots/bot';
import type { CardDefinition } from '@/lib/rules/mythos/cards/schema';
import { shippedCards } from '../cards/sets';
import { GAME_OPTIONS_USAGE, gameOptions, readGames, readOptions } from '../commands/many-games';
import { UsageError } from '../commands/usage-error';
import type { Shutdown } from '../shutdown';
import { readDeck } from './deck-file';
import type { SimulatedPlayer } from './games';
import { playAll } from './pool';
import { ProgressBar } from './progress-bar';
import { report } from './report';

const RANDOM = 'random';

const USAGE = `npm run simulate -- --a DECK --b DECK [--games 1000] [--seed 1]

  --a, --b           a deck as a JSON file, {"cards": [{"code", "count"}], "missions": [code]},
                     or "random": another legal deck in each game
  --bot-a, --bot-b   who plays it: ${BOT_NAMES.join(', ')} (greedy when left out)
${GAME_OPTIONS_USAGE}`;

const OPTIONS = {
  a: { type: 'string' },
  b: { type: 'string' },
  'bot-a': { type: 'string', default: 'greedy' },
  'bot-b': { type: 'string', default: 'greedy' },
  ...gameOptions(1000),
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
  const values = readOptions(args, OPTIONS, USAGE);
  if (values.help) return { code: 0, lines: [USAGE] };
  const { a, b } = values;
  if (a === undefined || b === undefined) throw new UsageError(`Say which decks play.\n\n${USAGE}`);
  const { games, seed, workers } = readGames(values);
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
