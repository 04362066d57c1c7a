import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mainCards, sumOf } from './card';
import { COST_TOP, curves, doings, POWER_TOP } from './curves';
import { needs } from './needs';
import { deckNumbers } from './numbers';
import { copiesOf, madeUp, shipped } from './testing';

const anyCards = fc
  .array(fc.record({ code: fc.constantFrom(...shipped.keys()), count: fc.integer({ min: 1, max: 4 }) }), {
    maxLength: 40,
  })
  .map((lines) => mainCards(lines, shipped));

const total = (bars: readonly number[]) => bars.reduce((sum, count) => sum + count, 0);

describe('the cards of a deck', () => {
  it('are its characters and attachments, all lines of one together', () => {
    const lines = [
      { code: 'KS-108', count: 1 },
      { code: 'KS-M01', count: 1 },
      { code: 'KS-999', count: 2 },
      { code: 'KS-108', count: 2 },
    ];
    expect(mainCards(lines, shipped)).toEqual([{ card: shipped.get('KS-108'), count: 3 }]);
  });
});

describe('curves', () => {
  it('keep characters and attachments apart, and what is beyond the end in the last bar', () => {
    const cards = copiesOf(
      madeUp('a', { chakra: 2, power: 3 }),
      madeUp('b', { chakra: 9, power: 12 }),
      madeUp('c', { type: 'attachment', chakra: 2, power: -1 }),
    );
    expect(curves(cards)).toEqual({
      cost: { characters: [0, 0, 1, 0, 0, 0, 0, 1], attachments: [0, 0, 1, 0, 0, 0, 0, 0] },
      power: [0, 0, 0, 1, 0, 0, 0, 0, 1],
    });
  });

  it('hold every copy once', () => {
    fc.assert(
      fc.property(anyCards, (cards) => {
        const { cost, power } = curves(cards);
        expect(total(cost.characters) + total(cost.attachments)).toBe(sumOf(cards));
        expect(total(power)).toBe(total(cost.characters));
        expect([cost.characters.length, power.length]).toEqual([COST_TOP + 1, POWER_TOP + 1]);
      }),
    );
  });
});

describe('what a deck does', () => {
  it('counts copies by timing in the order of lists, and by deed from the most', () => {
    const cards = copiesOf(
      madeUp('a', { timing: ['main', 'ambush'], does: ['draw'] }),
      madeUp('b', { timing: ['main'], does: ['draw', 'hide-enemy'] }),
      madeUp('c'),
    );
    expect(doings(cards)).toEqual({
      timings: [{ name: 'main', count: 2 }, { name: 'ambush', count: 1 }],
      deeds: [{ name: 'draw', count: 2 }, { name: 'hide-enemy', count: 1 }],
      plain: 1,
    }); // prettier-ignore
  });
});

describe('chakra needed and expected', () => {
  const costing = (...costs: number[]) => copiesOf(...costs.map((chakra, i) => madeUp(`c${i}`, { chakra })));

  it.each<[string, number[], number, [number, number][]]>([
    ['no cards', [], 2, [[0, 5], [0, 5], [0, 5], [0, 5]]],
    ['one in each quarter', [4, 1, 3, 2], 2, [[2, 5], [4, 7], [6, 9], [8, 11]]],
    ['a border inside a card', [1, 2, 3, 4, 5, 6], 1, [[1.33, 5], [2.67, 6], [4.33, 7], [5.67, 8]]],
    ['fewer cards than rounds', [3], 1, [[3, 5], [3, 6], [3, 7], [3, 8]]],
  ])('%s', (_name, costs, pace, rounds) => {
    expect(needs(costing(...costs), pace).map(({ needed, expected }) => [needed, expected])).toEqual(rounds);
  }); // prettier-ignore

  it('attachments are paid for and bring nothing', () => {
    const cards = copiesOf(madeUp('a', { chakra: 2 }), madeUp('b', { type: 'attachment', chakra: 2 }));
    expect(needs(cards).map(({ needed, expected }) => [needed, expected])).toEqual([
      [4, 5],
      [4, 6],
      [4, 7],
      [4, 8],
    ]);
  });

  it('over the four rounds the whole deck is asked for at its average', () => {
    fc.assert(
      fc.property(anyCards, (cards) => {
        const average = sumOf(cards) === 0 ? 0 : cards.reduce((sum, { card, count }) => sum + (card.chakra ?? 0) * count, 0) / sumOf(cards); // prettier-ignore
        const rounds = needs(cards, 2);
        expect(total(rounds.map(({ needed }) => needed)) / 8).toBeCloseTo(average, 1);
        rounds.slice(1).forEach(({ needed }, i) => expect(needed).toBeGreaterThanOrEqual(rounds[i]!.needed));
      }),
    );
  });
});

describe('all numbers of a deck', () => {
  it('an empty deck has them too', () => {
    const numbers = deckNumbers({ main: [], missions: [] }, shipped);
    expect(numbers).toMatchObject({ size: 0, groups: [], chains: [], missions: [] });
  });

  it('the order of lines changes no figure', () => {
    const lines = fc.array(fc.constantFrom(...shipped.keys()), { maxLength: 30 });
    fc.assert(
      fc.property(lines, (codes) => {
        const deck = (order: string[]) => ({ main: order.map((code) => ({ code, count: 1 })), missions: [] });
        expect(deckNumbers(deck(codes.toReversed()), shipped)).toEqual(deckNumbers(deck(codes), shipped));
      }),
      { numRuns: 50 },
    );
  });
});
