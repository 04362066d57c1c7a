import path from 'node:path';
import { expect, it } from 'vitest';
import { readSetFile } from '@/lib/testing/set-files';
import { buildBoard, libraryFor } from '../../scenario/board';
import { runScenario } from '../../scenario/run';
import type { Scenario } from '../../scenario/schema';
import { plain } from '../pieces';
import { narrate } from './narrate';

// The last round of a game, told in files a person can read. They are renewed by `npx vitest run narration/golden -u`;
// what changed in them is then read line by line before it is committed.

const LAST_ROUND: Scenario = {
  round: 4,
  phase: 'start',
  edge: 'A',
  auto: 'first',
  players: {
    A: {
      points: 5,
      chakra: 4,
      hand: ['KS-020', { id: 'hidden-ino', card: 'KS-110' }, { id: 'better-ino', card: 'KS-110' }, 'KS-006', 'SS-080'],
      deck: ['KS-001', 'KS-054', 'KS-144'],
    },
    B: { points: 6, chakra: 4, hand: ['KS-009', 'KS-014', 'KS-041', 'KS-144', 'KS-012'], deck: ['KS-012', 'KS-015', 'KS-001'] }, // prettier-ignore
  },
  missions: [
    {
      card: 'SS-M02',
      rank: 'B',
      A: [{ id: 'hiruzen', card: 'KS-001' }],
      B: [{ id: 'hidden-naruto', card: 'KS-010', hidden: true }],
    },
  ],
  missionDeck: ['KS-M06'],
  steps: [
    { advance: 'start' },
    { player: 'A', play: 'hidden-ino', mission: 2, hidden: true },
    { player: 'B', play: 'ks-009', mission: 1 },
    { player: 'A', play: 'ks-020', mission: 1 },
    { player: 'A', choose: ['ks-009'] },
    { player: 'B', reveal: 'hidden-naruto' },
    { player: 'A', attach: 'ss-080', to: 'hiruzen' },
    { player: 'B', play: 'ks-041', mission: 2 },
    { player: 'A', upgrade: 'better-ino', over: 'ks-020' },
    { player: 'B', pass: true },
    { player: 'A', play: 'ks-006', mission: 2 },
    { player: 'A', pass: true },
    { advance: 'scoring' },
    { advance: 'end' },
  ],
};

it.each(['en', 'pl', 'uk', 'fr'] as const)('the last round of a game is told as in the file in %s', async (locale) => {
  const definitions = ['ks', 'ss'].flatMap((set) => readSetFile(set).cards);
  const library = libraryFor(definitions, LAST_ROUND);
  const { ok, events } = runScenario(definitions, LAST_ROUND, library);
  expect(ok).toBe(true);
  const lines = narrate(events, { locale, library, state: buildBoard(library, LAST_ROUND).state });
  const text = lines.map((line) => `${plain(line.text)} [${line.ruleRef}]\n`).join('');
  const file = path.join(import.meta.dirname, '..', 'golden', `narration-${locale}.txt`);
  await expect(text).toMatchFileSnapshot(file);
});
