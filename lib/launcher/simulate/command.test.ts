import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Shutdown, Stopped } from '../shutdown';
import { simulate } from './command';

const DECKS = path.resolve(import.meta.dirname, '../../../prisma/data/decks');
const LEAF = path.join(DECKS, 'leaf.json');
const SOUND = path.join(DECKS, 'sound.json');
let folder: string;
let shutdown: Shutdown;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kage-simulate-'));
});
beforeEach(() => {
  shutdown = new Shutdown();
});
afterEach(() => shutdown.run());
afterAll(() => rm(folder, { recursive: true }));

const run = (...args: string[]) => simulate(args, shutdown);

describe('simulate', () => {
  it('plays the example decks: the same seed gives the same figures on any number of workers', async () => {
    const args = ['--a', LEAF, '--b', SOUND, '--bot-b', 'random', '--games', '25', '--seed', '7'];
    const alone = await run(...args, '--workers', '1');
    expect(alone.code).toBe(0);
    expect(await run(...args, '--workers', '3')).toEqual(alone);
    expect(alone.lines.slice(0, 3)).toEqual([
      expect.stringMatching(/^25 games, seed 7, \d+\.\d actions a game$/),
      `A: ${LEAF}, played by greedy`,
      `B: ${SOUND}, played by random`,
    ]);
    const [, a = '', b = ''] = /^wins +(\d+) \(.*?\) +(\d+) \(/m.exec(alone.lines.join('\n')) ?? [];
    expect(Number(a) + Number(b)).toBe(25);
    expect(alone.lines.filter((line) => line.startsWith('  round'))).toHaveLength(4);
    expect(await run(...args.with(-1, '8'))).not.toEqual(alone);
  }, 60_000);

  it('deals random decks, others for each game', async () => {
    const { code, lines } = await run('--a', 'random', '--b', 'random', '--bot-a', 'random', '--bot-b', 'random', '--games', '30'); // prettier-ignore
    expect([code, lines[1]]).toEqual([0, 'A: random decks, played by random']);
  }, 60_000);

  it('stops when it is told to, and its workers with it', async () => {
    const playing = run('--a', 'random', '--b', 'random', '--games', '1000000', '--workers', '2');
    setTimeout(() => process.emit('SIGINT'), 300);
    await expect(playing).rejects.toThrow(Stopped);
  }, 60_000);

  it.each<[string, object | string, RegExp]>([
    ['a deck that is too small', { cards: [{ code: 'KS-108', count: 2 }], missions: ['KS-M01', 'KS-M02', 'KS-M03'] }, /is not legal in mythos\/standard:\n- 2 of 30 cards: add 28\.$/],
    ['a card too often', { cards: [{ code: 'ks-108-ra', count: 30 }], missions: [] }, /- 30 copies of Naruto Uzumaki \(KS-108\) where at most 2 may be: take out 28\./],
    ['a card that does not exist', { cards: [{ code: 'KS-999', count: 1 }], missions: [] }, /There is no card KS-999/],
    ['an unknown format', { format: 'mythos/tiny', cards: [], missions: [] }, /expected one of mythos\/standard, mythos\/open/],
    ['half a card', { cards: [{ code: 'KS-108', count: 0.5 }], missions: [] }, /cards\[0\]\.count/],
    ['a misspelt field', { cards: [], mission: [] }, /"mission"/],
    ['no JSON', '{', /is not JSON/],
  ])('says what is wrong with %s', async (_, deck, message) => {
    const file = path.join(folder, 'deck.json');
    await writeFile(file, typeof deck === 'string' ? deck : JSON.stringify(deck));
    const { code, lines } = await run('--a', file, '--b', 'random');
    expect([code, lines.join('\n')]).toEqual([2, expect.stringMatching(message)]);
  }); // prettier-ignore

  it('takes a deck of another format, and printings in place of cards', async () => {
    const leaf = JSON.parse(await readFile(LEAF, 'utf8')) as { missions: string[] };
    const file = path.join(folder, 'open.json');
    const cards = [{ code: 'KS-108-RA', count: 30 }];
    await writeFile(file, JSON.stringify({ format: 'mythos/open', cards, missions: leaf.missions }));
    expect(await run('--a', file, '--b', LEAF, '--bot-a', 'random', '--bot-b', 'random', '--games', '2')).toMatchObject({ code: 0 }); // prettier-ignore
  }, 60_000);

  it.each<[string[], RegExp]>([
    [[], /^Say which decks play\./],
    [['--a', 'random', '--b', 'random', '--games', '1e3'], /^--games is 1e3: give a whole number from 1 to /],
    [['--a', 'random', '--b', 'random', '--seed', '-1'], /seed/],
    [['--a', 'random', '--b', 'random', '--bot-a', 'smart'], /^--bot-a is smart: expected one of random, greedy$/],
    [['--a', 'nowhere.json', '--b', 'random'], /^nowhere\.json cannot be read: there is no such file$/],
    [['--colour'], /Unknown option '--colour'/],
  ])('%j is no call', async (args, message) => {
    const { code, lines } = await run(...args);
    expect([code, lines.join('\n')]).toEqual([2, expect.stringMatching(message)]);
  });
});
