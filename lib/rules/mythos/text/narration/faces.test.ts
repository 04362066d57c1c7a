import { expect, it } from 'vitest';
import { apply } from '../../engine/engine';
import { legalActions } from '../../engine/legal/legal-actions';
import { gameOf } from '../../engine/state/game';
import { PLAYERS, type State } from '../../engine/state/state';
import { maySee } from '../../engine/state/view';
import { dice } from '../../../testing/dice';
import { library, pick, randomGame } from '../../engine/testing/random-games';
import { Faces } from './faces';

const GAMES = 12;

/** Faces that a player knows by the events and may not see on the board. */
function tooMuch(faces: Faces, state: State) {
  const game = gameOf(library, state, null);
  return state.cards.flatMap((card, id) =>
    PLAYERS.filter((player) => faces.knows(player, id) && !maySee(game, id, player)).map((player) => {
      return { player, code: library.cards[card.def]?.code, zone: card.zone };
    }),
  );
}

it('knows by the events alone no more than the view shows, through whole games', () => {
  for (let seed = 1; seed <= GAMES; seed++) {
    let state = randomGame(seed);
    const faces = new Faces(library, state);
    const roll = dice(seed + 1_000_003);
    while (state.phase !== 'over') {
      const outcome = apply(library, state, pick(legalActions(library, state), roll));
      if (!outcome.ok) throw new Error(outcome.reason);
      outcome.events.forEach((event) => faces.follow(event));
      ({ state } = outcome);
      expect({ seed, known: tooMuch(faces, state) }).toEqual({ seed, known: [] });
    }
  }
}, 60_000);
