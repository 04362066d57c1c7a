import { describe, expect, it } from 'vitest';
import { firstSeed, handAddress, nextSeed, readHand } from './address';

describe('the address of a hand', () => {
  it.each([
    [{ seed: 7, mulligan: false, round: 0 }, '/decks/abc/hands?seed=7'],
    [{ seed: 0, mulligan: true, round: 0 }, '/decks/abc/hands?seed=0&mulligan=1'],
    [{ seed: 2 ** 31 - 1, mulligan: true, round: 4 }, '/decks/abc/hands?seed=2147483647&mulligan=1&round=4'],
  ])('says all of it: %j', (hand, address) => {
    expect(handAddress('abc', hand)).toBe(address);
    expect(readHand(Object.fromEntries(new URLSearchParams(address.split('?')[1])))).toEqual(hand);
  });

  it.each([
    [{}],
    [{ seed: '' }],
    [{ seed: '-1' }],
    [{ seed: '1.5' }],
    [{ seed: '1e3' }],
    [{ seed: '2147483648' }],
    [{ seed: ['1', '2'] }],
  ])('is none in %j', (params) => {
    expect(readHand(params)).toBeUndefined();
  });

  it.each([
    [
      { seed: '7', round: '9' },
      { seed: 7, mulligan: false, round: 4 },
    ],
    [
      { seed: '007', mulligan: 'yes', round: 'x' },
      { seed: 7, mulligan: false, round: 0 },
    ],
  ])('takes what it can of %j', (params, hand) => {
    expect(readHand(params)).toEqual(hand);
  });

  it('leads on to other hands for a long time', () => {
    const seen = new Set<number>();
    for (let seed = firstSeed(0.42); !seen.has(seed); seed = nextSeed(seed)) seen.add(seed);
    expect(seen.size).toBeGreaterThan(50);
  });
});
