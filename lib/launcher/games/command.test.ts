import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { dice } from '@/lib/rules/mythos/bots/dice';
import { INVARIANTS, tryGame } from '@/lib/rules/mythos/engine/invariants/trial';
import { makeLibrary } from '@/lib/rules/mythos/engine/library/library';
import { shippedCards } from '../cards/sets';
import { keepTotals } from '../checks/totals';
import { Shutdown } from '../shutdown';
import { games, told } from './command';
import { tryGames } from './trials';

vi.mock('../checks/totals', () => ({ keepTotals: vi.fn() }));

let folder: string;
let shutdown: Shutdown;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kage-games-'));
});
beforeEach(() => {
  shutdown = new Shutdown();
  vi.mocked(keepTotals).mockClear();
});
afterEach(() => shutdown.run());
afterAll(() => rm(folder, { recursive: true }));

const run = (...args: string[]) => games(args, shutdown);
const held = Object.keys(INVARIANTS).length;

describe('games', () => {
  it('says what held in all of them, on any number of workers, and keeps the numbers for CI', async () => {
    const alone = await run('--games', '12', '--seed', '3', '--workers', '1');
    expect([alone.code, alone.lines.length]).toEqual([0, held + 1]);
    expect(alone.lines[0]).toMatch(/^12 games, seed 3, \d+\.\d actions a game/);
    expect(await run('--games', '12', '--seed', '3', '--workers', '2')).toEqual(alone);
    expect(keepTotals).toHaveBeenCalledWith('games', { passed: held, failed: 0 });
  }, 60_000);

  it('stops at the first game in which something is broken, and tells it so that it can be played again', async () => {
    const definitions = await shippedCards();
    const library = makeLibrary(definitions);
    const broken = { invariant: 'end', what: 'it was cut short' } as const;
    const cut: typeof tryGame = (lib, setting, roll) => {
      const game = tryGame(lib, setting, roll);
      return setting.seed % 3 === 0 ? { ...game, actions: game.actions.slice(0, 5), broken } : game;
    };
    const part = tryGames(library, { definitions, seed: 1 }, 0, 50, cut);
    expect([part.found?.number, part.found?.broken]).toEqual([part.games - 1, broken]);
    expect(part.found && part.found.seed % 3).toBe(0);
    const lines = part.found ? told(part.found) : [];
    expect(lines.slice(0, 2)).toEqual([
      '✗ a game ends after four rounds, with a winner: it was cut short',
      'after 5 actions of this game (npm run games -- --replay FILE):',
    ]);
    const file = path.join(folder, 'game.json');
    await writeFile(file, lines[2] ?? '');
    expect(await run('--replay', file)).toEqual({ code: 0, lines: ['Nothing is broken in this game.'] });
  }, 60_000);

  it('plays the same game for the same number', async () => {
    const library = makeLibrary(await shippedCards());
    const decks = [0, 1].map(() => ({ cards: Array.from({ length: 30 }, () => 'KS-009'), missions: ['KS-M01', 'KS-M02', 'KS-M03'] })); // prettier-ignore
    const play = () => tryGame(library, { seed: 5, decks: [decks[0]!, decks[1]!] }, dice(5));
    expect(play()).toEqual(play());
    expect(play().broken).toBeNull();
  });

  it.each<[string, string[], RegExp]>([
    ['a number that is none', ['--games', '1e3'], /^--games is 1e3: give a whole number/],
    ['an option it does not know', ['--colour'], /Unknown option '--colour'/],
    ['a file that is not there', ['--replay', 'nowhere.json'], /^nowhere\.json cannot be read/],
  ])('refuses %s', async (_, args, message) => {
    const { code, lines } = await run(...args);
    expect([code, lines.join('\n')]).toEqual([2, expect.stringMatching(message)]);
  });

  it.each([
    ['{', /is not JSON/],
    ['{"seed": 1}', /is not a game/],
  ])('refuses to play %s again', async (text, message) => {
    const file = path.join(folder, 'none.json');
    await writeFile(file, text);
    const { code, lines } = await run('--replay', file);
    expect([code, lines.join('\n')]).toEqual([2, expect.stringMatching(message)]);
  });
});
