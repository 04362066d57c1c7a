import type { CardLibrary, Game } from './game';
import { dealHand } from './phases/setup';
import { shuffle } from './state/random';
import type { PlayerId, PlayerState, State } from './state/state';

export interface NewGame {
  /** Any whole number: the same gives the same game. */
  seed: number;
  /** Codes, each as often as the card is in the deck. Whether a deck is legal is asked of `check`. */
  decks: readonly [readonly string[], readonly string[]];
  /** Who begins: the players agree on it. */
  first: PlayerId;
}

const emptyPlayer = (): PlayerState => ({
  deck: [],
  hand: [],
  village: [],
  battlefield: [],
  chakra: [],
  discard: [],
  rewards: [],
  marker: 0,
  teams: [],
  redraws: 0,
  ready: false,
  done: { ninja: false, mission: false, client: false },
});

/** Decks shuffled, six cards drawn, nobody decided yet. Throws on a code the library does not have. */
export function newGame(library: CardLibrary, { seed, decks, first }: NewGame): State {
  const state: State = {
    version: 1,
    random: seed | 0,
    cards: [],
    players: [emptyPlayer(), emptyPlayer()],
    first,
    attacker: first,
    turn: 0,
    phase: 'setup',
    lanes: [],
    chain: [],
    priority: first,
    declined: 0,
    winner: null,
  };
  const g: Game = { library, s: state, log: [] };
  for (const player of [0, 1] as const) {
    const { deck } = state.players[player];
    for (const code of decks[player]) {
      if (!library.has(code)) throw new Error(`no card ${code} in the library`);
      deck.push(state.cards.length);
      state.cards.push({ code, owner: player, injured: false, bonus: null });
    }
    shuffle(state, deck);
    dealHand(g, player);
  }
  return state;
}
