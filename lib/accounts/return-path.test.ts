import fc from 'fast-check';
import { expect, it } from 'vitest';
import { returnPath } from './return-path';

const HOME = '/en';
const ORIGIN = 'https://kage.test';

it.each([
  ['/en/decks?q=a#b', '/en/decks?q=a#b'],
  ['https://kage.test/en/decks', '/en/decks'],
  ['//evil.test', HOME],
  ['/\\evil.test', HOME],
  ['\\\\evil.test', HOME],
  ['https://evil.test/en', HOME],
  ['https://kage.test@evil.test/', HOME],
  ['https://kage.test.evil.test/', HOME],
  ['http://kage.test/en', HOME],
  ['javascript:alert(1)', HOME],
  ['data:text/html,x', HOME],
  ['/\t/evil.test', HOME],
  ['/.//evil.test', HOME],
  ['/..//evil.test', HOME],
  ['', HOME],
  [undefined, HOME],
  [['/en', '/pl'], HOME],
])('%j leads to %s', (wanted, expected) => {
  expect(returnPath(wanted, HOME, ORIGIN)).toBe(expected);
});

it('never leaves the site', () => {
  const hostile = fc.array(fc.constantFrom('/', '\\', '.', ':', '@', '?', '#', '\t', '%2f', 'evil.test', 'http', 'x'));
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        hostile.map((parts) => parts.join('')),
      ),
      (wanted) => {
        const path = returnPath(wanted, HOME, ORIGIN);
        expect(new URL(path, ORIGIN).origin).toBe(ORIGIN);
      },
    ),
  );
});
