import { describe, expect, it } from 'vitest';
import type { Change, Effect } from '../../cards/effects/effect';
import { enemy, friend, instant, told } from './testing';

describe('changes of another line', () => {
  const main = instant({ do: 'hide', what: enemy, as: 'hidden' });
  it.each<[Change, string]>([
    [
      { add: [{ do: 'powerup', amount: { stat: 'power', of: 'hidden' } }] },
      'MAIN effect: in addition, POWERUP X, where X is the Power the character hidden this way had.',
    ],
    [{ instead: [{ do: 'draw', amount: 2 }] }, 'MAIN effect: instead, draw 2 cards.'],
    [{ verb: 'defeat' }, 'MAIN effect: defeat it instead of hiding it.'],
    [{ limit: 'power', is: { atMost: 5 } }, 'MAIN effect: the Power limit becomes 5.'],
    [{ limit: 'totalCost', is: { atMost: 7 } }, 'MAIN effect: the total cost limit becomes 7.'],
    [
      { limit: 'cost', is: { atMost: { stat: 'power', of: 'self' } } },
      'MAIN effect: instead, the cost must be equal to or lower than this character’s Power.',
    ],
    [{ limit: 'cost', is: null }, 'MAIN effect: there is no cost limit.'],
    [{ less: 4 }, 'MAIN effect: play the card, paying 4 less.'],
    [{ becomes: 'ambush' }, 'The MAIN effect becomes an AMBUSH effect.'],
  ])('%j', (change, text) => {
    expect(told({ kind: 'modifier', timing: 'upgrade', of: 'main', change }, { before: [main] })).toBe(text);
  });

  it('counts whom the changed line hides', () => {
    const both = instant({ do: 'hide', what: [enemy, friend] });
    const change: Effect = { kind: 'modifier', timing: 'upgrade', of: 'main', change: { verb: 'defeat' } };
    expect(told(change, { before: [both] })).toBe('MAIN effect: defeat them instead of hiding them.');
  });
});
