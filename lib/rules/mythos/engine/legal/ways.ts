import { card, defOf, type Game } from '../state/game';
import { FACE_UP, HIDDEN, UPGRADE } from '../state/prompt';
import type { PlayerId } from '../state/state';
import type { Playing } from '../interpret/able';
import { type Extra, NO_EXTRA, refuseWay, type Way } from './refuse';

/** Every legal way to play a card, whoever may play it: from a pile, or revealing it where it lies hidden. */
export function waysOf(
  g: Game,
  player: PlayerId,
  id: number,
  allowed: (mission: number) => boolean,
  extra: Extra = NO_EXTRA,
): Way[] {
  const found: Way[] = [];
  const c = card(g, id);
  const reveal = c.zone === 'field';
  const add = (how: Way['how'], mission: number, over: number) => {
    const way: Way = { card: id, how, mission, over };
    if (refuseWay(g, player, way, extra) === null) found.push(way);
  };
  for (let m = 0; m < g.s.row.length; m++) {
    if (!allowed(m) || (reveal && c.mission !== m)) continue;
    const row = g.s.row[m] as Game['s']['row'][number];
    if (defOf(g, id).type === 'attachment') {
      for (const side of row.sides) for (const host of side) if (host !== id) add(FACE_UP, m, host);
      add(FACE_UP, m, row.card);
    } else {
      add(FACE_UP, m, -1);
      for (const over of row.sides[player]) if (over !== id && !card(g, over).hidden) add(UPGRADE, m, over);
    }
    if (!reveal) add(HIDDEN, m, -1);
  }
  return found;
}

/** The same when an effect plays the card. */
export function waysByEffect(g: Game, playing: Omit<Playing, 'scope'>, id: number): Way[] {
  const ways = waysOf(g, playing.actor, id, playing.allowed, playing);
  return playing.notAsUpgrade ? ways.filter((way) => way.how !== UPGRADE) : ways;
}
