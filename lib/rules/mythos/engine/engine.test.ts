import { describe, expect, it } from 'vitest';
import { type Decision, DECISION_IDS, DECISIONS } from './decisions';
import { apply } from './engine';
import { legalActions } from './legal/legal-actions';
import { REASONS } from './legal/reasons';
import { newGame } from './new-game';
import { hash } from './state/hash';
import { told } from './state/events';
import { view } from './state/view';
import { dice } from '../../testing/dice';
import { library, randomDeck, randomGame } from './testing/random-games';
import type { State } from './state/state';

/** Both players keep their hands. */
function opened(seed: number): State {
  let state = randomGame(seed);
  for (let i = 0; i < 2; i++) {
    const player = state.prompt?.player ?? 0;
    const outcome = apply(library, state, { type: 'answer', player, answer: 'no' });
    expect(outcome.ok).toBe(true);
    state = outcome.state;
  }
  return state;
}

describe('a new game', () => {
  it('deals five cards, sets one mission of each player aside and asks the Edge holder for a mulligan first', () => {
    const state = randomGame(3);
    expect(state.players.map(({ hand, deck }) => [hand.length, deck.length])).toEqual([[5, 25], [5, 25]]); // prettier-ignore
    expect(state.missionDeck).toHaveLength(4);
    expect(state.missionDeck.map((id) => state.cards[id]?.owner).reverse()).toEqual(
      state.edge === 0 ? [0, 1, 0, 1] : [1, 0, 1, 0],
    );
    expect(state.players.every(({ aside }) => aside >= 0)).toBe(true);
    expect([state.prompt?.kind, state.prompt?.player]).toEqual(['mulligan', state.edge]);
  });

  it('is the same for the same seed and decks', () => {
    expect(hash(library, randomGame(9))).toBe(hash(library, randomGame(9)));
    expect(hash(library, randomGame(9))).not.toBe(hash(library, randomGame(10)));
  });

  it('refuses a deck with a code nobody knows', () => {
    const deck = randomDeck(dice(1));
    const decks = [deck, { ...deck, cards: ['KS-999'] }] as const;
    expect(() => newGame(library, { seed: 1, decks })).toThrow('No card KS-999');
  });

  it('opens the Action phase with a mission, chakra and seven cards for both', () => {
    const state = opened(4);
    expect([state.phase, state.round, state.row.length, state.turn]).toEqual(['action', 1, 1, state.edge]);
    expect(state.players.map(({ hand }) => hand.length)).toEqual([7, 7]);
    expect(Math.min(...state.players.map(({ chakra }) => chakra))).toBeGreaterThanOrEqual(5);
  });
});

describe('apply', () => {
  it('gives a reason with a rule for what is refused, and leaves the state alone', () => {
    const state = opened(5);
    const other = state.turn === 0 ? 1 : 0;
    const outcome = apply(library, state, { type: 'pass', player: other });
    expect(outcome).toEqual({ ok: false, state, reason: 'not-your-turn' });
    expect(REASONS['not-your-turn']).toBe('001 Action phase');
    for (const action of [
      { type: 'play', player: state.turn, card: 9999, mission: 0 },
      { type: 'upgrade', player: state.turn, card: -1, over: -1 },
      { type: 'attach', player: state.turn, card: state.players[state.turn].hand[0] ?? 0, to: 9999 },
      { type: 'answer', player: state.turn, answer: [1] },
      { type: 'advance' },
    ] as const) {
      expect(apply(library, state, action).ok).toBe(false);
    }
  });

  it('tells what happened, each with its rule, and secrets only to their player', () => {
    const state = opened(6);
    const pass = apply(library, state, { type: 'pass', player: state.turn });
    const next = pass.ok ? apply(library, pass.state, { type: 'pass', player: pass.state.turn }) : pass;
    if (!next.ok) throw new Error(next.reason);
    expect(next.events.every(({ ruleRef }) => ruleRef.length > 0)).toBe(true);
    const drew = next.events.filter(({ kind }) => kind === 'drew');
    expect(drew).toHaveLength(2);
    expect(told(drew, 0).map(({ player, cards }) => [player, cards?.length])).toEqual(
      expect.arrayContaining([[0, 2], [1, undefined]]), // prettier-ignore
    );
  });
});

describe('legal actions', () => {
  it('are all that is not refused, and nobody else has any', () => {
    const state = opened(7);
    const actions = legalActions(library, state);
    expect(actions).toContainEqual({ type: 'pass', player: state.turn });
    for (const action of actions) expect(apply(library, state, action).ok, JSON.stringify(action)).toBe(true);
    expect(legalActions(library, state, state.turn === 0 ? 1 : 0)).toEqual([]);
  });
});

describe('a view', () => {
  it('has the own hand and only the number of the other one', () => {
    const state = opened(8);
    const mine = view(library, state, 0);
    expect(mine.players.map(({ hand, cards }) => [hand, cards?.length])).toEqual([[7, 7], [7, undefined]]); // prettier-ignore
    expect(mine.players.map(({ aside }) => aside === null)).toEqual([false, true]);
  });
});

describe('decisions', () => {
  it('each have two readings and a source', () => {
    for (const id of DECISION_IDS) {
      const { reading, other, source }: Decision = DECISIONS[id];
      expect([id, reading === other, source === '']).toEqual([id, false, false]);
    }
  });
});
