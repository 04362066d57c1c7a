import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnsOf } from './bar-layout';

const column = (label: string, ...values: number[]) => ({ label, values, shown: values.map(String) });

describe('bars', () => {
  it('are as high as their values beside each other', () => {
    const { bars, floor } = columnsOf([column('a', 4, 2), column('b', 1, 0)], { stacked: false });
    expect(bars.map(({ key }) => key)).toEqual(['0 0', '0 1', '1 0']);
    expect(bars[0]!.height).toBeCloseTo(2 * bars[1]!.height);
    for (const { y, height } of bars) expect(y + height).toBeCloseTo(floor);
  });

  it('stand on each other when they are parts', () => {
    const { bars, texts } = columnsOf([{ label: 'a', values: [1, 3], shown: ['4'] }], { stacked: true });
    expect(bars[1]!.y + bars[1]!.height).toBeCloseTo(bars[0]!.y);
    expect(texts.map(({ text }) => text)).toEqual(['4', 'a']);
  });

  it('leave room above where the top is known', () => {
    const [half] = columnsOf([column('a', 0.5)], { stacked: false, top: 1 }).bars;
    const [whole] = columnsOf([column('a', 1)], { stacked: false, top: 1 }).bars;
    expect(whole!.height).toBeCloseTo(2 * half!.height);
  });

  it('never leave the picture, nor each other’s place', () => {
    const values = fc.array(fc.tuple(fc.nat(50), fc.nat(50)), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(values, fc.boolean(), (pairs, stacked) => {
        const { bars, width, floor } = columnsOf(pairs.map((pair, i) => column(`${i}`, ...pair)), { stacked }); // prettier-ignore
        for (const bar of bars) {
          expect(bar.x).toBeGreaterThanOrEqual(0);
          expect(bar.x + bar.width).toBeLessThanOrEqual(width);
          expect(bar.y).toBeGreaterThanOrEqual(0);
          expect(bar.y + bar.height).toBeLessThanOrEqual(floor + 1e-6);
        }
        if (!stacked) bars.slice(1).forEach(({ x }, i) => expect(x).toBeGreaterThanOrEqual(bars[i]!.x + bars[i]!.width)); // prettier-ignore
      }),
    );
  });
});
