import { describe, expect, it } from 'vitest';
import type { Condition } from '../../cards/effects/expression';
import { enemy, friend, instant, soundFour, told } from './testing';

describe('conditions', () => {
  it.each<[Condition, string]>([
    [{ there: friend }, 'there is another friendly character in this mission'],
    [{ there: { side: 'yours', in: 'here', anyOf: soundFour } }, 'you have a Sound Four character in this mission'],
    [
      { there: { side: 'enemy', in: 'here', is: 'strongest', among: 'play' } },
      'the strongest enemy character in play is in this mission',
    ],
    [{ there: { from: 'discard' } }, 'there is a card in your discard pile'],
    [
      { none: { ...friend, noneOf: [{ faction: 'Leaf Village' }] } },
      'all other friendly characters in this mission are Leaf Village characters',
    ],
    [{ none: { from: 'hand' } }, 'you have no cards in your hand'],
    [
      { none: { in: 'here', sameName: 'it', otherThan: 'it' } },
      'there is no other character in this mission with the same name as that character',
    ],
    [{ value: { count: enemy }, is: { atLeast: 2 } }, 'there are 2 or more enemy characters in this mission'],
    [
      { value: { count: { side: 'yours', in: 'here' } }, is: { exactly: 3 } },
      'you have exactly 3 characters in this mission',
    ],
    [
      { value: { count: { side: 'yours', in: 'here' } }, is: { lessThan: { count: enemy } } },
      'you have fewer characters in this mission than the opponent',
    ],
    [
      { value: { count: enemy }, is: { atMost: { count: friend } } },
      'there are no more enemy characters than other friendly characters in this mission',
    ],
    [{ value: { stat: 'power', of: 'self' }, is: { atLeast: 6 } }, 'this character’s Power is 6 or more'],
    [{ card: 'self', fits: { tokens: { exactly: 0 } } }, 'this character has no Power tokens'],
    [
      { card: 'covered', fits: { power: { atLeast: 6 } } },
      'the character this one was played over had Power 6 or more',
    ],
    [
      { card: 'it', fits: { side: 'enemy', hidden: false, anyOf: soundFour, cost: { atMost: 3 } } },
      'that character is enemy, non-hidden and a Sound Four character and has cost 3 or less',
    ],
    [{ edge: 'you' }, 'you have the Edge'],
    [{ edge: 'opponent' }, 'the opponent has the Edge'],
    [{ you: 'losing' }, 'you are losing this mission'],
    [
      { all: [{ edge: 'you' }, { any: [{ you: 'losing' }, { there: enemy }] }] },
      'you have the Edge and either you are losing this mission or there is an enemy character in this mission',
    ],
  ])('%j', (asked, text) => {
    expect(told(instant({ do: 'gainEdge', if: asked }))).toBe(`If ${text}, gain the Edge.`);
  });
});
