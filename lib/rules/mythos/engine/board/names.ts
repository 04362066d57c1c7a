import { card, defOf, type Game, tell } from '../state/game';
import type { PlayerId } from '../state/state';
import { leave } from './leave';

/** A face-up character of this name on a side of a mission, other than `but`; -1: none (001, "No repetition"). */
export function namesake(g: Game, name: number, mission: number, side: PlayerId, but: number): number {
  const row = g.s.row[mission];
  if (!row) return -1;
  for (const id of row.sides[side]) {
    if (id !== but && !card(g, id).hidden && defOf(g, id).name === name) return id;
  }
  return -1;
}

/**
 * A character that arrived by force where a namesake stands is discarded at once. This triggers nothing and is no defeat
 * (001, "No repetition"). Returns whether it is gone.
 */
export function discardDuplicate(g: Game, id: number): boolean {
  const c = card(g, id);
  if (c.zone !== 'field' || c.hidden || defOf(g, id).type !== 'character') return false;
  if (namesake(g, defOf(g, id).name, c.mission, c.side, id) < 0) return false;
  tell(g, 'duplicateDiscarded', '001 No repetition', { player: c.owner, cards: [id], mission: c.mission });
  leave(g, id, 'discard');
  return true;
}
