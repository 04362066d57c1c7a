import { card, defOf, type Game } from '../state/game';
import type { PlayerId } from '../state/state';
import { namesake } from '../board/names';
import { gateOpen } from './gate';
import { grantsOf } from './play-index';

type Doing = 'moved' | 'hidden' | 'defeated' | 'revealed';

/** A static forbids it; `by`: whose effect or action it is. */
export function forbidden(g: Game, id: number, doing: Doing, by: PlayerId): boolean {
  const grants = grantsOf(g, 'cannot');
  if (grants.length === 0) return false;
  const enemy = card(g, id).side !== by;
  for (const { grant, scope } of grants) {
    const { grant: data } = grant;
    if (data.grant !== 'cannot' || !data.be.includes(doing) || (data.by === 'enemy' && !enemy)) continue;
    if (grant.subject?.(g, scope, scope.you, id) && gateOpen(g, scope, grant.gate, grant.if)) return true;
  }
  return false;
}

/** Missions a character can be moved to: others, without a face-up namesake on its side (001, "No repetition"). */
export function destinations(g: Game, id: number, allowed: (mission: number) => boolean): number[] {
  const c = card(g, id);
  const found: number[] = [];
  const name = defOf(g, id).name;
  for (let m = 0; m < g.s.row.length; m++) {
    if (m === c.mission || !allowed(m)) continue;
    if (c.hidden || namesake(g, name, m, c.side, id) < 0) found.push(m);
  }
  return found;
}
