import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { play } from '../../engine/engine';
import { newGame } from '../../engine/new-game';
import { definitions, library } from '../../engine/testing/random-games';
import { gameOf } from '../../engine/state/game';
import { YES } from '../../engine/state/prompt';
import type { State } from '../../engine/state/state';
import { chanceOfNone, odds, OPENING_HAND, ROUNDS, seenBy } from './odds';

function choose(n: number, k: number): bigint {
  if (k < 0 || k > n) return 0n;
  let result = 1n;
  for (let i = 0; i < k; i++) result = (result * BigInt(n - i)) / BigInt(i + 1);
  return result;
}

const group = fc
  .integer({ min: 1, max: 80 })
  .chain((deck) => fc.record({ deck: fc.constant(deck), copies: fc.integer({ min: 0, max: deck }) }));

describe('the chance of none', () => {
  it.each([
    [{ deck: 30, copies: 2 }, 5, 20 / 29],
    [{ deck: 30, copies: 0 }, 5, 1],
    [{ deck: 30, copies: 30 }, 1, 0],
    [{ deck: 30, copies: 2 }, 0, 1],
    [{ deck: 4, copies: 1 }, 5, 0],
    [{ deck: 0, copies: 0 }, 5, 1],
  ])('%j, %d drawn', (of, drawn, chance) => {
    expect(chanceOfNone(of, drawn)).toBeCloseTo(chance, 12);
  });

  it('is the hypergeometric one, reckoned in whole numbers', () => {
    fc.assert(
      fc.property(group, fc.nat(13), ({ deck, copies }, drawn) => {
        const hand = Math.min(drawn, deck);
        const exact = Number((choose(deck - copies, hand) * 10n ** 15n) / choose(deck, hand)) / 1e15;
        expect(chanceOfNone({ deck, copies }, drawn)).toBeCloseTo(exact, 12);
      }),
    );
  });
});

describe('odds', () => {
  it('two copies in thirty', () => {
    expect(odds({ deck: 30, copies: 2 }).map(({ round, ...of }) => [round, of.without, of.withMulligan])).toEqual([
      [1, expect.closeTo(0.4184, 4), expect.closeTo(0.5989, 4)],
      [2, expect.closeTo(0.5172, 4), expect.closeTo(0.6671, 4)],
      [3, expect.closeTo(0.6069, 4), expect.closeTo(0.7289, 4)],
      [4, expect.closeTo(0.6874, 4), expect.closeTo(0.7844, 4)],
    ]);
  });

  it('rise with rounds and copies, and a mulligan never makes them worse', () => {
    fc.assert(
      fc.property(group, ({ deck, copies }) => {
        const found = odds({ deck, copies });
        const more = odds({ deck, copies: Math.min(copies + 1, deck) });
        found.forEach((now, i) => {
          expect(now.withMulligan).toBeGreaterThanOrEqual(now.without - 1e-12);
          expect(more[i]!.without).toBeGreaterThanOrEqual(now.without - 1e-12);
          if (i > 0) expect(now.without).toBeGreaterThanOrEqual(found[i - 1]!.without - 1e-12);
        });
      }),
    );
  });
});

/** The engine deals, and a player who does not see the card at first takes the mulligan or keeps. */
describe('against games the engine deals', () => {
  const mains = definitions.filter(({ type }) => type === 'character').map(({ code }) => code);
  const wanted = mains[0]!;
  const cards = [wanted, wanted, ...mains.slice(1, 29)];
  const missions = definitions.filter(({ type }) => type === 'mission').map(({ code }) => code).slice(0, 3); // prettier-ignore
  const def = library.byCode.get(wanted);
  const games = 2000;

  const holds = (state: State, ids: readonly number[]) => ids.some((id) => state.cards[id]!.def === def);

  /** Whether the card has been seen when the Start phase of each round is over; both players only ever pass. */
  function watch(seed: number, mulligan: boolean): boolean[] {
    const state = newGame(library, {
      seed,
      decks: [
        { cards, missions },
        { cards, missions },
      ],
    });
    const game = gameOf(library, state, null);
    while (state.prompt?.kind === 'mulligan') {
      const { player } = state.prompt;
      const again = mulligan && player === 0 && !holds(state, state.players[0].hand);
      expect(play(game, { type: 'answer', player, answer: again ? [YES] : 'no' })).toBeNull();
    }
    return ROUNDS.map((round) => {
      while (state.round < round) expect(play(game, { type: 'pass', player: state.turn })).toBeNull();
      const { hand } = state.players[0];
      expect(hand).toHaveLength(seenBy(round));
      return holds(state, hand);
    });
  }

  it.each([
    ['keeping every hand', false],
    ['with the mulligan', true],
  ] as const)('%s', (_name, mulligan) => {
    const seen = ROUNDS.map(() => 0);
    for (let seed = 1; seed <= games; seed++) {
      watch(seed, mulligan).forEach((found, i) => {
        if (found) seen[i]!++;
      });
    }
    odds({ deck: cards.length, copies: 2 }).forEach((exact, i) => {
      const chance = mulligan ? exact.withMulligan : exact.without;
      // Four standard errors: these seeds are fixed, so what holds holds for good, and a wrong formula is far outside.
      const slack = 4 * Math.sqrt((chance * (1 - chance)) / games);
      expect(Math.abs(seen[i]! / games - chance)).toBeLessThan(slack);
    });
  });

  it('begins with five', () => {
    const state = newGame(library, {
      seed: 1,
      decks: [
        { cards, missions },
        { cards, missions },
      ],
    });
    expect(state.players[0].hand).toHaveLength(OPENING_HAND);
  });
});
