import { describe, expect, it } from 'vitest';
import { attack, BATTLE, block, table } from '../../testing/made-up-table';
import type { Action } from '../actions';

describe('organization', () => {
  const four = {
    piles: [{ village: ['a', 'b', 'c', 'd', 'k', 'stays'] }, {}] as [object, object],
    phase: 'organization' as const,
  };
  it.each<[string, string[][], string | null]>([
    ['4 teams of 1', [['a'], ['b'], ['c'], ['d']], null],
    ['2 teams of 2', [['a', 'b'], ['c', 'd']], null],
    ['3 and 1', [['a', 'b', 'c'], ['d']], null],
    ['a team of 4', [['a', 'b', 'c', 'd']], 'team-size'],
    ['a team of 0', [['a', 'b', 'c'], ['d'], []], 'team-size'],
    ['one left out', [['a', 'b', 'c']], 'team-incomplete'],
    ['one in two teams', [['a', 'b'], ['b', 'c'], ['d']], 'repeated'],
    ['a client in a team', [['a', 'b', 'c'], ['d', 'k']], 'not-in-play'],
  ])('%s', (_, teams, refused) => {
    const t = table(four);
    const action: Action = { type: 'organize', player: 0, teams: teams.map((team) => team.map((one) => t.id(`0:${one}`))) };
    expect(t.refusal(action)).toBe(refused);
    if (!refused) expect(t.do(action).state.phase).toBe('attack');
  }); // prettier-ignore

  it('the first player’s first turn ends there', () => {
    const t = table({ ...four, turn: 1, marker: 0 });
    t.do({ type: 'organize', player: 0, teams: [['0:a', '0:b', '0:c'].map((one) => t.id(one)), [t.id('0:d')]] });
    expect([t.state.attacker, t.state.phase, t.state.turn, t.state.players[0].marker]).toEqual([1, 'mission', 2, 1]);
  });
  it('the second player’s first turn goes on', () => {
    const t = table({ phase: 'organization', turn: 2, attacker: 1 });
    expect(t.do({ type: 'organize', player: 1, teams: [] }).state.phase).toBe('attack');
  });
});

describe('attack and block', () => {
  it.each<[string, string[], string | null]>([
    ['none', [], null],
    ['one', ['a'], null],
    ['three', ['b', 'c', 'd'], null],
    ['four', ['a', 'c', 'd', 'e'], 'too-many-teams'],
    ['one team with two heads', ['a', 'b'], 'team-twice'],
  ])('attack with %s', (_, heads, refused) => {
    const t = table(BATTLE);
    expect(t.refusal(attack(t, ...heads))).toBe(refused);
  });
  it.each<[string, [string, number][], string | null]>([
    ['none', [], null],
    ['one', [['b', 1]], null],
    ['both', [['b', 1], ['c', 0]], null],
    ['more than attack', [['a', 0], ['c', 1], ['wise', 0]], 'too-many-teams'],
    ['two at one', [['a', 0], ['c', 0]], 'blocked-already'],
    ['one at two', [['a', 0], ['b', 1]], 'team-twice'],
    ['nobody', [['a', 2]], 'no-such-attack'],
  ])('block %s', (_, blocks, refused) => {
    const t = table(BATTLE);
    t.do(attack(t, 'a', 'd'));
    expect(t.refusal(block(t, ...blocks))).toBe(refused);
  }); // prettier-ignore
  it('heads stand before supports', () => {
    const t = table(BATTLE);
    t.do(attack(t, 'b'), block(t, ['c', 0]));
    const [lane] = t.state.lanes;
    expect(lane).toEqual({ attack: { head: t.id('0:b'), supports: [t.id('0:a')] }, block: { head: t.id('1:c'), supports: [] }, contest: 'combat' }); // prettier-ignore
    expect(t.pile(0, 'village')).toEqual(['c', 'd', 'e']);
  });
  it('a ninja in no team cannot be sent', () => {
    const t = table({ ...BATTLE, piles: [{ village: ['a', 'b', 'c', 'd', 'e', 'late'] }, BATTLE.piles[1]] });
    expect(t.refusal(attack(t, 'late'))).toBe('not-in-team');
  });
  it('without an attack the turn ends', () => {
    const t = table(BATTLE);
    t.do(attack(t));
    expect([t.state.attacker, t.state.phase]).toEqual([1, 'mission']);
  });
});
