import { describe, expect, it } from 'vitest';
import { attack, block, table } from '../../testing/made-up-table';
import type { Table, TableOf } from '../../testing/table';
import type { Action, Adjustment } from '../actions';

describe('exchange of jutsu', () => {
  const JUTSU: TableOf['piles'] = [
    { village: ['a', 'b', 'c'], hand: ['j', 'hit', 'fire1', 'water', 'only', 'learned', 'told'], chakra: ['d', 'e', 'w'] },
    { village: ['a', 'b', 'wise'], hand: ['hit', 'stop', 'j'], chakra: ['d'] },
  ]; // prettier-ignore
  const battle = () => {
    const t = table({ phase: 'attack', piles: JUTSU as [object, object], teams: [[['a', 'b'], ['c']], [['a'], ['b', 'wise']]] }); // prettier-ignore
    return t.do(attack(t, 'a'), block(t, ['a', 0]));
  };
  const jutsuOf = (t: Table, player: 0 | 1, card: string, user: string, more: { target?: string; pay?: string[] } = {}): Action => ({
    type: 'jutsu', player, card: t.id(`${player}:${card}`), user: t.id(`${player}:${user}`), pay: (more.pay ?? []).map((one) => t.id(`${player}:${one}`)), ...(more.target ? { target: t.id(more.target) } : {}),
  }); // prettier-ignore
  const decline = (...players: (0 | 1)[]): Action[] => players.map((player) => ({ type: 'decline', player }));

  it.each<[string, string, string, { target?: string; pay?: string[] }, string | null]>([
    ['by a ninja on the battlefield', 'j', 'a', {}, null],
    ['by a support', 'j', 'b', {}, null],
    ['by a ninja at home', 'j', 'c', {}, 'not-on-battlefield'],
    ['火1 with one of fire and any other', 'fire1', 'a', { pay: ['d', 'e'] }, null],
    ['火1 with none of fire', 'fire1', 'a', { pay: ['e', 'w'] }, 'payment-symbol'],
    ['火1 with one card', 'fire1', 'a', { pay: ['d'] }, 'payment-count'],
    ['火1 with three', 'fire1', 'a', { pay: ['d', 'e', 'w'] }, 'payment-count'],
    ['火1 from the hand', 'fire1', 'a', { pay: ['d', 'j'] }, 'payment-place'],
    ['火1 with one card twice', 'fire1', 'a', { pay: ['d', 'd'] }, 'repeated'],
    ['aimed at nothing', 'hit', 'a', {}, 'target-needed'],
    ['aimed at a ninja', 'hit', 'a', { target: '1:a' }, null],
    ['aimed at a ninja at home', 'hit', 'a', { target: '1:b' }, null],
    ['aimed at the wrong side', 'hit', 'a', { target: '0:b' }, 'target-wrong'],
    ['by somebody of the wrong symbol', 'water', 'a', {}, 'requirement'],
    ['by somebody of the wrong name', 'only', 'a', {}, 'requirement'],
    ['by somebody of the right name', 'only', 'b', {}, null],
    ['by somebody without the trait', 'learned', 'b', {}, 'requirement'],
    ['a requirement in words is for the players', 'told', 'a', {}, null],
    ['a ninja as a jutsu', 'a', 'a', {}, 'not-in-hand'],
  ])('%s', (_, card, user, more, refused) => {
    const t = battle();
    expect(t.refusal(jutsuOf(t, 0, card, user, more))).toBe(refused);
  });

  it('the attacker is asked first, then whoever did not just play', () => {
    const t = battle();
    expect(t.refusal(jutsuOf(t, 1, 'j', 'a'))).toBe('not-your-turn');
    t.do(jutsuOf(t, 0, 'j', 'a'));
    expect(t.state.priority).toBe(1);
    t.do(...decline(1));
    expect(t.state.priority).toBe(0);
    t.do(jutsuOf(t, 0, 'told', 'b'), jutsuOf(t, 1, 'j', 'a'));
    expect([t.state.priority, t.state.phase]).toEqual([0, 'jutsu']);
    t.do(...decline(0, 1));
    expect(t.state.phase).toBe('chain');
  });

  it('is resolved in reverse; then another chain may follow', () => {
    const t = battle();
    t.do(jutsuOf(t, 0, 'j', 'a'), jutsuOf(t, 1, 'hit', 'a', { target: '0:b' }), ...decline(0, 1));
    expect(t.refusal({ type: 'resolve', player: 0 })).toBe('not-your-turn');
    t.do({ type: 'resolve', player: 1, effects: [{ do: 'damage', card: t.id('0:b'), amount: 1 }] }, { type: 'resolve', player: 0 });
    expect([t.pile(1, 'chakra'), t.pile(0, 'chakra')]).toEqual([['d', 'hit'], ['d', 'e', 'w', 'j']]);
    expect([t.state.phase, t.state.priority]).toEqual(['jutsu', 0]);
    t.do(...decline(0, 1));
    expect(t.state.phase).toBe('showdown');
  }); // prettier-ignore

  it.each<[string, Adjustment['do'], string]>([
    ['its user is discarded', 'damage', 'user'],
    ['its user is called home', 'move', 'user'],
    ['it is negated', 'negate', 'effect'],
  ])('does not resolve when %s: its cost goes back', (_, how, missing) => {
    const t = battle();
    t.do(jutsuOf(t, 0, 'fire1', 'a', { pay: ['d', 'e'] }));
    expect([t.pile(0, 'discard'), t.pile(0, 'chakra')]).toEqual([['d', 'e'], ['w']]);
    const effect: Adjustment = how === 'damage' ? { do: 'damage', card: t.id('0:a'), amount: 2 } : how === 'move' ? { do: 'move', card: t.id('0:a'), to: 'village' } : { do: 'negate', card: t.id('0:fire1') };
    t.do(jutsuOf(t, 1, 'j', 'a'), ...decline(0, 1), { type: 'resolve', player: 1, effects: [effect] });
    expect(t.refusal({ type: 'resolve', player: 0, effects: [{ do: 'shuffle', player: 0 }] })).toBe('does-not-resolve');
    t.do({ type: 'resolve', player: 0 });
    expect(t.events.find(({ kind }) => kind === 'jutsuUnresolved')?.missing).toEqual([missing]);
    expect(t.pile(0, 'chakra')).toEqual(['w', 'd', 'e', 'fire1']);
  }); // prettier-ignore

  it('does not resolve when its target has gone, or the players see that something is missing', () => {
    const t = battle();
    t.do(jutsuOf(t, 0, 'hit', 'a', { target: '1:b' }), ...decline(1, 0));
    t.do({ type: 'adjust', player: 1, adjustment: { do: 'move', card: t.id('1:b'), to: 'hand' } }, { type: 'resolve', player: 0 });
    expect(t.events.find(({ kind }) => kind === 'jutsuUnresolved')?.missing).toEqual(['target']);
    t.do(jutsuOf(t, 0, 'told', 'a'), ...decline(1, 0), { type: 'resolve', player: 0, missing: ['requirement'] });
    expect(t.events.findLast(({ kind }) => kind === 'jutsuUnresolved')?.missing).toEqual(['requirement']);
  }); // prettier-ignore

  it('an effect the rules do not allow is refused, and nothing has happened', () => {
    const t = battle();
    t.do(jutsuOf(t, 0, 'j', 'a'), ...decline(1, 0));
    const wrong: Action = { type: 'resolve', player: 0, effects: [{ do: 'heal', card: t.id('0:a') }] };
    expect([t.refusal(wrong), t.state.chain.length]).toEqual(['not-injured', 1]);
    expect(t.refusal({ type: 'resolve', player: 0, effects: [{ do: 'move', card: t.id('0:j'), to: 'hand' }] })).toBe('card-in-use'); // prettier-ignore
  });

  it('a mission is no jutsu', () => {
    const t = table({ phase: 'attack', piles: [{ village: ['a'], hand: ['m'] }, {}], teams: [[['a']], []] });
    t.do(attack(t, 'a'), block(t));
    expect(t.refusal(jutsuOf(t, 0, 'm', 'a'))).toBe('wrong-kind');
  });

  it('a team whose head is gone fights on without it', () => {
    const t = battle();
    t.do({ type: 'adjust', player: 1, adjustment: { do: 'damage', card: t.id('0:a'), amount: 2 } }, ...decline(0, 1));
    // The support of b against the combat of a.
    t.do({ type: 'showdown', player: 0 });
    expect(t.events.find(({ kind }) => kind === 'showdown')?.powers).toEqual([2, 3]);
    expect(t.pile(0, 'battlefield')).toEqual(['b']);
  });

  it('a jutsu can be the target of another', () => {
    const t = battle();
    expect(t.refusal(jutsuOf(t, 0, 'hit', 'a', { target: '0:j' }))).toBe('target-wrong');
    t.do(jutsuOf(t, 0, 'j', 'a'), jutsuOf(t, 1, 'stop', 'a', { target: '0:j' }), ...decline(0, 1));
    t.do(
      { type: 'resolve', player: 1, effects: [{ do: 'negate', card: t.id('0:j') }] },
      { type: 'resolve', player: 0 },
    );
    expect(t.events.map(({ kind }) => kind)).toContain('jutsuUnresolved');
  });
});
