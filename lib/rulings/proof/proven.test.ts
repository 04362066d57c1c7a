import { expect, it } from 'vitest';
import { scenarioHash } from './proven';

const scenario = { title: 'x', missions: [{ card: 'KS-M01', A: ['KS-009'] }] };

it('knows a scenario again however it is written', () => {
  const other = { missions: [{ A: ['KS-009'], card: 'KS-M01' }], title: 'x' };
  expect(scenarioHash(other)).toBe(scenarioHash(scenario));
});

it.each([
  ['another board', { ...scenario, missions: [{ card: 'KS-M02', A: ['KS-009'] }] }],
  ['another expectation', { ...scenario, expect: { edge: 'A' } }],
  ['another order of a list', { ...scenario, missions: [{ card: 'KS-M01', A: ['KS-010', 'KS-009'] }] }],
])('does not take %s for it', (_, other) => expect(scenarioHash(other)).not.toBe(scenarioHash(scenario)));
