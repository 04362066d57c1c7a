import { RANK_BONUS } from '../../cards/mission-rank';
import { settle } from '../board/settle';
import { gateHolds, gateOpen } from '../read/gate';
import { instantsOf } from '../read/instants';
import { grantsOf } from '../read/play-index';
import { leaderOf, totalOf } from '../read/power';
import { missionOf, newScope } from '../read/scope';
import type { PhaseFrame } from '../state/frames';
import { card, defOf, type Game, tell } from '../state/game';
import { other, type PlayerId, type Trigger } from '../state/state';
import { pop, pushTriggers } from '../state/stack';
import { textOn, triggerFor, triggersAt } from './fire';

const BEFORE = 0;
const COMPARE = 1;
const SCORE = 2;
const NEXT = 3;

/**
 * Mission evaluation, rank by rank: what acts before Power is compared, the winner and the points, SCORE effects, and only
 * then the next mission (001, "Mission evaluation"; D19).
 */
export function runScoring(g: Game, frame: PhaseFrame): void {
  const at = frame.i;
  const mission = g.s.row[at];
  if (!mission) {
    pop(g);
    g.s.phase = 'end';
    return;
  }
  switch (frame.at) {
    case BEFORE:
      frame.at = COMPARE;
      mission.winner = null;
      return pushTriggers(
        g,
        triggersAt(g, 'beforePower', (scope) => missionOf(g, scope.self) === at),
      );
    case COMPARE: {
      const winner = leaderOf(g, at);
      mission.winner = winner;
      frame.times = 0;
      if (winner === null) {
        frame.at = NEXT;
        tell(g, 'missionTied', '001 Mission evaluation', { mission: at });
        return;
      }
      frame.at = SCORE;
      return;
    }
    case SCORE:
      if (frame.times >= timesOf(g, at)) {
        frame.at = NEXT;
        return;
      }
      frame.times++;
      return score(g, at, mission.winner as PlayerId, frame.times === 1);
    default:
      g.s.bonus = [];
      settle(g);
      frame.i++;
      frame.at = BEFORE;
  }
}

/** Points, then SCORE effects of the winner and what the loser's cards do about it, missions last. */
function score(g: Game, at: number, winner: PlayerId, first: boolean): void {
  const amount = worthOf(g, at);
  g.s.players[winner].points += amount;
  const total = totalOf(g, at, winner);
  tell(g, 'missionWon', '001 Mission evaluation', { player: winner, mission: at, amount: total });
  tell(g, 'points', '001 Mission ranks', { player: winner, mission: at, amount });
  const triggers = scoreEffects(g, at, winner);
  if (first) {
    const lost = triggersAt(
      g,
      'missionLost',
      (scope) => scope.you === other(winner) && missionOf(g, scope.self) === at,
    );
    triggers.push(...lost);
  }
  pushTriggers(g, triggers);
}

/** Base points, the bonus of its rank (D1), and what effects add. */
export function worthOf(g: Game, at: number): number {
  const mission = g.s.row[at];
  if (!mission) return 0;
  let worth = defOf(g, mission.card).points + (RANK_BONUS[mission.rank]?.bonus ?? 0);
  for (const { grant, scope } of grantsOf(g, 'missionWorth')) {
    if (missionOf(g, scope.self) === at && gateOpen(g, scope, grant.gate, grant.if)) {
      worth += grant.amount?.(g, scope, scope.you) ?? 0;
    }
  }
  return worth;
}

function timesOf(g: Game, at: number): number {
  const twice = grantsOf(g, 'scoreTwice').some(
    ({ grant, scope }) => missionOf(g, scope.self) === at && gateOpen(g, scope, grant.gate, grant.if),
  );
  return twice ? 2 : 1;
}

/** SCORE effects of the winner's face-up characters and attachments there, and of the mission. */
export function scoreEffects(g: Game, at: number, winner: PlayerId): Trigger[] {
  const mission = g.s.row[at];
  if (!mission) return [];
  const found: Trigger[] = [];
  const add = (id: number, isMission: boolean) => {
    if (!textOn(g, id)) return;
    for (const effect of instantsOf(g, id)) {
      if (effect.timing !== 'score') continue;
      const scope = newScope(id, winner, at);
      if (gateHolds(g, scope, effect.gate)) found.push(triggerFor(g, effect, scope, isMission, {}));
    }
  };
  for (const side of mission.sides) {
    for (const id of side) {
      if (card(g, id).side === winner) add(id, false);
      for (const worn of card(g, id).attached) if (card(g, worn).side === winner) add(worn, false);
    }
  }
  for (const worn of card(g, mission.card).attached) if (card(g, worn).side === winner) add(worn, false);
  add(mission.card, true);
  return found;
}
