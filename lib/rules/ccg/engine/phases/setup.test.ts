import { describe, expect, it } from 'vitest';
import { CARDS, table } from '../../testing/made-up-table';
import type { Table } from '../../testing/table';
import { makeLibrary } from '../game';
import { newGame } from '../new-game';

describe('set-up', () => {
  const library = makeLibrary(CARDS);
  const deck = Array.from({ length: 50 }, () => 'T-x');
  const start = () => {
    const t = table();
    t.state = newGame(library, { seed: 5, decks: [deck, deck], first: 1 });
    return t;
  };
  const hands = (t: Table) => t.state.players.map(({ hand, deck: left }) => [hand.length, left.length]);

  it('draws 6, markers at 0', () => {
    const t = start();
    expect(hands(t)).toEqual([[6, 44], [6, 44]]); // prettier-ignore
    expect(t.state.players.map(({ marker }) => marker)).toEqual([0, 0]);
  });
  it('redraws to 5, then to 4, then no more', () => {
    const t = start().do({ type: 'redraw', player: 0 });
    expect(hands(t)[0]).toEqual([5, 45]);
    t.do({ type: 'redraw', player: 0 });
    expect(hands(t)[0]).toEqual([4, 46]);
    expect(t.refusal({ type: 'redraw', player: 0 })).toBe('no-redraw-left');
    expect(t.refusal({ type: 'keep', player: 0 })).toBe('already-done');
  });
  it('begins with the first player when both keep: one card drawn', () => {
    const t = start().do({ type: 'keep', player: 0 }, { type: 'keep', player: 1 });
    expect([t.state.phase, t.state.attacker, t.state.turn]).toEqual(['mission', 1, 1]);
    expect(hands(t)).toEqual([[6, 44], [7, 43]]); // prettier-ignore
  });
  it('throws on a card it does not know', () => {
    expect(() => newGame(library, { seed: 1, decks: [['X-001'], []], first: 0 })).toThrow('X-001');
  });
  it('nothing is adjusted before the game', () => {
    expect(start().refusal({ type: 'adjust', player: 0, adjustment: { do: 'shuffle', player: 0 } })).toBe(
      'wrong-phase',
    );
  });
});
