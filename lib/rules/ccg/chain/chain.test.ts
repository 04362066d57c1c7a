import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ChainLink, judge, type Need, NEEDS, resolveChain } from './chain';

const link = (player: string, ...removes: [number, Need][]): ChainLink<string> => ({
  player,
  removes: removes.map(([other, need]) => ({ link: other, need })),
});
const told = (...links: ChainLink<string>[]) =>
  resolveChain(links).map(({ link: at, resolves, cost }) => `${at} ${resolves ? 'resolves' : 'does not'}, ${cost}`);

describe('a chain', () => {
  it.each<[string, ChainLink<string>[], string[]]>([
    ['of nothing', [], []],
    ['of one jutsu is a chain', [link('a')], ['0 resolves, spent']],
    ['is resolved in reverse', [link('a'), link('b'), link('a')], ['2 resolves, spent', '1 resolves, spent', '0 resolves, spent']],
    ['the second takes the target of the first', [link('a'), link('b', [0, 'target'])], ['1 resolves, spent', '0 does not, returned']],
    ['the second takes its user', [link('a'), link('b', [0, 'user'])], ['1 resolves, spent', '0 does not, returned']],
    ['the third saves the first', [link('a'), link('b', [0, 'target']), link('a', [1, 'requirement'])], ['2 resolves, spent', '1 does not, returned', '0 resolves, spent']],
    ['a later one is safe from an earlier', [link('a', [1, 'effect']), link('b')], ['1 resolves, spent', '0 resolves, spent']],
    ['nothing stops itself', [link('a', [0, 'effect'])], ['0 resolves, spent']],
    ['a link that is not there', [link('a', [7, 'effect'])], ['0 resolves, spent']],
  ])('%s', (_, links, expected) => expect(told(...links)).toEqual(expected)); // prettier-ignore

  it('says what was missing and who took it', () => {
    const [, , first] = resolveChain([link('a'), link('b', [0, 'target'], [0, 'target']), link('b', [0, 'target'], [0, 'user'])]);
    expect(first).toEqual({
      link: 0, player: 'a', resolves: false, cost: 'returned', rule: 'chain.unresolved',
      missing: ['user', 'target'],
      because: [{ need: 'user', links: [2] }, { need: 'target', links: [2, 1] }],
    });
  }); // prettier-ignore

  it('resolves each jutsu once, the last always', () => {
    const removes = fc.record({ link: fc.nat(8), need: fc.constantFrom(...NEEDS) });
    const chain = fc.array(fc.record({ player: fc.constantFrom('a', 'b'), removes: fc.array(removes) }), { minLength: 1, maxLength: 8 }); // prettier-ignore
    fc.assert(
      fc.property(chain, (links) => {
        const steps = resolveChain(links);
        expect(steps.map(({ link: at }) => at)).toEqual(links.map((_, i) => links.length - 1 - i));
        expect(steps[0]?.resolves).toBe(true);
        for (const { because, resolves } of steps) expect(because.length === 0).toBe(resolves);
      }),
    );
  });
});

it('anything missing is enough', () => {
  expect(judge(new Set())).toEqual({ resolves: true, missing: [], rule: 'chain.reverse' });
  for (const need of NEEDS) expect(judge(new Set([need]))).toMatchObject({ resolves: false, missing: [need] });
});
