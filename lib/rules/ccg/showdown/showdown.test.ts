import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterDamage, effectWorks } from './damage';
import { type Contest, type Fighter, type FightingTeam, teamPower } from './power';
import { showdown, type ShowdownOutcome } from './showdown';

type Values = [combat: number, support: number];
function fighter(id: string, healthy: Values, more: Partial<Fighter<string>> = {}, injured: Values = [0, 0]): Fighter<string> {
  const values = ([combat, support]: Values) => ({ combat, support });
  return { id, healthy: values(healthy), injured: values(injured), isInjured: false, ...more };
} // prettier-ignore
/** A team of one with this power. */
const alone = (power: number, more: Partial<Fighter<string>> = {}, id = 'head'): FightingTeam<string> => ({
  head: fighter(id, [power, 0], more, [power, 0]),
  supports: [],
});
const withSupports = (power: number): FightingTeam<string> => ({
  head: fighter('head', [power, 9]),
  supports: [fighter('left', [9, 0]), fighter('right', [9, 0], { isInjured: true }, [9, 0])],
});
const fight = (attack: FightingTeam<string>, block: FightingTeam<string> | null, contest: Contest = 'combat') =>
  showdown({ attack, block, contest });

describe('team power', () => {
  const a = fighter('a', [5, 2], { mentalPower: 1 }, [3, 1]);
  const b = fighter('b', [4, 3], { mentalPower: 4 }, [2, 0]);
  const c = fighter('c', [1, 1], {}, [0, -1]);
  const hurt = (one: Fighter<string>) => ({ ...one, isInjured: true });

  it.each<[string, FightingTeam<string>, Contest, number, number[]]>([
    ['a head alone: its combat', { head: a, supports: [] }, 'combat', 5, [5]],
    ['head and one support', { head: a, supports: [b] }, 'combat', 8, [5, 3]],
    ['head and two supports', { head: a, supports: [b, c] }, 'combat', 9, [5, 3, 1]],
    ['another head, another power', { head: c, supports: [a, b] }, 'combat', 6, [1, 2, 3]],
    ['an injured head', { head: hurt(a), supports: [b] }, 'combat', 6, [3, 3]],
    ['an injured support', { head: a, supports: [hurt(b)] }, 'combat', 5, [5, 0]],
    ['a support below 0', { head: a, supports: [hurt(c)] }, 'combat', 4, [5, -1]],
    ['a head that is gone', { head: null, supports: [b, c] }, 'combat', 4, [3, 1]],
    ['mental power of all', { head: a, supports: [b] }, 'mental', 5, [1, 4]],
    ['mental power while injured', { head: hurt(a), supports: [hurt(b)] }, 'mental', 5, [1, 4]],
    ['no mental power printed', { head: c, supports: [b] }, 'mental', 4, [0, 4]],
    ['a bonus', { head: { ...a, bonus: { combat: 2, support: 9 } }, supports: [] }, 'combat', 7, [5, 2]],
  ])('%s', (_, team, contest, total, amounts) => {
    const power = teamPower(team, contest);
    expect([power.total, power.parts.map(({ amount }) => amount)]).toEqual([total, amounts]);
  });

  it('says of each part what it is and by which rule', () => {
    expect(teamPower({ head: hurt(a), supports: [b] }, 'combat').parts).toEqual([
      { of: 'a', as: 'head', value: 'combat', injured: true, amount: 3, rule: 'injured.values' },
      { of: 'b', as: 'support', value: 'support', injured: false, amount: 3, rule: 'power.combat' },
    ]);
    expect(teamPower({ head: hurt(a), supports: [] }, 'mental').parts[0]).toMatchObject({ injured: false, rule: 'power.mental' });
  }); // prettier-ignore
});

describe('a team that is not blocked', () => {
  it.each([[-1, 1], [0, 1], [4, 1], [5, 2], [12, 2]])('with power %i wins %i', (power, rewards) => {
    expect(fight(alone(power), null)).toMatchObject({ outcome: 'unblocked', rewards, winner: 'attack', damage: [], rule: rewards === 1 ? 'reward.weak' : 'reward.strong' });
  }); // prettier-ignore
});

