import type { CardLibrary } from '../library/types';
import { clone } from '../state/clone';
import { gameOf } from '../state/game';
import { PLAYERS, type PlayerId, type State } from '../state/state';
import { maySee, view } from '../state/view';

/** What a player is shown. */
type Show = (library: CardLibrary, state: State, player: PlayerId) => unknown;

/**
 * What a player's view gives away. A view tells nothing of a card whose face is hidden when it is the same whatever that
 * card is: all hidden cards change places with others, and nothing in the view may move.
 */
export function secretsTold(library: CardLibrary, state: State, show: Show = view): string[] {
  return PLAYERS.flatMap((player) => {
    const [told, wouldBeTold] = [state, otherwise(library, state, player)].map((one) =>
      JSON.stringify(show(library, one, player)),
    );
    return told === wouldBeTold ? [] : [`to player ${player}`];
  });
}

/** The same to this player: the cards whose faces are hidden from them are others, of the same kind. */
function otherwise(library: CardLibrary, state: State, player: PlayerId): State {
  const g = gameOf(library, state, null);
  const hidden = state.cards.flatMap((_, id) => (maySee(g, id, player) ? [] : [id]));
  const copy = clone(state);
  for (const mission of [true, false]) {
    const ids = hidden.filter((id) => (library.cards[state.cards[id]?.def ?? -1]?.type === 'mission') === mission);
    ids.forEach((id, at) => {
      const [to, from] = [copy.cards[id], state.cards[ids[(at + 1) % ids.length] ?? id]];
      if (to && from) to.def = from.def;
    });
  }
  return copy;
}
