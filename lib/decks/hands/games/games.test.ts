import { describe, expect, it } from 'vitest';
import { dice } from '@/lib/rules/mythos/bots/dice';
import { randomDeck } from '@/lib/rules/mythos/bots/random-deck';
import { makeLibrary } from '@/lib/rules/mythos/engine/library/library';
import { readSetFile } from '@/lib/testing/set-files';
import { cardLifts, difference } from './lift';
import { playGames, type Trial } from './play';
import { add, nothingYet, type Tally } from './tally';

const cards = ['ks', 'ss'].flatMap((set) => readSetFile(set).cards);
const library = makeLibrary(cards);
const deckOf = (seed: number) => randomDeck(cards, dice(seed));
const trial: Trial = { deck: deckOf(1), opponents: [deckOf(2), deckOf(3), deckOf(4)], seed: 5 };

function together(...parts: Tally[]): Tally {
  const sum = nothingYet(trial.opponents.length);
  for (const part of parts) add(sum, part);
  return sum;
}

describe('games of a deck against others', () => {
  const whole = playGames(library, trial, 0, 10);

  it('are the same in portions, in any order', () => {
    const portions = [
      playGames(library, trial, 6, 10),
      playGames(library, trial, 0, 3),
      playGames(library, trial, 3, 6),
    ];
    expect(together(...portions)).toEqual(whole);
    expect(playGames(library, { ...trial, seed: 6 }, 0, 10)).not.toEqual(whole);
  });

  it('meet each opponent in turn, and what is told of them adds up', () => {
    expect(whole.opponents.map(({ games }) => games)).toEqual([4, 3, 3]);
    const sum = (of: (pairing: Tally['opponents'][number]) => number) => whole.opponents.reduce((all, one) => all + of(one), 0);
    expect([sum((one) => one.games), sum((one) => one.wins)]).toEqual([whole.games, whole.wins]);
    expect([sum((one) => one.points[0]), sum((one) => one.points[1])]).toEqual(whole.points);
  }); // prettier-ignore

  it('tell of cards of the deck only, none played that was not had', () => {
    const own = new Set(trial.deck.cards);
    expect(Object.keys(whole.cards).length).toBeGreaterThan(15);
    for (const [code, { held, played }] of Object.entries(whole.cards)) {
      expect(own).toContain(code);
      expect(played.games).toBeLessThanOrEqual(held.games);
      expect(played.wins).toBeLessThanOrEqual(held.wins);
      expect(held.games).toBeLessThanOrEqual(whole.games);
      expect(held.wins).toBeLessThanOrEqual(whole.wins);
    }
    // Seven cards at least are had in each game, hence of 30 some card in most of them.
    const most = Math.max(...Object.values(whole.cards).map(({ held }) => held.games));
    expect(most).toBeGreaterThanOrEqual(5);
  });

  it('need an opponent', () => {
    expect(() => playGames(library, { ...trial, opponents: [] }, 0, 1)).toThrow(RangeError);
  });
});

describe('what a card brings', () => {
  const record = (wins: number, games: number) => ({ wins, games });
  const tally = (cardsOf: Tally['cards']): Tally => ({ ...nothingYet(0), games: 100, wins: 50, cards: cardsOf });

  it('is the share won with it less the share won without it, the best first', () => {
    const lifts = cardLifts(
      tally({
        bad: { held: record(10, 50), played: record(5, 20) },
        good: { held: record(40, 50), played: record(30, 35) },
        always: { held: record(50, 100), played: record(0, 0) },
      }),
    );
    expect(lifts.map(({ code, lift }) => [code, lift && Math.round(lift.value * 100)])).toEqual([
      ['good', 60],
      ['bad', -60],
      ['always', undefined],
    ]);
    expect(lifts[0]?.without).toEqual({ wins: 10, games: 50 });
  });

  it.each([
    // Newcombe (1998), table II, method 10: the examples of the paper.
    [56, 70, 48, 80, 0.0524, 0.3339],
    [9, 10, 3, 10, 0.1705, 0.809],
    [10, 10, 0, 10, 0.6075, 1],
  ])('with %i of %i against %i of %i lies between', (a, m, b, n, low, high) => {
    const interval = difference(record(a, m), record(b, n));
    expect(interval.low).toBeCloseTo(low, 3);
    expect(interval.high).toBeCloseTo(high, 3);
  });
});
