import { expect, it } from 'vitest';
import { stepNumber } from './step-number';

it.each([
  [undefined, 0],
  ['', 0],
  ['0', 0],
  ['3', 3],
  ['5', 4],
  ['99', 4],
  ['1e9', 4],
  ['Infinity', 4],
  ['-2', 0],
  ['2.4', 2],
  ['two', 0],
  ['NaN', 0],
  [['2', '4'], 2],
  [[], 0],
])('%j of five is %i', (asked, step) => expect(stepNumber(asked, 5)).toBe(step));
