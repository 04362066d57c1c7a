import type { ActionOf } from '../actions';
import { draw, type Game, playerOf, tell } from '../game';
import { type Refusal, refuse } from '../reasons';
import { shuffle } from '../state/random';
import type { PlayerId } from '../state/state';
import { beginTurn } from './turns';

/** Cards drawn at set-up, after no redraw, one and two. */
export const HANDS = [6, 5, 4] as const;
export const MOST_REDRAWS = HANDS.length - 1;

export function dealHand(g: Game, player: PlayerId): number[] {
  return draw(g, player, HANDS[playerOf(g, player).redraws] ?? 0);
}

/** Each player decides without waiting for the other (R2); after the second redraw nothing is left to decide. */
export function redraw(g: Game, { player }: ActionOf<'redraw'>): Refusal | null {
  const p = playerOf(g, player);
  if (p.ready) return refuse('no-redraw-left', 'setup.redraw', { max: MOST_REDRAWS });
  p.deck.push(...p.hand.splice(0));
  shuffle(g.s, p.deck);
  p.redraws += 1;
  const cards = dealHand(g, player);
  tell(g, { kind: 'redrew', player, cards, amount: cards.length, secretTo: player, ruleRef: 'setup.redraw' });
  if (p.redraws === MOST_REDRAWS) settle(g, player);
  return null;
}

export function keep(g: Game, { player }: ActionOf<'keep'>): Refusal | null {
  if (playerOf(g, player).ready) return refuse('already-done', 'setup.redraw');
  settle(g, player);
  return null;
}

function settle(g: Game, player: PlayerId): void {
  const p = playerOf(g, player);
  p.ready = true;
  tell(g, { kind: 'kept', player, amount: p.hand.length, ruleRef: p.redraws ? 'setup.redraw' : 'setup.draw' });
  if (g.s.players.every(({ ready }) => ready)) beginTurn(g, g.s.first);
}
