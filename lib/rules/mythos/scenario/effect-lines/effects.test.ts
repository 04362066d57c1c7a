import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSetFile } from '@/lib/testing/set-files';
import { libraryFor } from '../board';
import { runScenario } from '../run';
import { uncoveredLines } from './uncovered';

const definitions = ['ks', 'ss'].flatMap((set) => readSetFile(set).cards);
const library = libraryFor(definitions, {});
const folder = path.resolve(import.meta.dirname, '../cases/effects');

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const scenarios = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .map((file) => ({ file, json: readJson(path.join(folder, file)) }));

describe('scenarios of single cards', () => {
  it.each(scenarios)('$file', ({ json }) => {
    const { failures, error } = runScenario(definitions, json, library);
    expect({ failures, error }).toEqual({ failures: [], error: undefined });
  });
});

describe('effect lines no scenario would miss', () => {
  it('are those listed and no more', { timeout: 120_000 }, () => {
    const listed = readJson(path.join(import.meta.dirname, 'uncovered.json'));
    const found = uncoveredLines(
      definitions,
      scenarios.map(({ json }) => json),
    );
    expect(found).toEqual(listed);
  });
});

describe('the search for them', () => {
  const scenario = {
    players: { A: { chakra: 2, hand: [{ id: 'choji', card: 'KS-017' }] } },
    missions: [{}],
    auto: 'first',
    steps: [{ player: 'A', play: 'choji', mission: 1 }],
  };
  const choji = definitions.filter(({ code }) => code === 'KS-017');

  it.each([
    ['covers a line whose work is expected', { 'choji.tokens': 3 }, []],
    ['does not cover a line whose card is only there', { 'choji.mission': 1 }, ['KS-017 1']],
  ])('%s', (_, expectation, uncovered) => {
    expect(uncoveredLines(choji, [{ ...scenario, expect: expectation }])).toEqual(uncovered);
  });
});
