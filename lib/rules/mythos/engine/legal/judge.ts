import { card, defOf, type Game } from '../state/game';
import { FACE_UP, HIDDEN, UPGRADE } from '../state/prompt';
import type { PlayerId } from '../state/state';
import type { Action } from './actions';
import { mustImpossible } from './must';
import type { Reason } from './reasons';
import { refuseWay, type Way } from './refuse';

export type Play = Extract<Action, { type: 'play' | 'upgrade' | 'reveal' | 'attach' }>;

/** A player cannot act now, whatever it is. */
export function refuseTurn(g: Game, player: PlayerId): Reason | null {
  if (g.s.prompt) return 'prompt-open';
  if (g.s.phase === 'over') return 'game-over';
  if (g.s.phase !== 'action') return 'wrong-phase';
  if (g.s.players[player].passed) return 'already-passed';
  return g.s.turn === player ? null : 'not-your-turn';
}

/** The way a play means, or why it is refused. */
export function judgePlay(g: Game, action: Play): { way: Way } | { reason: Reason } {
  const refused = refuseTurn(g, action.player) ?? refuseCard(g, action);
  if (refused !== null) return { reason: refused };
  const way = wayOf(g, action);
  if (typeof way === 'string') return { reason: way };
  const reason = refuseWay(g, action.player, way);
  if (reason !== null) return { reason };
  if (way.how !== HIDDEN && mustImpossible(g, action.player, way)) return { reason: 'must-impossible' };
  return { way };
}

function refuseCard(g: Game, { type, player, card: id }: Play): Reason | null {
  const c = g.s.cards[id];
  if (!c) return 'no-such-card';
  if (c.zone === 'field' && type !== 'play' && type !== 'attach') {
    if (c.side !== player) return 'not-yours';
    return c.hidden ? null : 'not-hidden';
  }
  if (type === 'reveal') return c.owner === player ? 'not-hidden' : 'not-yours';
  if (c.zone === 'hand' && c.owner === player) return null;
  return c.owner === player || c.zone !== 'hand' ? 'not-in-hand' : 'not-yours';
}

function wayOf(g: Game, action: Play): Way | Reason {
  const id = action.card;
  const attachment = defOf(g, id).type === 'attachment';
  switch (action.type) {
    case 'play':
      if (action.hidden) return { card: id, how: HIDDEN, mission: action.mission, over: -1 };
      if (!attachment) return { card: id, how: FACE_UP, mission: action.mission, over: -1 };
      return onMission(g, id, action.mission);
    case 'reveal': {
      const { mission } = card(g, id);
      if (action.to !== undefined) return { card: id, how: attachment ? FACE_UP : UPGRADE, mission, over: action.to };
      return attachment ? onlyHost(g, action.player, id, mission) : { card: id, how: FACE_UP, mission, over: -1 };
    }
    case 'attach':
      if (!attachment) return 'not-an-attachment';
      return { card: id, how: FACE_UP, mission: placeOf(g, action.to), over: action.to };
    case 'upgrade': {
      if (attachment) return 'not-a-namesake';
      const over = g.s.cards[action.over];
      if (over?.zone !== 'field') return 'not-a-namesake';
      const c = card(g, id);
      if (c.zone === 'field' && c.mission !== over.mission) return 'not-a-namesake';
      return { card: id, how: UPGRADE, mission: over.mission, over: action.over };
    }
  }
}

function onMission(g: Game, id: number, mission: number): Way | Reason {
  const row = g.s.row[mission];
  return row ? { card: id, how: FACE_UP, mission, over: row.card } : 'no-such-mission';
}

/** A hidden attachment revealed without saying onto what: only where one host is legal. */
function onlyHost(g: Game, player: PlayerId, id: number, mission: number): Way | Reason {
  const row = g.s.row[mission];
  if (!row) return 'no-such-mission';
  const hosts = [...row.sides[0], ...row.sides[1], row.card].filter(
    (over) => over !== id && refuseWay(g, player, { card: id, how: FACE_UP, mission, over }) === null,
  );
  const [over] = hosts;
  return over === undefined || hosts.length > 1 ? 'no-legal-host' : { card: id, how: FACE_UP, mission, over };
}

function placeOf(g: Game, id: number): number {
  return g.s.cards[id]?.mission ?? -1;
}
