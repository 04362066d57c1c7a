import { expect, it } from 'vitest';
import { check } from '../deck/check';
import { toDeckCard } from '../deck/deck-list';
import { formatById } from '../deck/format';
import { brokenIn } from '../testing/invariants';
import { dice } from '../../testing/dice';
import { exampleCards, library, playRandomGame, randomDeck, randomGame } from '../testing/random-games';
import { apply } from './apply';
import { legalActions } from './legal/legal-actions';
import type { State } from './state/state';

/** `CCG_GAMES=5000` for all of them. */
const GAMES = Number(process.env.CCG_GAMES ?? 150);

it(`${GAMES} games end, keep all cards and obey the limits`, () => {
  const wins = new Set<string>();
  for (let seed = 1; seed <= GAMES; seed++) {
    let last: State | undefined;
    const { state } = playRandomGame(seed, (now, action) => {
      const broken = brokenIn({ library, s: now, log: [] });
      if (broken) throw new Error(`game ${seed}, after ${JSON.stringify(action)}: ${broken}`);
      // When a turn begins, the other player has kept to the limit (effects may fill a hand later).
      if (last && now.turn > last.turn && now.turn > 1 && action.type !== 'adjust') {
        const before = now.players[last.attacker];
        if (before.hand.length > 6)
          throw new Error(`game ${seed}: a hand of ${before.hand.length} when a turn is over`);
      }
      last = now;
    });
    expect([seed, state.winner === 0 || state.winner === 1]).toEqual([seed, true]);
    const [a, b] = state.players;
    wins.add(a.rewards.length >= 10 || b.rewards.length >= 10 ? 'rewards' : 'deck');
  }
  expect([...wins].sort()).toEqual(['deck', 'rewards']);
}, 120_000);

it('the same numbers give the same game', () => {
  const end = () => playRandomGame(7, () => {}).state;
  expect(end()).toEqual(end());
});

it('a state survives JSON, and no action changes the state it is given', () => {
  const start = randomGame(3);
  const before = JSON.stringify(start);
  const [action] = legalActions(library, start);
  apply(library, start, action!);
  expect(JSON.stringify(start)).toBe(before);
  playRandomGame(3, (state) => expect(JSON.parse(JSON.stringify(state))).toEqual(state));
});

it('its decks are legal', () => {
  const catalogue = new Map(exampleCards.map((card) => [card.code, toDeckCard(card)]));
  for (let seed = 1; seed <= 50; seed++) {
    const main = randomDeck(dice(seed)).map((code) => ({ code, count: 1 }));
    expect(check({ main }, formatById('ccg/standard')!, catalogue)).toEqual([]);
  }
});
