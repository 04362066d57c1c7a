import { play } from '../engine/engine';
import type { CardLibrary } from '../engine/library/types';
import { type Deck, newGame } from '../engine/new-game';
import { card, defOf, type Game, gameOf } from '../engine/state/game';
import { YES } from '../engine/state/prompt';

/** Rounds of a game, each of which begins with two cards (001, "Start phase"). */
export const ROUNDS = 4;
const CARDS_A_ROUND = 2;
/** Whose hand is looked at; the deck plays against itself. */
const PLAYER = 0;

/** Cards by code, in the order in which they were drawn. */
export interface Opening {
  hand: string[];
  /** The hand that went back into the deck; left out without a mulligan. */
  before?: string[];
  /** What each Start phase brings, from round 1; less or nothing when the deck runs out. */
  rounds: string[][];
}

export interface Deal {
  /** A whole number from 0 up to 2³¹. The same one deals the same cards. */
  seed: number;
  /** The whole hand goes back, the deck is shuffled and as many cards are drawn anew; once (001, "Setup"). */
  mulligan: boolean;
}

/**
 * What somebody draws who plays this deck against itself: dealt by the engine, so it is the very hand that a game of
 * that seed begins with. The order of the list does not matter, and cards that `library` does not know are left out.
 * Effects that draw or search are left aside: this is what the deck brings by itself.
 */
export function dealOpening(library: CardLibrary, { cards, missions }: Deck, { seed, mulligan }: Deal): Opening {
  const known = (codes: readonly string[]) => codes.filter((code) => library.byCode.has(code)).sort();
  const deck = { cards: known(cards), missions: known(missions) };
  const g = gameOf(library, newGame(library, { seed, decks: [deck, deck] }), null);
  // The set-up is all that is wanted: rounds would bring effects of missions.
  g.s.stepwise = true;
  const first = handOf(g);
  while (g.s.prompt?.kind === 'mulligan') {
    const { player } = g.s.prompt;
    play(g, { type: 'answer', player, answer: mulligan && player === PLAYER ? [YES] : 'no' });
  }
  const { deck: pile } = g.s.players[PLAYER];
  const drawn = pile.toReversed().map((id) => defOf(g, id).code);
  return {
    hand: handOf(g),
    ...(mulligan ? { before: first } : {}),
    rounds: Array.from({ length: ROUNDS }, (_, at) => drawn.slice(at * CARDS_A_ROUND, (at + 1) * CARDS_A_ROUND)),
  };
}

function handOf(g: Game): string[] {
  return g.s.players[PLAYER].hand.map((id) => g.lib.cards[card(g, id).def]?.code ?? '');
}
