import { describe, expect, it } from 'vitest';
import { BATTLE, table } from '../testing/made-up-table';
import type { Table } from '../testing/table';
import { type Action, type Adjustment, actionSchema } from './actions';
import { told } from './state/events';

describe('effects by hand', () => {
  const piles: [object, object] = [
    { village: ['a', 'k', 'b'], hand: ['a2', 'k2', 'm', 'stays', 'j'], discard: ['c'], chakra: ['d'] },
    { village: ['a'] },
  ];
  const id = (t: Table, card: string) => t.id(card);
  it.each<[string, (t: Table) => Adjustment, string | null]>([
    ['draw', () => ({ do: 'draw', player: 1, count: 2 }), null],
    ['a namesake into the village', (t) => ({ do: 'move', card: id(t, '0:a2'), to: 'village' }), 'namesake'],
    ['a second client into the village', (t) => ({ do: 'move', card: id(t, '0:k2'), to: 'village' }), 'client-in-play'],
    ['a mission into the village', (t) => ({ do: 'move', card: id(t, '0:m'), to: 'village' }), 'no-place-there'],
    ['a permanent mission into the village', (t) => ({ do: 'move', card: id(t, '0:stays'), to: 'village' }), null],
    ['a ninja from the discard pile into the village', (t) => ({ do: 'move', card: id(t, '0:d'), to: 'village' }), null],
    ['a ninja to where it is', (t) => ({ do: 'move', card: id(t, '0:a'), to: 'village' }), null],
    ['into the rewards of the opponent', (t) => ({ do: 'move', card: id(t, '0:a'), to: 'rewards' }), null],
    ['on top of the deck', (t) => ({ do: 'move', card: id(t, '0:a'), to: 'deckTop' }), null],
    ['under the deck', (t) => ({ do: 'move', card: id(t, '0:a2'), to: 'deckBottom' }), null],
    ['damage to a ninja', (t) => ({ do: 'damage', card: id(t, '1:a'), amount: 2 }), null],
    ['damage to a client', (t) => ({ do: 'damage', card: id(t, '0:k'), amount: 1 }), 'not-in-play'],
    ['damage in the hand', (t) => ({ do: 'damage', card: id(t, '0:a2'), amount: 1 }), 'not-in-play'],
    ['heal the injured', (t) => ({ do: 'heal', card: id(t, '0:b') }), null],
    ['heal the healthy', (t) => ({ do: 'heal', card: id(t, '0:a') }), 'not-injured'],
    ['heal a client', (t) => ({ do: 'heal', card: id(t, '0:k') }), 'not-in-play'],
    ['a bonus for a client', (t) => ({ do: 'bonus', card: id(t, '0:k'), combat: 1 }), 'not-in-play'],
    ['rewards', () => ({ do: 'rewards', player: 1, count: 1 }), null],
    ['a contest without a battle', () => ({ do: 'contest', lane: 0, contest: 'mental' }), 'no-such-attack'],
    ['negate what is not in use', (t) => ({ do: 'negate', card: id(t, '0:j') }), 'not-in-use'],
    ['shuffle', () => ({ do: 'shuffle', player: 0 }), null],
    ['the turn marker', () => ({ do: 'marker', player: 0, by: -99 }), null],
    ['a card that is not there', () => ({ do: 'heal', card: 999 }), 'no-such-card'],
  ])('%s', (_, adjustment, refused) => {
    const t = table({ piles, injured: ['0:b'] });
    const action: Action = { type: 'adjust', player: 1, adjustment: adjustment(t), because: id(t, '0:k'), note: 'so it says' };
    expect(actionSchema.parse(action)).toEqual(action);
    expect(t.refusal(action)).toBe(refused);
    if (!refused) expect(t.do(action).events[0]).toMatchObject({ kind: 'adjusted', note: 'so it says', ruleRef: 'table.effects' });
  }); // prettier-ignore

  it('a card that leaves play comes back as new, and its team is one fewer', () => {
    const t = table({ ...BATTLE, injured: ['0:a'] });
    t.do({ type: 'adjust', player: 0, adjustment: { do: 'move', card: t.id('0:a'), to: 'hand' } });
    expect([t.state.cards[t.id('0:a')]?.injured, t.state.players[0].teams.flat().length]).toEqual([false, 4]);
  });

  it('an injured ninja has no effect unless it is Valid', () => {
    const t = table({ piles: [{ village: ['a', 'tough'] }, {}], injured: ['0:a', '0:tough'] });
    const because = (card: string): Action => ({ type: 'adjust', player: 0, adjustment: { do: 'shuffle', player: 0 }, because: t.id(card) });
    expect([t.refusal(because('0:a')), t.refusal(because('0:tough'))]).toEqual(['effect-negated', null]);
    expect(t.refusal({ ...because('0:a'), because: 999 } as Action)).toBe('no-such-card');
  }); // prettier-ignore

  it('what a player draws is told to that player only', () => {
    const t = table().do({ type: 'adjust', player: 0, adjustment: { do: 'draw', player: 0, count: 2 } });
    const seen = (player: 0 | 1) => told(t.events, player).find(({ kind }) => kind === 'drew');
    expect([seen(0)?.cards?.length, seen(1)?.cards, seen(1)?.amount]).toEqual([2, undefined, 2]);
  });
});
