import { expect, it } from 'vitest';
import { runScenario } from '@/lib/rules/mythos/scenario/run';
import { readSetFile } from '@/lib/testing/set-files';
import { story } from './story';

const definitions = readSetFile('ks').cards;
const told = (json: unknown) => story(definitions, json, runScenario(definitions, json), 'pl');

const PASS = { missions: [{ card: 'KS-M02' }], edge: 'B', turn: 'A', steps: [{ player: 'A', pass: true }] };

it('tells what happens in a scenario, each line with its rule', () => {
  expect(told(PASS)).toEqual(['Gracz A pasuje. [001 Action phase]', 'Gracz A zyskuje Edge. [001 Action phase]']);
});

it('adds what came out other than expected', () => {
  const [, , failure] = told({ ...PASS, expect: { edge: 'B' } });
  expect(failure).toBe('✗ {"path":"edge","expected":"B","actual":"A"}');
});

it('says what is wrong with a file that is no scenario', () => {
  expect(told({ stepz: [] })).toEqual([expect.stringContaining('stepz')]);
});
