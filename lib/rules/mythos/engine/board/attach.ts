import { gateOpen } from '../read/gate';
import { grantsOf } from '../read/play-index';
import { hasTrait } from '../read/stats';
import { card, defOf, type Game } from '../state/game';
import type { PlayerId } from '../state/state';
import { discardAttachment } from './leave';
import { takeOut, touch } from './zones';

/** Whether an attachment of this player may be on this character or mission (001, "Attachment cards": Condition). */
export function mayWear(g: Game, id: number, host: number, player: PlayerId): boolean {
  const { attach, attachAny, attachNone } = defOf(g, id);
  const h = card(g, host);
  if (h.zone === 'row') return attach === null ? false : attach.to === 'mission';
  if (h.zone !== 'field' || defOf(g, host).type !== 'character') return false;
  if (attach === null) return !h.hidden;
  if (attach.to !== 'character') return false;
  if (h.side === player && manyOn(g, host)) return true;
  if (attach.side !== 'any' && (h.side === player) !== (attach.side === 'friendly')) return false;
  if (attach.faceUp && h.hidden) return false;
  if (attachAny.length > 0 && !attachAny.some((trait) => hasTrait(g, host, trait))) return false;
  return !attachNone.some((trait) => hasTrait(g, host, trait));
}

/** Any number of attachments, whatever their conditions. */
export function manyOn(g: Game, host: number): boolean {
  return grantsOf(g, 'manyAttachments').some(
    ({ grant, scope }) => grant.subject?.(g, scope, scope.you, host) && gateOpen(g, scope, grant.gate, grant.if),
  );
}

/** Whether anything may be attached to it at all. */
export function mayGain(g: Game, host: number, what: 'gainAttachments' | 'gainTokens'): boolean {
  return !grantsOf(g, 'cannot').some(
    ({ grant, scope }) =>
      grant.grant.grant === 'cannot' &&
      grant.grant.be.includes(what) &&
      grant.subject?.(g, scope, scope.you, host) &&
      gateOpen(g, scope, grant.gate, grant.if),
  );
}

/** Puts it there; an older one of the same player is discarded (D14). */
export function attachTo(g: Game, id: number, host: number, player: PlayerId): void {
  takeOut(g, id);
  const h = card(g, host);
  if (g.s.contested.D14 !== 'other' && !manyOn(g, host)) {
    const older = h.attached.find((worn) => card(g, worn).side === player);
    if (older !== undefined) discardAttachment(g, older);
  }
  const c = card(g, id);
  c.zone = 'attached';
  c.side = player;
  c.host = host;
  c.mission = -1;
  c.hidden = false;
  c.tokens = 0;
  h.attached.push(id);
  touch(g);
}

/** Attachments whose condition no longer holds are discarded (D15), and all but the last of a player (D14). */
export function dropAttachments(g: Game): boolean {
  let dropped = false;
  for (const mission of g.s.row) {
    for (const side of mission.sides) {
      for (const host of side) if (card(g, host).attached.length > 0) dropped = dropFrom(g, host) || dropped;
    }
  }
  return dropped;
}

function dropFrom(g: Game, host: number): boolean {
  const { attached } = card(g, host);
  const one = g.s.contested.D14 !== 'other' && !manyOn(g, host);
  let dropped = false;
  for (let i = attached.length - 1; i >= 0; i--) {
    const id = attached[i] as number;
    const { side } = card(g, id);
    const older = one && attached.slice(i + 1).some((later) => card(g, later).side === side);
    if (!older && mayWear(g, id, host, side)) continue;
    discardAttachment(g, id);
    dropped = true;
  }
  return dropped;
}
