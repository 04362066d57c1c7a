import { attachTo } from '../board/attach';
import { cover, toField, touch } from '../board/zones';
import { playing } from '../interpret/able';
import { mustImpossible } from '../legal/must';
import { costOfWay, type Extra, type Way } from '../legal/refuse';
import { waysByEffect } from '../legal/ways';
import type { Step } from '../library/types';
import { asPlayed } from '../read/cost';
import { boundOf } from '../read/stats';
import { ask, take } from '../state/ask';
import type { PlayFrame } from '../state/frames';
import { card, defOf, type Game, tell } from '../state/game';
import { FACE_UP, HIDDEN, UPGRADE } from '../state/prompt';
import { pop, push, takeResult } from '../state/stack';
import type { PlayerId, Scope } from '../state/state';
import { pay } from '../verbs/resources';
import { addScope, fire } from './fire';

const HOW_ORDER = [FACE_UP, UPGRADE, HIDDEN];

/** An effect plays a card: the mission is asked, then how, then over whom, each where more than one will do. */
export function runPlay(g: Game, frame: PlayFrame): void {
  if (frame.at === 4) {
    takeResult(g);
    return pop(g, [frame.card]);
  }
  const scope = g.s.scopes[frame.scope] as Scope;
  const step = g.lib.blocks[frame.block]?.steps[frame.index] as Step;
  const extra = { less: frame.less, more: frame.more };
  const answer = frame.at > 0 ? take(g) : [];
  if (frame.at === 1) frame.mission = answer[0] ?? -1;
  if (frame.at === 2) frame.how = answer[0] ?? -1;
  const ways = waysByEffect(g, { ...playing(g, step, scope, frame.actor), ...extra }, frame.card).filter(
    (way) =>
      (frame.mission < 0 || way.mission === frame.mission) &&
      (frame.how < 0 || way.how === frame.how) &&
      (way.how === HIDDEN || !mustImpossible(g, frame.actor, way)),
  );
  const way = frame.at === 3 ? ways.find((one) => one.over === answer[0]) : ways[0];
  if (!way) return pop(g);
  const common = { player: frame.actor, source: scope.self, about: 'play' } as const;
  if (frame.at === 0) {
    frame.at = 1;
    const options = [...new Set(ways.map((one) => one.mission))];
    return ask(g, { ...common, kind: 'mission', of: 'mission', options });
  }
  if (frame.at === 1) {
    frame.at = 2;
    const options = HOW_ORDER.filter((how) => ways.some((one) => one.how === how));
    return ask(g, { ...common, kind: 'mode', of: 'word', options });
  }
  if (frame.at === 2) {
    frame.at = 3;
    return ask(g, { ...common, kind: 'card', options: ways.map((one) => one.over) });
  }
  frame.at = 4;
  playCard(g, frame.actor, way, extra, scope.self);
}

/** Pays for a card, puts it where it goes and begins its play sequence (001). `cause`: the card that plays it, or -1. */
export function playCard(g: Game, player: PlayerId, way: Way, extra: Extra, cause: number): void {
  const { card: id, mission, over } = way;
  const c = card(g, id);
  const def = defOf(g, id);
  const reveal = c.zone === 'field';
  const fromHand = c.zone === 'hand';
  const scope = asPlayed(g, { player, card: id, mission, reveal });
  const from = g.s.pending.length;
  const cost = costOfWay(g, player, way, extra);
  const full = def.cost - (way.how === UPGRADE ? defOf(g, over).cost : 0);
  pay(g, player, cost, id, 'card');
  const attachment = def.type === 'attachment';
  scope.upgrade = way.how === UPGRADE;
  if (scope.upgrade) scope.binds.covered = boundOf(g, [over], 0, true);
  if (way.how === HIDDEN) toField(g, id, mission, player);
  else if (attachment) attachTo(g, id, over, player);
  else if (scope.upgrade) cover(g, id, over);
  else if (!reveal) toField(g, id, mission, player);
  c.hidden = way.how === HIDDEN;
  c.seenBy = 0;
  c.playedTurn = g.s.turnNumber;
  c.paid = cost;
  c.byEffect = way.how !== HIDDEN && cost < full;
  touch(g);
  const counts = g.s.players[player];
  if (attachment && way.how !== HIDDEN) counts.attached++;
  else counts.played++;
  announce(g, player, way, reveal, attachment, cause);
  if (attachment && way.how !== HIDDEN) fire(g, 'attached', { cards: [over], by: player, attachment: id });
  else fire(g, 'played', { cards: [id], by: player, fromHand });
  push(g, { k: 'sequence', at: 0, scope: addScope(g, scope), i: 0, from });
}

function announce(g: Game, player: PlayerId, way: Way, reveal: boolean, attachment: boolean, cause: number): void {
  const data = { player, cards: way.over >= 0 ? [way.card, way.over] : [way.card], mission: way.mission, cause };
  if (way.how === HIDDEN) tell(g, 'playedHidden', '001 Hidden', data);
  else if (attachment) tell(g, 'attached', '001 Attachments', data);
  else if (way.how === UPGRADE) tell(g, 'upgraded', '001 Upgrade', data);
  else tell(g, reveal ? 'revealed' : 'played', reveal ? '001 Hidden' : '001 Action phase', data);
}
