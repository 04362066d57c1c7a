import { describe, expect, it } from 'vitest';
import type { Step } from '../../cards/effects/step';
import { instant, told } from './testing';

const seen = { from: 'bound', name: 'seen' } as const;

describe('steps of one sentence', () => {
  const search: Step = { do: 'look', at: { from: 'deck', choose: 'all' }, as: 'seen' };
  it.each<[[Step, ...Step[]], string]>([
    [[{ do: 'draw', amount: 1 }, { do: 'gainEdge' }], 'Draw 1 card and gain the Edge.'],
    [
      [
        { do: 'draw', amount: 1 },
        { do: 'gainEdge', who: 'opponent' },
      ],
      'Draw 1 card. The opponent gains the Edge.',
    ],
    [[{ do: 'draw', amount: 1, who: 'opponent' }, { do: 'gainEdge' }], 'The opponent draws 1 card. You gain the Edge.'],
    [
      [
        { do: 'hide', what: 'self' },
        { do: 'move', what: 'self' },
      ],
      'Hide this character and move it.',
    ],
    [
      [
        { do: 'discard', who: 'opponent', what: { from: 'hand', choose: 'all' }, as: 'spent' },
        { do: 'draw', who: 'opponent', amount: { count: 'spent' } },
      ],
      'The opponent discards their hand, then draws as many cards.',
    ],
    [
      [search, { do: 'play', what: { ...seen, anyOf: [{ name: 'Senbon' }] }, less: 2 }, { do: 'shuffle' }],
      'Search your deck for a Senbon and play it in any mission, paying 2 less. Shuffle your deck.',
    ],
    [
      [search, { do: 'take', what: { ...seen, type: 'character', choose: { upTo: 2 } }, reveal: true }],
      'Search your deck for up to 2 characters, reveal them and put them into your hand.',
    ],
  ])('%j', (steps, text) => {
    expect(told(instant(...steps))).toBe(text);
  });
});
