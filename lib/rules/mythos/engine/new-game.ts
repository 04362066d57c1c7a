import { drawEdge } from './flow/setup';
import { run } from './flow/loop';
import type { Contested } from './decisions';
import type { CardLibrary } from './library/types';
import { gameOf } from './state/game';
import { shuffle } from './state/random';
import type { Card, Player, PlayerId, State } from './state/state';

export interface NewGame {
  seed: number;
  /** Codes of the cards of each deck, one for each copy, and of three missions each. */
  decks: readonly [Deck, Deck];
  contested?: Contested;
}
export interface Deck {
  cards: readonly string[];
  missions: readonly string[];
}

export function emptyState(seed: number): State {
  return {
    random: seed | 0,
    forced: [],
    round: 1,
    phase: 'setup',
    edge: 0,
    turn: 0,
    turnNumber: 0,
    cards: [],
    players: [emptyPlayer(), emptyPlayer()],
    missionDeck: [],
    row: [],
    stack: [],
    scopes: [],
    pending: [],
    duties: [],
    bonus: [],
    prompt: null,
    answer: null,
    result: [],
    winner: null,
    contested: {},
    stepwise: false,
  };
}

function emptyPlayer(): Player {
  return {
    deck: [],
    hand: [],
    discard: [],
    chakra: 0,
    points: 0,
    passed: false,
    aside: -1,
    mulligan: 'open',
    played: 0,
    attached: 0,
    lastTurn: 0,
  };
}

export function newCard(def: number, owner: PlayerId, zone: Card['zone']): Card {
  return {
    def,
    owner,
    zone,
    side: owner,
    mission: -1,
    host: -1,
    hidden: false,
    tokens: 0,
    under: [],
    attached: [],
    controller: -1,
    playedTurn: 0,
    movedTurn: 0,
    paid: 0,
    byEffect: false,
    seenBy: 0,
    worn: undefined,
  };
}

/**
 * A game set up as far as the first question. Throws for a code that the library does not know: decks are checked
 * before they are played.
 */
export function newGame(library: CardLibrary, { seed, decks, contested = {} }: NewGame): State {
  const state = { ...emptyState(seed), contested: { ...contested } };
  const game = gameOf(library, state, null);
  drawEdge(game);
  for (const player of [0, 1] as const) {
    // Numbers are dealt in a shuffled order, so that a card's number tells nothing of the card.
    const order = decks[player].cards.map((_, i) => i);
    shuffle(state, order);
    for (const i of order) add(player, decks[player].cards[i] ?? '', 'deck');
    for (const code of decks[player].missions) add(player, code, 'missionDeck');
  }
  state.stack.push({ k: 'setup', at: 0, i: 0, times: 0 });
  run(game);
  return state;

  function add(player: PlayerId, code: string, zone: 'deck' | 'missionDeck'): void {
    const def = library.byCode.get(code);
    if (def === undefined) throw new Error(`No card ${code}`);
    const id = state.cards.push(newCard(def, player, zone)) - 1;
    if (zone === 'deck') state.players[player].deck.push(id);
  }
}
