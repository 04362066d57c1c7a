import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSetFile } from '@/lib/testing/set-files';
import { libraryFor } from '../board';
import { runScenario } from '../run';
import { type Scenario, scenarioSchema } from '../schema';
import { withIds } from './entries';
import { changed, readChange, readScenario } from './set-up';

const definitions = ['ks', 'ss'].flatMap((set) => readSetFile(set).cards);
const library = libraryFor(definitions, {});

const plain = scenarioSchema.parse({
  players: { A: { hand: ['KS-108'] } },
  missions: [{ card: 'KS-M06', A: ['KS-010', { card: 'KS-010', hidden: true }], B: [] }],
  steps: [{ player: 'A', pass: true }],
});
const board = withIds(definitions, plain, library);

/** A change as a form sends it. */
const make = (fields: Record<string, string>, from: Scenario = board): Scenario => {
  const read = readChange(fields);
  if ('error' in read) throw new Error(read.error);
  return changed(from, read.change);
};
const characters = (scenario: Scenario, side: 'A' | 'B' = 'A') => scenario.missions?.[0]?.[side];

describe('changes of a set-up', () => {
  it('names every card first, as the board would', () => {
    expect(characters(board)).toEqual([{ id: 'ks-010', card: 'KS-010' }, { id: 'ks-010-2', card: 'KS-010', hidden: true }]); // prettier-ignore
    expect(board.players?.A?.hand).toEqual([{ id: 'ks-108', card: 'KS-108' }]);
  });

  it.each<[string, Record<string, string>, (after: Scenario) => unknown, unknown]>([
    ['a card in hand', { change: 'add', card: 'KS-108', to: 'hand:A' }, (s) => s.players?.A?.hand?.at(-1), { id: 'ks-108-2', card: 'KS-108' }], // prettier-ignore
    ['a discarded card of a player without any', { change: 'add', card: 'KS-108', to: 'discard:B' }, (s) => s.players?.B?.discard, [{ id: 'ks-108-2', card: 'KS-108' }]], // prettier-ignore
    ['a character', { change: 'add', card: 'KS-054', to: 'field:B:1' }, (s) => characters(s, 'B'), [{ id: 'ks-054', card: 'KS-054' }]], // prettier-ignore
    ['a hidden character', { change: 'add', card: 'KS-054', to: 'hidden:B:1' }, (s) => characters(s, 'B'), [{ id: 'ks-054', card: 'KS-054', hidden: true }]], // prettier-ignore
    ['a card beneath', { change: 'add', card: 'KS-009', to: 'under:ks-010' }, (s) => characters(s)?.[0], { id: 'ks-010', card: 'KS-010', under: [{ id: 'ks-009', card: 'KS-009' }] }], // prettier-ignore
    ['an attachment of a mission', { change: 'add', card: 'SS-071', to: 'on:@1' }, (s) => s.missions?.[0]?.attachments, [{ id: 'ss-071', card: 'SS-071' }]], // prettier-ignore
    ['one more mission', { change: 'mission', card: 'KS-M01' }, (s) => s.missions?.[1], { id: 'ks-m01', card: 'KS-M01' }], // prettier-ignore
    ['a mission without a text', { change: 'mission' }, (s) => s.missions?.[1], {}],
    ['another mission', { change: 'mission', card: 'KS-M01', at: '1' }, (s) => s.missions?.[0]?.card, 'KS-M01'],
    ['tokens', { change: 'tokens', id: 'ks-010', amount: '3' }, (s) => characters(s)?.[0], { id: 'ks-010', card: 'KS-010', tokens: 3 }], // prettier-ignore
    ['a character turned over', { change: 'turn', id: 'ks-010-2' }, (s) => characters(s)?.[1], { id: 'ks-010-2', card: 'KS-010', hidden: false }], // prettier-ignore
    ['a card taken away', { change: 'take', id: 'ks-010' }, (s) => characters(s)?.length, 1],
    ['a mission taken away', { change: 'take', id: 'ks-m06' }, (s) => s.missions, []],
    ['chakra and points', { change: 'player', player: 'B', chakra: '7', points: '2' }, (s) => s.players?.B, { chakra: 7, points: 2 }], // prettier-ignore
    ['the table', { change: 'table', round: '3', edge: 'B', turn: 'B', phase: 'scoring' }, (s) => [s.round, s.edge, s.phase], [3, 'B', 'scoring']], // prettier-ignore
    ['something that is not there', { change: 'take', id: 'nobody' }, (s) => characters(s)?.length, 2],
  ])('%s', (_, fields, part, expected) => {
    const after = make(fields);
    expect(part(after)).toEqual(expected);
    expect(after.steps).toBeUndefined();
  });

  it('never lays a fifth mission', () => {
    const five = Array.from({ length: 5 }).reduce<Scenario>((scenario) => make({ change: 'mission' }, scenario), {});
    expect(five.missions).toHaveLength(4);
  });

  it.each<[Record<string, string>, string]>([
    [{ change: 'explode' }, 'change'],
    [{ change: 'add', card: 'KS-108', to: 'pocket:A' }, 'to'],
    [{ change: 'add', card: 'KS-108', to: 'field:A:9' }, 'to'],
    [{ change: 'tokens', id: 'ks-010', amount: '-1' }, 'amount'],
    [{ change: 'tokens', id: 'ks-010', amount: 'many' }, 'amount'],
    [{ change: 'table', round: '5', edge: 'A', turn: 'A', phase: 'action' }, 'round'],
    [{ change: 'take', id: 'ks-010', also: 'this' }, 'also'],
  ])('says what is wrong with %j', (fields, word) => {
    expect(readChange(fields)).toMatchObject({ error: expect.stringContaining(word) as string });
  });

  it('says what is wrong with a board', () => {
    expect(readScenario({ round: 9 })).toMatchObject({ error: expect.stringMatching(/^round: /) as string });
  });
});

describe('a board whose cards are named', () => {
  const folder = path.resolve(import.meta.dirname, '../cases');
  const files = readdirSync(folder).filter((file) => /^[rd]\d.*\.json$/.test(file));

  it.each(files)('plays the same: %s', (file) => {
    const json: unknown = JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
    const named: unknown = JSON.parse(JSON.stringify(withIds(definitions, scenarioSchema.parse(json), library)));
    const [before, after] = [runScenario(definitions, json, library), runScenario(definitions, named, library)];
    expect(after.failures).toEqual([]);
    expect(after.error).toBe(before.error);
    expect(after.cards).toEqual(before.cards);
    expect(after.final).toEqual(before.final);
  });
});
