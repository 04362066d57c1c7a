import { beforeAll, expect, it } from 'vitest';
import type { PrismaClient } from '@/lib/db/generated/client';
import { testDatabase } from '@/lib/db/testing';
import { changeSetUp, openLab } from './session';

// Boards from links, which anybody can make: none keeps the site from answering.

let db: PrismaClient;
beforeAll(async () => {
  db = await testDatabase({ seeded: true });
});

const open = (json: unknown) => openLab('mythos', json, 'uk', { db });
const nested = (depth: number): unknown => JSON.parse(`${'{"times":[1,'.repeat(depth)}1${']}'.repeat(depth)}`);

it('opens a board on a thread as it would here', async () => {
  const opened = await open({ missions: [{ A: ['KS-010'] }], steps: [{ player: 'A', pass: true }] });
  if (opened.kind !== 'open') throw new Error(opened.kind);
  expect(opened.play.frames.map(({ done }) => done.kind)).toEqual(['setup', 'pass']);
  expect(opened.play.frames[1]?.changed).toBeInstanceOf(Set);
  expect(opened.moves.moves.length).toBeGreaterThan(0);
});

it.each<[string, unknown]>([
  ['nested deeply', { cards: [{ code: 'X-1', effects: nested(300) }] }],
  ['nested abysmally', { cards: [{ code: 'X-1', effects: nested(5_000) }] }],
  ['with 1,500 cards in play', { missions: [{ A: Array(1_500).fill({ card: 'KS-101', hidden: true }) }] }],
])('refuses a board %s', async (_, json) => {
  expect(await open(json)).toMatchObject({ kind: 'refused' });
  expect(await changeSetUp('mythos', json, { change: 'mission' }, { db })).toHaveProperty('error');
});

it('breaks off what does not end, while this thread goes on', async () => {
  const ring = { do: 'move', what: 'self', to: 'other' };
  const endless = {
    cards: [
      {
        code: 'X-1',
        type: 'character',
        name: { en: 'Walker' },
        chakra: 0,
        power: 1,
        effects: [
          { kind: 'instant', timing: 'main', steps: [ring] },
          { kind: 'triggered', on: { event: 'moved', what: 'self' }, steps: [ring] },
        ],
      },
    ],
    players: { A: { chakra: 9, hand: ['X-1'] } },
    missions: [{}, {}],
    auto: 'first',
    steps: [{ player: 'A', play: 'x-1', mission: 1 }],
  };
  const opened = await open(endless);
  expect(['refused', 'too-long']).toContain(opened.kind);
});
