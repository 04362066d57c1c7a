import { expect, it } from 'vitest';
import { wilson } from './wilson';

it.each([
  [50, 100, 0.4038, 0.5962],
  [1, 10, 0.0179, 0.4042],
  [0, 20, 0, 0.1611],
  [20, 20, 0.8389, 1],
  [1973, 2000, 0.9804, 0.9907],
])('%d of %d: from %d to %d', (wins, games, low, high) => {
  const [least, most] = wilson(wins, games);
  expect(least).toBeCloseTo(low, 4);
  expect(most).toBeCloseTo(high, 4);
});
