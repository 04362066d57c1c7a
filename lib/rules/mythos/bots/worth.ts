import { RANK_BONUS } from '../cards/mission-rank';
import { totalOf } from '../engine/read/power';
import { card, defOf, type Game } from '../engine/state/game';
import { other, type PlayerId } from '../engine/state/state';

// What a position is worth to a player, in points the player may expect to be ahead by at the end.

const ROUNDS = 4;
const WON = 100;
/** Power by which a lead is likely to last: now that both are done, for each chakra still to be spent, in later rounds. */
const SURE = 0.4;
const SWING_PER_CHAKRA = 0.4;
const SWING_LATER = 6;
/** A lead in a later round may be lost again by what nobody sees yet. */
const LATER = 0.7;
/** Chakra that its player may still spend this round, and cards in hand; each character earns 1 chakra a round. */
const CHAKRA = 0.25;
const CARD = 0.3;
const EARNS = 0.15;
/** Power that a hidden character may turn out to have: a part of its own, or this of one nobody knows. */
const OWN_HIDDEN = 0.5;
const UNKNOWN_HIDDEN = 1.5;

/** Everything here is read from what `player` may see; see `imagine`. */
export function worthTo(g: Game, player: PlayerId): number {
  const enemy = other(player);
  const [own, theirs] = [g.s.players[player], g.s.players[enemy]];
  const ahead = own.points - theirs.points;
  if (g.s.phase === 'over') return ahead + (g.s.winner === player ? WON : -WON);
  const later = ROUNDS - g.s.round;
  let worth = ahead + CARD * (own.hand.length - theirs.hand.length);
  const [open, openToThem] = [chakraLeft(g, player), chakraLeft(g, enemy)];
  worth += CHAKRA * (open - openToThem);
  const swing = SURE + SWING_PER_CHAKRA * Math.max(open, openToThem);
  const from = firstUnscored(g);
  for (let at = 0; at < g.s.row.length; at++) {
    const mission = g.s.row[at] as Game['s']['row'][number];
    const points = defOf(g, mission.card).points + (RANK_BONUS[mission.rank]?.bonus ?? 0);
    const [a, b] = [totalOf(g, at, player), totalOf(g, at, enemy)];
    if (at >= from) worth += points * lead(a, b, g.s.edge === player, swing);
    if (later > 0) {
      const lasting = a - b + lastingOn(g, at, player, player) - lastingOn(g, at, enemy, player);
      worth += LATER * later * points * Math.tanh(lasting / SWING_LATER);
      worth += EARNS * later * (mission.sides[player].length - mission.sides[enemy].length);
    }
  }
  return worth;
}

/** From -1 to 1: how surely a side with Power `a` beats one with `b`. A side needs 1 Power, and the Edge breaks ties. */
function lead(a: number, b: number, edge: boolean, swing: number): number {
  if (a < 1 && b < 1) return 0;
  const margin = a < 1 ? Math.min(a - b, -1) : b < 1 ? Math.max(a - b, 1) : a - b;
  return Math.tanh((margin + (edge ? 0.5 : -0.5)) / swing);
}

function chakraLeft(g: Game, player: PlayerId): number {
  const { passed, chakra } = g.s.players[player];
  return passed || g.s.phase !== 'action' ? 0 : chakra;
}

/** Tokens go at the end of a round, and what is hidden may be revealed. */
function lastingOn(g: Game, at: number, side: PlayerId, player: PlayerId): number {
  let sum = 0;
  for (const id of (g.s.row[at] as Game['s']['row'][number]).sides[side]) {
    const c = card(g, id);
    sum -= c.tokens;
    if (c.hidden) sum += side === player ? OWN_HIDDEN * defOf(g, id).power : UNKNOWN_HIDDEN;
  }
  return sum;
}

/** Place of the first mission that is still to be evaluated this round. */
function firstUnscored(g: Game): number {
  const frame = g.s.stack.find(({ k }) => k === 'scoring');
  if (frame?.k === 'scoring') return frame.i + 1;
  return g.s.phase === 'end' ? g.s.row.length : 0;
}
