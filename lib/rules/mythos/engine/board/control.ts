import { card, type Game, tell } from '../state/game';
import type { PlayerId } from '../state/state';
import { discardDuplicate } from './names';
import { toField } from './zones';

/** Puts a character on a player's side of its mission, bound to the card that took it (001, "Take control"). */
export function takeControl(g: Game, id: number, by: PlayerId, controller: number): void {
  const c = card(g, id);
  toField(g, id, c.mission, by);
  c.controller = c.owner === by ? -1 : controller;
  tell(g, 'controlTaken', '001 Take control', { player: by, cards: [id], cause: controller, mission: c.mission });
  discardDuplicate(g, id);
}

/** Back to its owner, as it is and where it is. */
export function giveBack(g: Game, id: number): void {
  const c = card(g, id);
  c.controller = -1;
  toField(g, id, c.mission, c.owner);
  tell(g, 'controlReturned', '001 How control breaks', { player: c.owner, cards: [id], mission: c.mission });
  discardDuplicate(g, id);
}

/** Control ends when the controller is hidden, has left play or is on another side. Returns whether any did. */
export function breakControl(g: Game): boolean {
  let broken = false;
  for (const mission of g.s.row) {
    for (const side of mission.sides) {
      for (let i = side.length - 1; i >= 0; i--) {
        const id = side[i] as number;
        const c = card(g, id);
        if (c.controller < 0) continue;
        const by = card(g, c.controller);
        if (by.zone === 'field' && !by.hidden && by.side === c.side) continue;
        giveBack(g, id);
        broken = true;
      }
    }
  }
  return broken;
}
