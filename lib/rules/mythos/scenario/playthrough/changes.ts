import { SIDES } from '../schema';
import type { BoardCharacter, BoardMission, Position } from './position';

/** Places of a board: a character or mission by its id, a side's total as `total:2:A`, what a player has as `A:chakra`. */
export type Changed = ReadonlySet<string>;

/** What is not as it was: where one has to look. */
export function changesOf(before: Position, after: Position): Changed {
  const changed = new Set<string>();
  const was = characters(before);
  for (const [id, { print }] of characters(after)) if (was.get(id)?.print !== print) changed.add(id);
  after.missions.forEach((mission, at) => {
    const earlier = before.missions[at];
    if (!earlier || printOf(earlier) !== printOf(mission)) changed.add(mission.id);
    for (const side of SIDES) {
      if ((earlier?.sides[side].total ?? 0) !== mission.sides[side].total) changed.add(`total:${at + 1}:${side}`);
    }
  });
  for (const side of SIDES) {
    const [then, now] = [before.players[side], after.players[side]];
    for (const what of ['chakra', 'points', 'passed', 'deck'] as const) {
      if (then[what] !== now[what]) changed.add(`${side}:${what}`);
    }
    for (const what of ['hand', 'discard'] as const) {
      if (then[what].map(({ id }) => id).join() !== now[what].map(({ id }) => id).join())
        changed.add(`${side}:${what}`);
    }
  }
  for (const what of ['edge', 'round', 'phase'] as const) if (before[what] !== after[what]) changed.add(what);
  return changed;
}

/** Each character with all that can be seen of it, in one line. */
function characters({ missions }: Position): Map<string, { print: string }> {
  const found = new Map<string, { print: string }>();
  missions.forEach(({ sides }, at) => {
    for (const side of SIDES) for (const one of sides[side].characters) found.set(one.id, { print: looks(one, at) });
  });
  return found;
}

const looks = ({ parts: _, ...seen }: BoardCharacter, at: number): string => JSON.stringify([seen, at]);

const printOf = ({ id, winner, worth, attachments }: BoardMission): string =>
  JSON.stringify([id, winner, worth, attachments]);
