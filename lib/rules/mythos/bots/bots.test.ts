import { describe, expect, it } from 'vitest';
import { readSetFile } from '@/lib/testing/set-files';
import { play } from '../engine/engine';
import { makeLibrary } from '../engine/library/library';
import { newGame } from '../engine/new-game';
import { clone } from '../engine/state/clone';
import { card, type Game, gameOf } from '../engine/state/game';
import { maySee } from '../engine/state/view';
import { hash } from '../engine/state/hash';
import { BOTS } from './bot';
import { dice } from './dice';
import { playMatch } from './match';
import { randomDeck } from './random-deck';

const cards = ['ks', 'ss'].flatMap((set) => readSetFile(set).cards);
const library = makeLibrary(cards);

function decksOf(seed: number) {
  const roll = dice(seed);
  return [randomDeck(cards, roll), randomDeck(cards, roll)] as const;
}

/** The state with the faces that `player` cannot see dealt anew: each owner's among themselves, pile by pile. */
function otherwise(g: Game, player: 0 | 1, seed: number): Game {
  const altered = gameOf(library, clone(g.s), null);
  const roll = dice(seed);
  const shown = g.s.prompt?.player === player ? g.s.prompt.options : [];
  for (const owner of [0, 1] as const) {
    const unseen = g.s.cards.flatMap((c, id) =>
      c.owner === owner && ['deck', 'hand', 'field'].includes(c.zone) && !maySee(g, id, player) && !shown.includes(id)
        ? [id]
        : [],
    );
    for (let i = unseen.length - 1; i > 0; i--) {
      const [a, b] = [card(altered, unseen[i]!), card(altered, unseen[roll(i + 1)]!)];
      [a.def, b.def] = [b.def, a.def];
    }
  }
  altered.s.random = seed;
  return altered;
}

describe('the greedy bot', () => {
  it('beats chance in at least three games of four, from either seat', () => {
    const games = 40;
    let won = 0;
    for (let seed = 1; seed <= games; seed++) {
      const seat = seed % 2 === 0 ? 0 : 1;
      const bots = seat === 0 ? ([BOTS.greedy, BOTS.random] as const) : ([BOTS.random, BOTS.greedy] as const);
      if (playMatch(library, { seed, decks: decksOf(seed), bots }).winner === seat) won++;
    }
    expect(won).toBeGreaterThanOrEqual(games * 0.75);
  }, 120_000);

  it('decides by what it may see: other hidden cards and another future change nothing', () => {
    for (let seed = 1; seed <= 8; seed++) {
      const g = gameOf(library, newGame(library, { seed, decks: decksOf(seed) }), null);
      for (let turn = 0; g.s.phase !== 'over'; turn++) {
        const player = g.s.prompt?.player ?? g.s.turn;
        const before = hash(library, g.s);
        const action = BOTS.greedy(g, dice(seed, turn));
        expect(BOTS.greedy(otherwise(g, player, seed + turn), dice(seed, turn)), `game ${seed}, turn ${turn}`).toEqual(
          action,
        );
        expect(hash(library, g.s), 'it changes nothing').toBe(before);
        expect(play(g, action)).toBeNull();
      }
    }
  }, 120_000);
});

describe('a match', () => {
  it('is the same when played again, and its rounds add up', () => {
    for (const bots of [[BOTS.random, BOTS.random] as const, [BOTS.greedy, BOTS.greedy] as const]) {
      const match = { seed: 7, decks: decksOf(7), bots };
      const result = playMatch(library, match);
      expect(playMatch(library, match)).toEqual(result);
      expect(result.rounds).toHaveLength(4);
      const sums = [0, 1].map((player) => result.rounds.reduce((sum, round) => sum + round[player as 0 | 1], 0));
      expect(sums).toEqual(result.points);
    }
  });

  it('says what a bot did that is not legal', () => {
    const cheat = () => ({ type: 'play', player: 0, card: 0, mission: 9 }) as const;
    expect(() => playMatch(library, { seed: 3, decks: decksOf(3), bots: [cheat, cheat] })).toThrow(
      /game 3: .*"mission":9.* is refused: /,
    );
  });
});
