import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { shrink } from '@/lib/rules/mythos/engine/invariants/shrink';
import { type Broken, type GameRecord, INVARIANTS, playAgain } from '@/lib/rules/mythos/engine/invariants/trial';
import { makeLibrary } from '@/lib/rules/mythos/engine/library/library';
import { shippedCards } from '../cards/sets';
import { keepTotals } from '../checks/totals';
import { GAME_OPTIONS_USAGE, gameOptions, readGames, readOptions } from '../commands/many-games';
import { UsageError } from '../commands/usage-error';
import { overThreads } from '../machine/threads';
import type { Shutdown } from '../shutdown';
import { ProgressBar } from '../simulate/progress-bar';
import type { BrokenGame, TrialPart } from './trials';

const USAGE = `npm run games -- [--games 20000] [--seed 1]
npm run games -- --replay FILE

Plays games of random legal decks by chance and holds each to what must be true of every game.

${GAME_OPTIONS_USAGE}
  --replay           plays a game again that this command has printed`;

const OPTIONS = { ...gameOptions(20_000), replay: { type: 'string' } } as const;

/** What the command has to say, and the exit code: 1 where something is broken, 2 for a call that is none. */
export interface Answer {
  code: 0 | 1 | 2;
  lines: string[];
}

/** Tries the rules on many games. Needs the card files alone: no database, no build. */
export async function games(args: readonly string[], shutdown: Shutdown): Promise<Answer> {
  try {
    const values = readOptions(args, OPTIONS, USAGE);
    if (values.help) return { code: 0, lines: [USAGE] };
    return values.replay === undefined ? await tryAll(readGames(values), shutdown) : await replay(values.replay);
  } catch (error) {
    if (error instanceof UsageError) return { code: 2, lines: [error.message] };
    throw error;
  }
}

async function tryAll(
  { games: count, seed, workers }: ReturnType<typeof readGames>,
  shutdown: Shutdown,
): Promise<Answer> {
  const definitions = await shippedCards();
  const bar = new ProgressBar(count);
  const sum = { games: 0, actions: 0 };
  const found: BrokenGame[] = [];
  const take = (part: TrialPart) => {
    sum.games += part.games;
    sum.actions += part.actions;
    if (part.found) found.push(part.found);
    bar.show(sum.games);
    return found.length === 0;
  };
  try {
    bar.show(0);
    const boot = new URL('./boot-worker.js', import.meta.url);
    await overThreads({ boot, data: { definitions, seed }, games: count, workers }, take, shutdown);
  } finally {
    bar.clear();
  }
  const [first] = found.sort((a, b) => a.number - b.number);
  const held = Object.values(INVARIANTS);
  await keepTotals('games', { passed: held.length - (first ? 1 : 0), failed: first ? 1 : 0 });
  if (first) return { code: 1, lines: [`Game ${first.number} of seed ${seed}:`, ...told(shrink(makeLibrary(definitions), first))] }; // prettier-ignore
  const average = (sum.actions / sum.games).toFixed(1);
  return { code: 0, lines: [`${sum.games} games, seed ${seed}, ${average} actions a game. In all of them:`, ...held.map((one) => `- ${one}`)] }; // prettier-ignore
}

/** What is broken, and the game as `--replay` reads it. */
export function told({ broken, seed, decks, actions }: GameRecord & { broken: Broken }): string[] {
  return [
    `✗ ${INVARIANTS[broken.invariant]}: ${broken.what}`,
    `after ${actions.length} actions of this game (npm run games -- --replay FILE):`,
    JSON.stringify({ seed, decks, actions }),
  ];
}

const player = z.union([z.literal(0), z.literal(1)]);
const deck = z.strictObject({ cards: z.array(z.string()), missions: z.array(z.string()) });
const card = z.int();
const recordSchema = z.strictObject({
  seed: z.int(),
  decks: z.tuple([deck, deck]),
  actions: z.array(
    z.discriminatedUnion('type', [
      z.strictObject({ type: z.literal('play'), player, card, mission: z.int(), hidden: z.boolean().optional() }),
      z.strictObject({ type: z.literal('upgrade'), player, card, over: card }),
      z.strictObject({ type: z.literal('reveal'), player, card, to: card.optional() }),
      z.strictObject({ type: z.literal('attach'), player, card, to: card }),
      z.strictObject({ type: z.literal('pass'), player }),
      z.strictObject({ type: z.literal('answer'), player, answer: z.union([z.array(z.int()), z.literal('no')]) }),
    ]),
  ),
});

async function replay(file: string): Promise<Answer> {
  // npm starts its scripts in the root of the project and says where it was called.
  const text = await readFile(path.resolve(process.env.INIT_CWD ?? '', file), 'utf8').catch(() => {
    throw new UsageError(`${file} cannot be read`);
  });
  const parsed = recordSchema.safeParse(readJson(file, text));
  if (!parsed.success) throw new UsageError(`${file} is not a game:\n${z.prettifyError(parsed.error)}`);
  const again = playAgain(makeLibrary(await shippedCards()), parsed.data);
  return again ? { code: 1, lines: told(again) } : { code: 0, lines: ['Nothing is broken in this game.'] };
}

function readJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new UsageError(`${file} is not JSON`);
  }
}
