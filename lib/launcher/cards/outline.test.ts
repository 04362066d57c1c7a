import { describe, expect, it } from 'vitest';
import { outline } from './outline';

describe('an outline', () => {
  it('keeps short things on a line and puts lists of steps below each other', () => {
    const effect = {
      kind: 'instant',
      timing: 'main',
      steps: [
        { do: 'draw', amount: 1 },
        { do: 'pay', cost: [{ do: 'payChakra', amount: 2 }], for: [{ do: 'hide', what: { cost: { atMost: 3 } } }] },
      ],
    };
    expect(outline([effect])).toEqual([
      '1. kind instant, timing main',
      '   steps',
      '     1. do draw, amount 1',
      '     2. do pay',
      '        cost',
      '          1. do payChakra, amount 2',
      '        for',
      '          1. do hide, what (cost (atMost 3))',
    ]);
  });

  it('breaks what does not fit on a line', () => {
    const what = { side: 'enemy', anyOf: [{ keyword: 'A rather long keyword' }, { keyword: 'Another long keyword' }] };
    expect(outline({ do: 'hide', what: { ...what, noneOf: what.anyOf } })).toEqual([
      'do hide',
      'what',
      '  side enemy',
      '  anyOf [(keyword "A rather long keyword"), (keyword "Another long keyword")]',
      '  noneOf [(keyword "A rather long keyword"), (keyword "Another long keyword")]',
    ]);
  });

  it.each<[unknown, string]>([
    [{ is: null, on: true }, 'is null, on true'],
    [{ to: {} }, 'to (any)'],
    [{ name: 'Rock Lee' }, 'name "Rock Lee"'],
  ])('%j', (value, line) => expect(outline(value)).toEqual([line]));
});
