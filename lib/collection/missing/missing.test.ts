import { describe, expect, it } from 'vitest';
import { missingOf } from './missing';

const cards: Record<string, { printings: { id: string }[] }> = {
  A: { printings: [{ id: 'A-C' }, { id: 'A-RA' }] },
  B: { printings: [{ id: 'B-R' }] },
};
const missing = (lines: Parameters<typeof missingOf>[0], owned: Record<string, number>) =>
  missingOf(lines, new Map(Object.entries(owned)), (code) => cards[code]);

describe('what is missing for a deck', () => {
  it('counts a card over all its printings', () => {
    expect(missing([{ code: 'A', count: 2 }], { 'A-C': 1, 'A-RA': 1 })).toEqual({ lines: [], needed: 2, missing: 0 });
    expect(missing([{ code: 'A', count: 2 }, { code: 'B', count: 1 }], { 'A-RA': 1 })).toEqual({
      lines: [
        { code: 'A', needed: 2, owned: 1, missing: 1, wanted: 'A-C' },
        { code: 'B', needed: 1, owned: 0, missing: 1, wanted: 'B-R' },
      ],
      needed: 3,
      missing: 2,
    }); // prettier-ignore
  });

  it('tells the preferred artwork from the card', () => {
    const { lines, missing: copies } = missing([{ code: 'A', count: 2, printing: 'A-RA' }], { 'A-C': 2, 'A-RA': 1 });
    expect(copies).toBe(0);
    expect(lines).toEqual([
      { code: 'A', needed: 2, owned: 3, missing: 0, artwork: { printing: 'A-RA', owned: 1 }, wanted: 'A-RA' },
    ]);
  });

  it('adds up lines of one card, and never owes what one has more of', () => {
    expect(missing([{ code: 'A', count: 1 }, { code: 'A', count: 2 }], { 'A-C': 9 })).toMatchObject({ needed: 3, missing: 0 }); // prettier-ignore
  });

  it('takes a card that nobody knows for missing', () => {
    expect(missing([{ code: 'Z', count: 2 }], {}).lines).toEqual([
      { code: 'Z', needed: 2, owned: 0, missing: 2, wanted: 'Z' },
    ]);
  });
});