describe('teams that meet', () => {
  it.each<[number, number, ShowdownOutcome, 'attack' | 'block' | null, number]>([
    [3, 3, 'tie', null, 0],
    [4, 3, 'less', 'attack', 1],
    [7, 3, 'less', 'attack', 4],
    [8, 3, 'more', 'attack', 5],
    [3, 4, 'less', 'block', 1],
    [3, 7, 'less', 'block', 4],
    [3, 8, 'more', 'block', 5],
  ])('%i against %i: %s, %s', (attack, block, outcome, winner, difference) => {
    expect(fight(alone(attack), alone(block))).toMatchObject({ outcome, winner, difference, rewards: 0 });
  });

  it.each<[string, number, [string, number, string][]]>([
    ['beaten by 1: the head takes 1', 2, [['head', 1, 'injured']]],
    ['beaten by 4: the head takes 1', -1, [['head', 1, 'injured']]],
    ['beaten by 5: the head takes 2, each support 1', -2, [['head', 2, 'discarded'], ['left', 1, 'injured'], ['right', 1, 'discarded']]],
  ])('%s', (_, power, expected) => {
    const { damage } = fight(withSupports(power), alone(3, {}, 'victor'));
    expect(damage.map(({ of, amount, condition }) => [of, amount, condition])).toEqual(expected);
    expect(damage.every(({ side }) => side === 'attack')).toBe(true);
  }); // prettier-ignore

  it('equal: both heads take 1', () => {
    expect(fight(withSupports(3), alone(3, { isInjured: true }, 'other')).damage).toEqual([
      { side: 'attack', of: 'head', as: 'head', amount: 1, condition: 'injured', rules: ['fight.tie', 'damage.injured'] },
      { side: 'block', of: 'other', as: 'head', amount: 1, condition: 'discarded', rules: ['fight.tie', 'damage.discarded'] },
    ]);
  }); // prettier-ignore

  it('a head that is gone takes its damage with it', () => {
    const headless = { head: null, supports: [fighter('left', [0, 1])] };
    expect(fight(headless, alone(3)).damage).toEqual([]);
    expect(fight(headless, alone(6)).damage).toMatchObject([{ of: 'left', amount: 1 }]);
  });

  it.each<[string, FightingTeam<string>, FightingTeam<string> | null, string | null]>([
    ['the blocking team is gone', alone(6), { head: null, supports: [] }, 'fight.gone'],
    ['the attacking team is gone', { head: null, supports: [] }, alone(6), 'fight.gone'],
    ['the attacking team is gone, nobody blocks', { head: null, supports: [] }, null, null],
  ])('nothing is compared when %s', (_, attack, block, rule) => {
    expect(fight(attack, block)).toMatchObject({ outcome: 'empty', winner: null, rewards: 0, damage: [], rule });
  });

  it('by mental power', () => {
    expect(fight(alone(9, { mentalPower: 1 }), alone(0, { mentalPower: 6 }), 'mental')).toMatchObject({ winner: 'block', difference: 5, outcome: 'more' }); // prettier-ignore
  });

  it('is the same from the other side', () => {
    const team = fc.integer({ min: -3, max: 12 }).map((power) => withSupports(power));
    fc.assert(
      fc.property(team, team, (one, two) => {
        const [there, back] = [fight(one, two), fight(two, one)];
        expect(there.difference).toBe(back.difference);
        expect(there.damage.length).toBe(back.damage.length);
        expect(there.winner === null).toBe(back.winner === null);
        if (there.winner) expect(there.winner).not.toBe(back.winner);
      }),
    );
  });
});

describe('damage', () => {
  it.each([
    [false, 1, 'injured'],
    [false, 2, 'discarded'],
    [false, 3, 'discarded'],
    [true, 1, 'discarded'],
    [true, 2, 'discarded'],
  ])('injured %s, takes %i: %s', (isInjured, amount, condition) => {
    expect(afterDamage(isInjured, amount).condition).toBe(condition);
  });
  it.each([0, -1, 1.5])('%s is none', (amount) => expect(() => afterDamage(false, amount)).toThrow(RangeError));
  it.each<[boolean, boolean, boolean]>([
    [false, false, true],
    [false, true, true],
    [true, false, false],
    [true, true, true],
  ])('injured %s, Valid %s: works %s', (isInjured, valid, works) => {
    expect(effectWorks(valid ? { valid } : {}, isInjured)).toBe(works);
  });
});
