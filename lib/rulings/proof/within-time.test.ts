import { expect, it } from 'vitest';
import { TIMED_OUT, withinTime } from './within-time';

it('returns what the work returns, and throws what it throws', () => {
  expect(withinTime(() => [1, 2], 1000)).toEqual([1, 2]);
  const fault = new RangeError('no');
  expect(() => withinTime(() => { throw fault; }, 1000)).toThrow(fault); // prettier-ignore
});

it('breaks off what does not end, and is ready for the next', () => {
  const endless = () => {
    for (let i = 0; ; i = (i + 1) % 7);
  };
  expect(withinTime(endless, 20)).toBe(TIMED_OUT);
  expect(withinTime(() => 'next', 1000)).toBe('next');
});
