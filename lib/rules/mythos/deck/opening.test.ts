import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSetFile } from '@/lib/testing/set-files';
import { dice } from '../bots/dice';
import { randomDeck } from '../bots/random-deck';
import { play } from '../engine/engine';
import { makeLibrary } from '../engine/library/library';
import { newGame } from '../engine/new-game';
import { defOf, gameOf } from '../engine/state/game';
import { dealOpening } from './opening';

const cards = ['ks', 'ss'].flatMap((set) => readSetFile(set).cards);
const library = makeLibrary(cards);
const seeds = fc.integer({ min: 0, max: 2 ** 31 - 1 });

function sortedDeck(seed: number) {
  const deck = randomDeck(cards, dice(seed));
  return { cards: deck.cards.toSorted(), missions: deck.missions.toSorted() };
}

describe('an opening hand', () => {
  it('is the one that a game of that seed begins with', () => {
    fc.assert(
      fc.property(seeds, fc.boolean(), (seed, mulligan) => {
        const deck = sortedDeck(seed);
        const g = gameOf(library, newGame(library, { seed, decks: [deck, deck] }), null);
        const hand = () => g.s.players[0].hand.map((id) => defOf(g, id).code);
        const first = hand();
        let dealt = first;
        // The game goes on by itself into round 1, where two more cards are drawn.
        for (let asked = 0; asked < 2; asked++) {
          const player = g.s.prompt?.player ?? 0;
          play(g, { type: 'answer', player, answer: mulligan && player === 0 ? [1] : 'no' });
          if (player === 0) dealt = hand();
        }
        const opening = dealOpening(library, deck, { seed, mulligan });
        expect(opening.hand).toEqual(dealt.slice(0, 5));
        expect(opening.before).toEqual(mulligan ? first : undefined);
      }),
      { numRuns: 60 },
    );
  });

  it('and what is drawn later are cards of the deck, each once, whatever order they are listed in', () => {
    fc.assert(
      fc.property(seeds, fc.boolean(), (seed, mulligan) => {
        const deck = sortedDeck(seed);
        const opening = dealOpening(library, deck, { seed, mulligan });
        expect(opening.hand).toHaveLength(5);
        expect(opening.rounds.map((round) => round.length)).toEqual([2, 2, 2, 2]);
        const left = [...deck.cards];
        for (const code of [...opening.hand, ...opening.rounds.flat()]) {
          expect(left).toContain(code);
          left.splice(left.indexOf(code), 1);
        }
        const otherwise = { cards: deck.cards.toReversed(), missions: deck.missions.toReversed() };
        expect(dealOpening(library, otherwise, { seed, mulligan })).toEqual(opening);
      }),
      { numRuns: 60 },
    );
  });

  it('after a mulligan comes from the whole deck: each card about as often', () => {
    const deck = { cards: Array.from({ length: 30 }, (_, i) => cards.filter(({ type }) => type === 'character')[i]!.code), missions: [] }; // prettier-ignore
    const times = new Map<string, number>();
    let kept = 0;
    for (let seed = 0; seed < 6000; seed++) {
      const { hand, before = [] } = dealOpening(library, deck, { seed, mulligan: true });
      for (const code of hand) times.set(code, (times.get(code) ?? 0) + 1);
      kept += hand.filter((code) => before.includes(code)).length;
    }
    // 5 of 30, six thousand times; of a hand put back, 5/30 of each card comes again.
    for (const count of times.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
    expect(Math.abs(kept / 6000 - 25 / 30)).toBeLessThan(0.05);
  });

  it.each([
    ['no card at all', [], [0, [0, 0, 0, 0]]],
    ['three cards', ['KS-001', 'KS-002', 'KS-003'], [3, [0, 0, 0, 0]]],
    ['eight cards', ['KS-001', 'KS-001', 'KS-002', 'KS-002', 'KS-003', 'KS-003', 'KS-004', 'KS-004'], [5, [2, 1, 0, 0]]],
    ['a card that nobody knows', ['KS-001', 'XX-999'], [1, [0, 0, 0, 0]]],
  ])('of %s is what there is', (_, codes, sizes) => {
    const opening = dealOpening(library, { cards: codes, missions: [] }, { seed: 1, mulligan: true });
    expect([opening.hand.length, opening.rounds.map(({ length }) => length)]).toEqual(sizes);
  }); // prettier-ignore
});
