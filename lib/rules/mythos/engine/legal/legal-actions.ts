import { card, defOf, gameOf, type Game } from '../state/game';
import { FACE_UP, HIDDEN, UPGRADE } from '../state/prompt';
import type { PlayerId, State } from '../state/state';
import type { CardLibrary } from '../library/types';
import type { Action } from './actions';
import { legalAnswers } from './answers';
import { refuseTurn } from './judge';
import { mustImpossible } from './must';
import type { Way } from './refuse';
import { waysOf } from './ways';

/** All a player may do now, or whoever is asked or has the turn. */
export function legalActions(library: CardLibrary, state: State, player?: PlayerId): Action[] {
  return actionsIn(gameOf(library, state, null), player);
}

export function actionsIn(g: Game, player: PlayerId = g.s.prompt?.player ?? g.s.turn): Action[] {
  const { prompt } = g.s;
  if (prompt) {
    return prompt.player === player ? legalAnswers(prompt).map((answer) => ({ type: 'answer', player, answer })) : [];
  }
  if (refuseTurn(g, player) !== null) return [];
  const ways = playable(g, player).flatMap((id) => waysOf(g, player, id, () => true));
  const plays = ways.filter((way) => way.how === HIDDEN || !mustImpossible(g, player, way));
  return [...plays.map((way) => actionOf(g, player, way)), { type: 'pass', player }];
}

/** Cards in hand, and characters and attachments that lie hidden on the player's side. */
export function playable(g: Game, player: PlayerId): number[] {
  const found = g.s.players[player].hand.slice();
  for (const mission of g.s.row) for (const id of mission.sides[player]) if (card(g, id).hidden) found.push(id);
  return found;
}

export function actionOf(g: Game, player: PlayerId, way: Way): Action {
  const { card: id, mission, over } = way;
  if (way.how === HIDDEN) return { type: 'play', player, card: id, mission, hidden: true };
  if (card(g, id).zone === 'field') {
    return way.how === FACE_UP && over < 0
      ? { type: 'reveal', player, card: id }
      : { type: 'reveal', player, card: id, to: over };
  }
  if (defOf(g, id).type === 'attachment') return { type: 'attach', player, card: id, to: over };
  if (way.how === UPGRADE) return { type: 'upgrade', player, card: id, over };
  return { type: 'play', player, card: id, mission };
}
