import { describe, expect, it } from 'vitest';
import { playwrightTotals, totalsLine, vitestTotals } from './totals';

describe('totals', () => {
  it.each([
    ['a green run', { numPassedTests: 7, numFailedTests: 0, success: true }, { passed: 7, failed: 0 }],
    ['a red test', { numPassedTests: 6, numFailedTests: 1, success: false }, { passed: 6, failed: 1 }],
    ['a file that did not load', { numPassedTests: 6, numFailedTests: 0, success: false }, { passed: 6, failed: 1 }],
  ])('of vitest: %s', (_, report, totals) => {
    expect(vitestTotals(report)).toEqual(totals);
  });

  it.each([
    ['a green run', { stats: { expected: 3, unexpected: 0, flaky: 0 }, errors: [] }, { passed: 3, failed: 0 }],
    [
      'a red and a flaky test',
      { stats: { expected: 1, unexpected: 1, flaky: 1 }, errors: [] },
      { passed: 1, failed: 2 },
    ],
    [
      'a server that did not start',
      { stats: { expected: 0, unexpected: 0, flaky: 0 }, errors: [{}] },
      { passed: 0, failed: 1 },
    ],
  ])('of Playwright: %s', (_, report, totals) => {
    expect(playwrightTotals(report)).toEqual(totals);
  });

  it('refuses a report it cannot read', () => {
    expect(() => vitestTotals({})).toThrow();
  });

  it('are told in one line', () => {
    expect(totalsLine({ passed: 12, failed: 0 })).toBe('12 passed, 0 failed');
  });
});
