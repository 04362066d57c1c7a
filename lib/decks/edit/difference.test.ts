import { describe, expect, it } from 'vitest';
import { emptyDraft, sameDeck } from './draft';
import { difference } from './difference';
import { squash, type CardChange } from './edit';

const blank = emptyDraft({ name: 'Sand', format: 'mythos/standard' });

describe('two versions of a deck', () => {
  it('differ card by card and field by field', () => {
    const mine = { ...blank, main: [{ code: 'KS-002', count: 2 }, { code: 'KS-001', count: 1 }] }; // prettier-ignore
    const theirs = {
      ...blank,
      name: 'Dune',
      main: [{ code: 'KS-002', count: 1 }],
      maybe: [{ code: 'KS-001', count: 1 }],
    };
    expect(difference(mine, theirs)).toEqual({
      fields: [{ field: 'name', mine: 'Sand', theirs: 'Dune' }],
      cards: [
        { card: 'KS-001', part: 'main', mine: 1, theirs: 0 },
        { card: 'KS-002', part: 'main', mine: 2, theirs: 1 },
        { card: 'KS-001', part: 'maybe', mine: 0, theirs: 1 },
      ],
    });
  });

  it('differ by artwork too', () => {
    const mine = { ...blank, main: [{ code: 'A', count: 1, printing: 'A-R' }] };
    const theirs = { ...blank, main: [{ code: 'A', count: 1 }] };
    expect(difference(mine, theirs).cards).toEqual([
      { card: 'A', part: 'main', mine: 1, theirs: 1, printings: { mine: 'A-R' } },
    ]);
  });

  it.each([
    ['order', { ...blank, main: [{ code: 'A', count: 1 }, { code: 'B', count: 1 }] }, { ...blank, main: [{ code: 'B', count: 1 }, { code: 'A', count: 1 }] }, true], // prettier-ignore
    ['spaces the server takes away', { ...blank, name: '  Sand ' }, blank, true],
    ['another artwork', { ...blank, main: [{ code: 'A', count: 1, printing: 'A-R' }] }, { ...blank, main: [{ code: 'A', count: 1 }] }, false], // prettier-ignore
    [
      'another count',
      { ...blank, main: [{ code: 'A', count: 1 }] },
      { ...blank, main: [{ code: 'A', count: 2 }] },
      false,
    ],
    ['who can see it', { ...blank, visibility: 'public' as const }, blank, false],
  ])('%s: the same deck or not', (_, a, b, same) => {
    expect(sameDeck(a, b)).toBe(same);
    expect(sameDeck(b, a)).toBe(same);
  });
});

describe('a long story', () => {
  const step = (card: string, delta: number): CardChange => ({ card, delta, part: 'main', at: 1 });

  it('is told as it was while it is short enough', () => {
    const steps = [step('A', 1), step('A', -1)];
    expect(squash(steps)).toBe(steps);
  });

  it('is summed up by card when it is not', () => {
    const steps = [
      ...Array.from({ length: 300 }, (_, index) => step('A', index % 2 ? -1 : 1)),
      step('B', 2),
      step('B', 1),
    ];
    expect(squash(steps)).toEqual([step('B', 3)]);
  });
});
