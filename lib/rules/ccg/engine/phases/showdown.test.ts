import { describe, expect, it } from 'vitest';
import { attack, BATTLE, block, table } from '../../testing/made-up-table';
import type { Table } from '../../testing/table';

describe('showdown, return and end', () => {
  const fought = (t: Table, heads: string[], blocks: [string, number][] = []) =>
    t.do(attack(t, ...heads), block(t, ...blocks), { type: 'decline', player: 0 }, { type: 'decline', player: 1 });
  const toEnd = (t: Table) => t.do({ type: 'showdown', player: 0 }, { type: 'return', player: 0 });

  it.each<[string, string[], number]>([
    ['power 4 wins 1', ['e'], 1],
    ['power 5 wins 2', ['a'], 2],
    ['three teams, each its own', ['a', 'd', 'c'], 5],
  ])('unblocked: %s', (_, heads, rewards) => {
    const t = fought(table(BATTLE), heads);
    t.do({ type: 'showdown', player: 0 });
    expect([t.pile(0, 'rewards').length, t.pile(1, 'deck').length]).toEqual([rewards, 12 - rewards]);
  });

  it('damage turns or discards, the rest goes home as it is', () => {
    const t = fought(table({ ...BATTLE, injured: ['1:c'] }), ['a', 'd'], [['c', 1], ['b', 0]]); // prettier-ignore
    // 3+2 against 2+1: the head b is injured. 5 against 0 (injured c): discarded.
    t.do({ type: 'showdown', player: 0 });
    expect([t.state.cards[t.id('1:b')]?.injured, t.pile(1, 'discard')]).toEqual([true, ['c']]);
    expect(t.events.filter(({ kind }) => kind === 'showdown').map(({ powers, outcome }) => [powers, outcome])).toEqual([[[5, 3], 'less'], [[5, 0], 'more']]); // prettier-ignore
    t.do({ type: 'return', player: 0 });
    expect([t.pile(1, 'village').sort(), t.state.players[1].teams.length, t.state.lanes]).toEqual([
      ['a', 'b', 'wise'],
      2,
      [],
    ]);
    expect(t.state.cards[t.id('1:b')]?.injured).toBe(true);
  });

  it('can be by mental power', () => {
    const t = fought(table(BATTLE), ['d'], [['wise', 0]]);
    t.do({ type: 'adjust', player: 1, adjustment: { do: 'contest', lane: 0, contest: 'mental' } }, { type: 'showdown', player: 0 });
    expect(t.events.find(({ kind }) => kind === 'showdown')).toMatchObject({ powers: [0, 6], outcome: 'more', amount: 6 });
    expect(t.pile(0, 'discard')).toEqual(['d']);
  }); // prettier-ignore

  it('a bonus lasts until the turn ends', () => {
    const t = fought(table(BATTLE), ['c']);
    t.do({ type: 'adjust', player: 0, adjustment: { do: 'bonus', card: t.id('0:c'), combat: 4 } }, { type: 'showdown', player: 0 });
    expect(t.pile(0, 'rewards')).toHaveLength(2);
    t.do({ type: 'return', player: 0 });
    expect(t.state.cards.every(({ bonus }) => bonus === null)).toBe(true);
  }); // prettier-ignore

  it.each<[string, number, number, 0 | null]>([
    ['9 rewards go on', 8, 12, null],
    ['10 rewards win', 9, 12, 0],
    ['10 rewards win with the own deck empty', 9, 0, 0],
  ])('%s', (_, rewards, deck, winner) => {
    const fill = (count: number) => Array.from({ length: count }, () => 'x');
    const t = fought(table({ ...BATTLE, piles: [{ ...BATTLE.piles[0], rewards: fill(rewards), deck: fill(deck) }, BATTLE.piles[1]] }), ['c']); // prettier-ignore
    toEnd(t);
    expect(t.state.winner).toBe(winner);
    if (winner === 0) expect(t.refusal({ type: 'keep', player: 0 })).toBe('game-over');
  });

  it('the last cards of a deck as rewards end the game', () => {
    const t = fought(table({ ...BATTLE, piles: [BATTLE.piles[0], { ...BATTLE.piles[1], deck: ['x'] }] }), ['a']);
    toEnd(t);
    expect([t.pile(0, 'rewards').length, t.state.winner, t.events.at(-1)?.ruleRef]).toEqual([1, 0, 'win.deck']);
  });

  it.each([
    [6, null, 0],
    [7, 'hand', 1],
    [9, 'hand', 3],
  ])('a hand of %i', (count, phase, surplus) => {
    const hand = Array.from({ length: count }, () => 'j');
    const t = table({ phase: 'attack', piles: [{ hand }, { hand: Array.from({ length: 9 }, () => 'j') }] });
    t.do({ type: 'attack', player: 0, heads: [] });
    expect(t.state.phase === 'hand' ? 'hand' : null).toBe(phase);
    if (!phase) return;
    const cards = t.state.players[0].hand.slice(0, surplus);
    expect(t.refusal({ type: 'discard', player: 0, cards: cards.slice(1) })).toBe('hand-limit');
    expect(t.refusal({ type: 'discard', player: 0, cards: t.state.players[0].hand.slice(0, surplus + 1) })).toBe(
      'hand-limit',
    );
    expect(t.refusal({ type: 'discard', player: 0, cards: t.state.players[1].hand.slice(0, surplus) })).toBe(
      'not-in-hand',
    );
    expect(t.refusal({ type: 'discard', player: 0, cards: [...cards.slice(1), ...cards.slice(0, 1), ...cards.slice(0, 1)] })).toBe('repeated'); // prettier-ignore
    t.do({ type: 'discard', player: 0, cards });
    expect([t.pile(0, 'hand').length, t.pile(0, 'discard').length, t.state.attacker]).toEqual([6, surplus, 1]);
  });

  it('the marker moves, the roles change, the next player draws', () => {
    const t = table({ phase: 'attack', marker: 2 });
    t.do({ type: 'attack', player: 0, heads: [] });
    expect(t.state.players.map(({ marker }) => marker)).toEqual([3, 2]);
    expect([t.state.attacker, t.state.turn, t.pile(1, 'hand').length]).toEqual([1, 4, 1]);
  });
});
