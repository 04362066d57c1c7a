import type { Roll } from '../engine/legal/random-action';
import { clone } from '../engine/state/clone';
import { card, type Game, gameOf } from '../engine/state/game';
import type { PlayerId, State } from '../engine/state/state';
import { maySee } from '../engine/state/view';

/**
 * The game as a player may take it to be: what that player sees is as it is, every other face is made up, and so is
 * what chance will bring. States that look alike to the player give the same one. It goes no further than the end of a
 * phase.
 *
 * The player's own deck holds its cards in another order, since its owner knows which are left; a hidden card of the
 * opponent may be any.
 */
export function imagine(g: Game, player: PlayerId, roll: Roll): Game {
  const state = clone(g.s);
  const imagined = gameOf(g.lib, state, null);
  state.stepwise = true;
  state.forced = [];
  state.random = roll(2 ** 31);
  const shown = shownBy(state, player);
  const [mains, missions] = facesOf(g);
  const deck: number[] = [];
  for (let id = 0; id < state.cards.length; id++) {
    if (shown.includes(id) || maySee(g, id, player)) continue;
    const c = card(imagined, id);
    if (c.owner === player && c.zone === 'deck') {
      deck.push(id);
      continue;
    }
    const faces = c.zone === 'missionDeck' || c.zone === 'aside' ? missions : mains;
    c.def = faces[roll(faces.length)] as number;
  }
  dealAnew(imagined, deck, roll);
  return imagined;
}

const NONE: readonly number[] = [];

/** Cards of piles that the player is choosing among: they are being looked at. */
function shownBy({ prompt, cards }: State, player: PlayerId): readonly number[] {
  if (prompt?.player !== player || prompt.of !== 'card') return NONE;
  return prompt.options.filter((id) => cards[id]?.zone === 'deck' || cards[id]?.zone === 'hand');
}

/** The faces of these cards, whichever lay where, by chance among them. */
function dealAnew(g: Game, ids: readonly number[], roll: Roll): void {
  const faces = ids.map((id) => card(g, id).def).sort((a, b) => a - b);
  for (const id of ids) {
    const at = roll(faces.length);
    card(g, id).def = faces[at] as number;
    faces[at] = faces.at(-1) as number;
    faces.pop();
  }
}

type Faces = readonly [mains: readonly number[], missions: readonly number[]];
const known = new WeakMap<Game['lib'], Faces>();

/** What a card of a deck, and a mission, can turn out to be. */
function facesOf({ lib }: Game): Faces {
  const found = known.get(lib);
  if (found) return found;
  const of = (missions: boolean) =>
    lib.cards.filter(({ type }) => (type === 'mission') === missions).map(({ index }) => index);
  const made = [of(false), of(true)] as const;
  known.set(lib, made);
  return made;
}
