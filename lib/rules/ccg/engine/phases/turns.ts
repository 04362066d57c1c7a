import type { ActionOf } from '../actions';
import { change, draw, type Game, playerOf, put, tell } from '../game';
import { type Refusal, refuse } from '../reasons';
import { otherThan, type PlayerId } from '../state/state';
import { judgeWin } from '../winning';

/** Cards a hand may hold when the turn is over. */
export const HAND_LIMIT = 6;

/** Start Phase: one card, and on to the missions. */
export function beginTurn(g: Game, attacker: PlayerId): void {
  g.s.attacker = attacker;
  g.s.turn += 1;
  playerOf(g, attacker).done = { ninja: false, mission: false, client: false };
  tell(g, { kind: 'turnStarted', player: attacker, amount: g.s.turn, ruleRef: 'turn.roles' });
  const cards = draw(g, attacker, 1);
  tell(g, { kind: 'drew', player: attacker, cards, amount: cards.length, secretTo: attacker, ruleRef: 'start.draw' });
  g.s.phase = 'mission';
}

/** End Phase: who has won is looked at first, then the attacker's hand (R16). */
export function beginEnd(g: Game): void {
  const { players, attacker } = g.s;
  const counts = (pile: 'rewards' | 'deck') => [players[0][pile].length, players[1][pile].length] as const;
  const win = judgeWin({ rewards: counts('rewards'), decks: counts('deck'), attacker });
  if (win) {
    g.s.phase = 'over';
    g.s.winner = win.winner;
    tell(g, { kind: 'won', player: win.winner, ruleRef: win.rule });
  } else if (players[attacker].hand.length > HAND_LIMIT) g.s.phase = 'hand';
  else endTurn(g);
}

export function discardToLimit(g: Game, { player, cards }: ActionOf<'discard'>): Refusal | null {
  const { hand } = playerOf(g, player);
  const surplus = hand.length - HAND_LIMIT;
  if (new Set(cards).size < cards.length) return refuse('repeated', 'end.hand', {}, cards);
  const elsewhere = cards.filter((id) => !hand.includes(id));
  if (elsewhere.length > 0) return refuse('not-in-hand', 'end.hand', {}, elsewhere);
  if (cards.length !== Math.max(0, surplus))
    return refuse('hand-limit', 'end.hand', { max: HAND_LIMIT, surplus: Math.max(0, surplus), count: cards.length });
  for (const id of cards) put(g, id, 'discard');
  if (cards.length > 0) tell(g, { kind: 'discarded', player, cards: [...cards], ruleRef: 'end.hand' });
  endTurn(g);
  return null;
}

function endTurn(g: Game): void {
  const { attacker } = g.s;
  const p = playerOf(g, attacker);
  p.marker += 1;
  for (const id of g.s.cards.keys()) change(g, id, { bonus: null });
  tell(g, { kind: 'markerMoved', player: attacker, amount: p.marker, ruleRef: 'turn.marker' });
  tell(g, { kind: 'turnEnded', player: attacker, ruleRef: 'turn.roles' });
  beginTurn(g, otherThan(attacker));
}
