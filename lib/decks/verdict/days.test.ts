import { expect, it } from 'vitest';
import { dayBefore, dayIn } from './days';

it.each([
  ['2027-01-01', '2026-12-31'],
  ['2028-03-01', '2028-02-29'],
  ['2026-11-30', '2026-11-29'],
])('the day before %s is %s', (day, before) => {
  expect(dayBefore(day)).toBe(before);
});

it('a day is written as each language does', () => {
  expect(dayIn('2026-11-30', 'en')).toBe('November 30, 2026');
  expect(dayIn('2026-11-30', 'pl')).toBe('30 listopada 2026');
});
