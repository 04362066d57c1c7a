import { describe, expect, it } from 'vitest';
import { table } from '../../testing/made-up-table';
import type { Table } from '../../testing/table';
import type { Action } from '../actions';

describe('mission phase', () => {
  /** One action of player 0, with cards by their codes. */
  type Deed = (t: Table) => Action;
  const recruit = (card: string, ...pay: string[]): Deed => (t) => ({ type: 'recruit', player: 0, card: t.id(`0:${card}`), pay: pay.map((one) => t.id(`0:${one}`)) }); // prettier-ignore
  const play = (type: 'mission' | 'client', card: string, target?: string, ...pay: string[]): Deed => (t) => ({ type, player: 0, card: t.id(`0:${card}`), pay: pay.map((one) => t.id(`0:${one}`)), ...(target ? { target: t.id(target) } : {}) }); // prettier-ignore
  const charge = (...cards: string[]): Deed => (t) => ({ type: 'charge', player: 0, cards: cards.map((one) => t.id(`0:${one}`)) }); // prettier-ignore

  it.each<[string, number, [object, object], Deed[], string | null]>([
    ['a ninja', 0, [{ hand: ['a'] }, {}], [recruit('a')], null],
    ['a second ninja in a turn', 0, [{ hand: ['a', 'b'] }, {}], [recruit('a'), recruit('b')], 'already-done'],
    ['a namesake in the own village', 0, [{ hand: ['a'], village: ['a2'] }, {}], [recruit('a')], 'namesake'],
    ['a namesake in the other village', 0, [{ hand: ['a'] }, { village: ['a2'] }], [recruit('a')], null],
    ['entrance cost 3 at turn marker 2', 2, [{ hand: ['late'] }, {}], [recruit('late')], 'entrance-cost'],
    ['entrance cost 3 at turn marker 3', 3, [{ hand: ['late'] }, {}], [recruit('late')], null],
    ['hand cost 2 paid with 2 of the symbol', 0, [{ hand: ['dear', 'b', 'j'] }, {}], [recruit('dear', 'b', 'j')], null],
    ['hand cost 2 paid with 1', 0, [{ hand: ['dear', 'b', 'j'] }, {}], [recruit('dear', 'b')], 'payment-count'],
    ['hand cost 2 paid with 3', 0, [{ hand: ['dear', 'b', 'j', 'd'] }, {}], [recruit('dear', 'b', 'j', 'd')], 'payment-count'],
    ['hand cost paid with another symbol', 0, [{ hand: ['dear', 'b', 'e'] }, {}], [recruit('dear', 'b', 'e')], 'payment-symbol'],
    ['hand cost paid with the card itself', 0, [{ hand: ['dear', 'b'] }, {}], [recruit('dear', 'b', 'dear')], 'payment-place'],
    ['hand cost paid from the chakra area', 0, [{ hand: ['dear', 'b'], chakra: ['j'] }, {}], [recruit('dear', 'b', 'j')], 'payment-place'],
    ['hand cost paid twice with one card', 0, [{ hand: ['dear', 'b'] }, {}], [recruit('dear', 'b', 'b')], 'repeated'],
    ['a ninja that is not in the hand', 0, [{ village: ['a'] }, {}], [recruit('a')], 'not-in-hand'],
    ['a client as a ninja', 0, [{ hand: ['k'] }, {}], [recruit('k')], 'wrong-kind'],
    ['a mission', 0, [{ hand: ['m'] }, {}], [play('mission', 'm')], null],
    ['a second mission in a turn', 0, [{ hand: ['m', 'm2'] }, {}], [play('mission', 'm'), play('mission', 'm2')], 'already-done'],
    ['a mission that costs 6 at turn marker 5', 5, [{ hand: ['mlate'] }, {}], [play('mission', 'mlate')], 'entrance-cost'],
    ['a mission without its target', 0, [{ hand: ['aimed'] }, { village: ['b'] }], [play('mission', 'aimed')], 'target-needed'],
    ['a mission at its target', 0, [{ hand: ['aimed'] }, { village: ['b'] }], [play('mission', 'aimed', '1:b')], null],
    ['a mission at a ninja of the wrong side', 0, [{ hand: ['aimed'], village: ['b'] }, {}], [play('mission', 'aimed', '0:b')], 'target-wrong'],
    ['a mission at a ninja in a hand', 0, [{ hand: ['aimed'] }, { hand: ['b'] }], [play('mission', 'aimed', '1:b')], 'target-wrong'],
    ['a mission at a target it does not ask for', 0, [{ hand: ['m'] }, { village: ['b'] }], [play('mission', 'm', '1:b')], 'target-not-asked'],
    ['a second permanent mission of one name', 0, [{ hand: ['stays'], village: ['stays'] }, {}], [(t) => ({ type: 'mission', player: 0, card: t.state.players[0].hand[0]!, pay: [] })], 'namesake'],
    ['a client', 0, [{ hand: ['k'] }, {}], [play('client', 'k')], null],
    ['a client beside a ninja: it is none', 0, [{ hand: ['k', 'a'] }, {}], [recruit('a'), play('client', 'k')], null],
    ['a second client', 0, [{ hand: ['k2'], village: ['k'] }, {}], [play('client', 'k2')], 'client-in-play'],
    ['a second client in a turn', 0, [{ hand: ['k2', 'k'] }, {}], [play('client', 'k'), play('client', 'k2')], 'already-done'],
    ['a client while the opponent has one', 0, [{ hand: ['k'] }, { village: ['k2'] }], [play('client', 'k')], null],
    ['a client that costs 6 at turn marker 5', 5, [{ hand: ['klate'] }, {}], [play('client', 'klate')], 'entrance-cost'],
    ['a client with hand cost 1', 0, [{ hand: ['kdear', 'a'] }, {}], [play('client', 'kdear', undefined, 'a')], null],
    ['any number of charges', 0, [{ hand: ['a', 'b', 'm', 'j'] }, {}], [charge('a'), charge('b', 'm'), charge('j')], null],
    ['a charge from elsewhere', 0, [{ village: ['a'] }, {}], [charge('a')], 'not-in-hand'],
    ['a charge twice', 0, [{ hand: ['a'] }, {}], [charge('a', 'a')], 'repeated'],
    ['a jutsu now', 0, [{ hand: ['j'], village: ['a'] }, {}], [(t) => ({ type: 'jutsu', player: 0, card: t.id('0:j'), user: t.id('0:a'), pay: [] })], 'wrong-phase'],
    ['an action of the other player', 0, [{}, { hand: ['a'] }], [(t) => ({ type: 'recruit', player: 1, card: t.id('1:a'), pay: [] })], 'not-your-turn'],
    ['a card that is not there', 0, [{}, {}], [() => ({ type: 'recruit', player: 0, card: 999, pay: [] })], 'no-such-card'],
  ])('%s', (_, marker, piles, deeds, refused) => {
    const t = table({ marker, piles });
    const last = deeds.at(-1)!;
    for (const deed of deeds.slice(0, -1)) t.do(deed(t));
    expect(t.refusal(last(t))).toBe(refused);
  }); // prettier-ignore

  it('costs and used missions go to the chakra area, permanent missions stay', () => {
    const t = table({ piles: [{ hand: ['dear', 'b', 'j', 'm'] }, {}] });
    t.do(recruit('dear', 'b', 'j')(t), play('mission', 'm')(t));
    expect([t.pile(0, 'village'), t.pile(0, 'chakra')]).toEqual([['dear'], ['b', 'j', 'm']]);
    const other = table({ piles: [{ hand: ['stays'] }, {}] });
    other.do(play('mission', 'stays')(other));
    expect([other.pile(0, 'village'), other.pile(0, 'chakra')]).toEqual([['stays'], []]);
  });

  it('a mission’s effect is carried out by hand before it is put away', () => {
    const t = table({ piles: [{ hand: ['aimed'] }, { village: ['b'] }] });
    const deed = play('mission', 'aimed', '1:b')(t) as Extract<Action, { type: 'mission' }>;
    const refused = { ...deed, effects: [{ do: 'heal' as const, card: t.id('1:b') }] };
    expect(t.refusal(refused)).toBe('not-injured');
    t.do({ ...deed, effects: [{ do: 'damage', card: t.id('1:b'), amount: 1 }] });
    expect(t.state.cards[t.id('1:b')]?.injured).toBe(true);
    expect(t.events.map(({ kind }) => kind)).toEqual(['missionPlayed', 'adjusted', 'injured']);
    const self = table({ piles: [{ hand: ['m'] }, {}] });
    expect(self.refusal({ type: 'mission', player: 0, card: self.id('0:m'), pay: [], effects: [{ do: 'move', card: self.id('0:m'), to: 'hand' }] })).toBe('card-in-use'); // prettier-ignore
  });
});
