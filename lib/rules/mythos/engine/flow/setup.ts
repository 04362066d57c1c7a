import { card, type Game, tell } from '../state/game';
import { take } from '../state/ask';
import { chance, shuffle } from '../state/random';
import type { PhaseFrame } from '../state/frames';
import { YES } from '../state/prompt';
import { PLAYERS, type PlayerId } from '../state/state';
import { pop } from '../state/stack';
import { drawCards } from '../verbs/cards';
import { inOrder } from './rounds';

export const OPENING_HAND = 5;

/** Set-up: mission deck, opening hands, one mulligan each, the Edge holder first (001, "Setup"). */
export function runSetup(g: Game, frame: PhaseFrame): void {
  const order = inOrder(g);
  if (frame.at === 0) {
    frame.at = 1;
    layMissions(g, order);
    for (const player of order) {
      shuffle(g.s, g.s.players[player].deck);
      drawCards(g, player, OPENING_HAND, -1);
    }
    return;
  }
  if (g.s.answer) mulligan(g, order[frame.i - 1] as PlayerId, take(g)[0] === YES);
  const player = order[frame.i];
  if (player !== undefined) {
    frame.i++;
    g.s.prompt = {
      kind: 'mulligan',
      player,
      of: 'word',
      options: [YES],
      min: 1,
      max: 1,
      no: true,
      source: -1,
      about: 'mulligan',
    };
    return;
  }
  pop(g);
  g.s.phase = 'start';
}

/** Two of each player's missions at random, laid alternately: top and third belong to the Edge holder (D5). */
function layMissions(g: Game, order: readonly PlayerId[]): void {
  if (g.s.missionDeck.length > 0) return;
  const kept = order.map((player) => {
    const own = g.s.cards.flatMap((c, id) => (c.zone === 'missionDeck' && c.owner === player ? [id] : []));
    shuffle(g.s, own);
    const [aside] = own.splice(2, 1);
    if (aside !== undefined) {
      g.s.players[player].aside = aside;
      card(g, aside).zone = 'aside';
    }
    return own;
  });
  const fromTop = [kept[0]?.[0], kept[1]?.[0], kept[0]?.[1], kept[1]?.[1]];
  g.s.missionDeck = fromTop.filter((id) => id !== undefined).reverse();
}

/** The whole hand back into the deck, shuffled, and as many anew; once (001, "Setup"). */
function mulligan(g: Game, player: PlayerId, wanted: boolean): void {
  const own = g.s.players[player];
  own.mulligan = 'done';
  if (!wanted) return;
  tell(g, 'mulligan', '001 Setup', { player });
  for (const id of own.hand.splice(0)) {
    card(g, id).zone = 'deck';
    own.deck.push(id);
  }
  shuffle(g.s, own.deck);
  drawCards(g, player, OPENING_HAND, -1);
}

/** Who begins: chance decides (001, "Setup"). */
export function drawEdge(g: Game): void {
  g.s.edge = chance(g.s, PLAYERS.length) as PlayerId;
  g.s.turn = g.s.edge;
  tell(g, 'edge', '001 Setup', { player: g.s.edge });
}
