import { describe, expect, it } from 'vitest';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readSetFile } from '@/lib/testing/set-files';
import { libraryFor } from '../board';
import { movesAfter } from './moves';

const definitions = ['ks', 'ss'].flatMap((set) => readSetFile(set).cards);
const library = libraryFor(definitions, {});
const after = (json: unknown) => {
  const found = movesAfter(definitions, json, library);
  if (found.kind === 'refused') throw new Error(found.error);
  return found;
};

const board = {
  turn: 'B',
  players: { B: { chakra: 9, hand: [{ id: 'kabuto', card: 'KS-054' }] } },
  missions: [{ card: 'KS-M06', A: [{ id: 'naruto', card: 'KS-010' }] }],
};

describe('movesAfter', () => {
  it('lists what may be done as the steps that do it', () => {
    expect(after(board)).toMatchObject({ player: 'B', several: null, refused: null });
    expect(after(board).moves.map(({ step }) => step)).toEqual([
      { player: 'B', play: 'kabuto', mission: 1 },
      { player: 'B', play: 'kabuto', mission: 1, hidden: true },
      { player: 'B', pass: true },
    ]);
  });

  it('lists the answers to an open question', () => {
    const found = after({ ...board, steps: [{ player: 'B', play: 'kabuto', mission: 1 }] });
    expect(found.player).toBe('B');
    expect(found.moves.map(({ step }) => step)).toContainEqual({ player: 'B', choose: ['no'] });
  });

  it('carries the phases on when nobody has a turn', () => {
    const passed = [{ player: 'B', pass: true }, { player: 'A', pass: true }]; // prettier-ignore
    expect(after({ ...board, steps: passed }).moves.map(({ step }) => step)).toEqual([{ advance: 'scoring' }]);
    const scored = [...passed, { advance: 'scoring' }];
    expect(after({ ...board, steps: scored }).moves.map(({ step }) => step)).toEqual([{ advance: 'end' }]);
    const ended = [...scored, { advance: 'end' }];
    expect(after({ ...board, steps: ended }).moves.map(({ step }) => step)).toEqual([{ advance: 'start' }]);
    const next = [...ended, { advance: 'start' }];
    expect(after({ ...board, steps: next }).moves.at(-1)?.step).toEqual({ player: 'B', pass: true });
  });

  it('says why a step was refused, and what may be done instead', () => {
    const found = after({ ...board, steps: [{ player: 'A', pass: true }] });
    expect(found.refused).toBe('not-your-turn');
    expect(found.moves).toHaveLength(3);
  });

  it('refuses what is no scenario', () => {
    expect(movesAfter(definitions, { x: 1 }, library)).toMatchObject({ kind: 'refused' });
  });
});

describe('every move is a legal step', () => {
  const folder = path.resolve(import.meta.dirname, '../cases');
  const files = readdirSync(folder).filter((file) => /^r0[1-4]\d/.test(file));

  it.each(files)('after %s', (file) => {
    const json = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as { steps?: unknown[]; expect?: unknown };
    const scenario = { ...json, expect: {}, auto: undefined };
    const found = movesAfter(definitions, scenario, library);
    if (found.kind === 'refused' || found.refused !== null) return;
    for (const { step } of found.moves.slice(0, 20)) {
      if (found.several) continue;
      const next = after({ ...scenario, steps: [...(json.steps ?? []), step] });
      expect(next.refused, JSON.stringify(step)).toBeNull();
    }
  });
});
