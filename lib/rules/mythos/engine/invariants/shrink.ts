import type { CardLibrary } from '../library/types';
import { type Broken, playAgain, type GameRecord, type Step } from './trial';

/**
 * The shortest list of actions found that breaks the same thing: leaves out halves, quarters and so on down to single
 * actions, for as long as it still breaks (delta debugging). A game that does not break when played again is returned
 * as it came.
 */
export function shrink(
  library: CardLibrary,
  game: GameRecord & { broken: Broken },
  step?: Step,
): GameRecord & { broken: Broken } {
  const breaks = (actions: GameRecord['actions']) => {
    const again = playAgain(library, { ...game, actions }, step);
    return again?.broken.invariant === game.broken.invariant ? again : null;
  };
  let best = breaks(game.actions);
  if (!best) return game;
  for (let size = Math.ceil(best.actions.length / 2); size >= 1;) {
    const before = best.actions.length;
    for (let from = 0; from < best.actions.length;) {
      const { actions }: GameRecord = best;
      const shorter = breaks([...actions.slice(0, from), ...actions.slice(from + size)]);
      if (shorter && shorter.actions.length < actions.length) best = shorter;
      else from += size;
    }
    // Single actions are gone through until none of them can be left out.
    if (size > 1) size = Math.ceil(size / 2);
    else if (best.actions.length === before) size = 0;
  }
  return best;
}
