import { mayGain, mayWear } from '../board/attach';
import { namesake } from '../board/names';
import { HIDDEN_COST, mayCover, playableIn, priceOf } from '../read/cost';
import { forbidden } from '../read/permission';
import { missionOf } from '../read/scope';
import { card, defOf, type Game } from '../state/game';
import { type FACE_UP, HIDDEN, UPGRADE } from '../state/prompt';
import type { PlayerId } from '../state/state';
import type { Reason } from './reasons';

/** One way to play a card. `over`: the character upgraded, or the host of an attachment; -1: none. */
export interface Way {
  card: number;
  how: typeof FACE_UP | typeof UPGRADE | typeof HIDDEN;
  mission: number;
  over: number;
}

/** What an effect takes off the cost or adds to it. */
export interface Extra {
  less: number;
  more: number;
}
export const NO_EXTRA: Extra = { less: 0, more: 0 };

export function costOfWay(g: Game, player: PlayerId, way: Way, extra: Extra): number {
  if (way.how === HIDDEN) return HIDDEN_COST;
  return priceOf(g, {
    player,
    card: way.card,
    mission: way.mission,
    reveal: card(g, way.card).zone === 'field',
    covered: way.how === UPGRADE ? way.over : -1,
    ...extra,
  });
}

/**
 * Why a card cannot be played so, or null. Whose card it is and whose turn is looked at before, what its "must" demands
 * after.
 */
export function refuseWay(g: Game, player: PlayerId, way: Way, extra: Extra = NO_EXTRA): Reason | null {
  if (g.s.row[way.mission] === undefined) return 'no-such-mission';
  const board = way.how === HIDDEN ? refuseFaceDown(g, player, way) : refuseFaceUp(g, player, way);
  if (board !== null) return board;
  return costOfWay(g, player, way, extra) > g.s.players[player].chakra ? 'not-enough-chakra' : null;
}

/** Face down a card has no name and no host, but it is played: where it may be played at all holds (001, "Action phase"). */
function refuseFaceDown(g: Game, player: PlayerId, { card: id, mission }: Way): Reason | null {
  return playableIn(g, id, player, mission) ? null : 'not-hideable-here';
}

function refuseFaceUp(g: Game, player: PlayerId, way: Way): Reason | null {
  const { card: id, mission, over } = way;
  const def = defOf(g, id);
  const c = card(g, id);
  const reveal = c.zone === 'field';
  if (reveal && forbidden(g, id, 'revealed', player)) return 'not-revealable-here';
  if (def.type === 'attachment') {
    // A hidden attachment attaches on the mission where it lies (D13).
    if (over < 0 || missionOf(g, over) !== mission || !mayWear(g, id, over, player)) return 'no-legal-host';
    return mayGain(g, over, 'gainAttachments') ? null : 'no-legal-host';
  }
  if (way.how === UPGRADE) {
    const refused = refuseUpgrade(g, player, way);
    if (refused !== null) return refused;
  }
  if (nameTaken(g, player, way)) return 'name-already-here';
  return playableIn(g, id, player, mission) ? null : 'not-playable-here';
}

function nameTaken(g: Game, player: PlayerId, way: Way): boolean {
  const row = g.s.row[way.mission] as Game['s']['row'][number];
  const { name } = defOf(g, way.card);
  if (way.how !== UPGRADE) return namesake(g, name, way.mission, player, way.card) >= 0;
  return row.sides[player].some(
    (id) => id !== way.card && id !== way.over && !card(g, id).hidden && defOf(g, id).name === name,
  );
}

function refuseUpgrade(g: Game, player: PlayerId, { card: id, over, mission }: Way): Reason | null {
  const covered = g.s.cards[over];
  if (covered?.zone !== 'field' || over === id) return 'not-a-namesake';
  if (covered.side !== player) return 'not-yours';
  if (covered.hidden) return 'not-a-namesake';
  // Controlled cards take no part in upgrades, above or below (D6).
  if (covered.owner !== player || card(g, id).owner !== player) return 'controlled-card';
  if (!mayCover(g, id, over, player, mission)) return 'not-a-namesake';
  return defOf(g, id).cost > defOf(g, over).cost ? null : 'cost-not-higher';
}
