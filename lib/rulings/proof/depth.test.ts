import { expect, it } from 'vitest';
import { tooDeep } from './depth';

const nested = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);

it.each<[string, unknown, boolean]>([
  ['nothing', null, false],
  ['a word', 'x', false],
  ['what scenarios have', { missions: [{ A: [{ card: 'KS-010', under: ['KS-009'] }] }] }, false],
  ['much side by side', Array(60_000).fill([]), false],
  ['sixty lists in each other', nested(60), false],
  ['seventy', nested(70), true],
  ['as many as a request holds', nested(32_000), true],
])('%s', (_, value, deep) => expect(tooDeep(value)).toBe(deep));
