import type { CardDefinition } from '../cards/schema';
import type { CardLibrary } from '../engine/library/types';
import { makeLibrary } from '../engine/library/library';
import { emptyState } from '../engine/new-game';
import { other, type State } from '../engine/state/state';
import { loseTokens } from '../engine/board/settle';
import { oweDuties } from '../engine/flow/duties';
import { gameOf } from '../engine/state/game';
import { BLANK_MISSION, Builder, NOW, TURN } from './builder';
import { type Labels, playerOf } from './labels';
import type { Scenario } from './schema';
import { SIDES } from './schema';

export interface Board {
  library: CardLibrary;
  state: State;
  labels: Labels;
}

/** Definitions of a catalogue and those made up for the scenario, compiled; the catalogue alone is compiled once. */
export function libraryFor(definitions: readonly CardDefinition[], scenario: Scenario): CardLibrary {
  return makeLibrary([...definitions, BLANK_MISSION, ...((scenario.cards ?? []) as CardDefinition[])]);
}

export function buildBoard(library: CardLibrary, scenario: Scenario): Board {
  const state: State = {
    ...emptyState(scenario.seed ?? 1),
    round: scenario.round ?? 1,
    phase: scenario.phase ?? 'action',
    edge: playerOf(scenario.edge ?? 'A'),
    turn: playerOf(scenario.turn ?? 'A'),
    turnNumber: TURN,
    contested: { ...scenario.contested },
    stepwise: true,
  };
  const labels: Labels = { cards: new Map(), ids: [] };
  const board = new Builder(library, state, labels, reservedIds(scenario));
  for (const side of SIDES) board.player(side, scenario.players?.[side]);
  (scenario.missions ?? []).forEach((mission, i) => board.place(mission, i));
  board.link();
  (scenario.missionDeck ?? []).forEach((entry, i) => {
    state.missionDeck.unshift(board.mission(entry, 0, 'missionDeck', `missionDeck.${i}`));
  });
  const passed = scenario.passed ?? [];
  const done = scenario.phase === 'scoring' || scenario.phase === 'end';
  for (const side of SIDES) state.players[playerOf(side)].passed = done || passed.includes(side);
  // Who has passed has no turn while the other may still act.
  if (state.players[state.turn].passed && !state.players[other(state.turn)].passed) state.turn = other(state.turn);
  state.forced = (scenario.random ?? []).map((result, i) => board.result(result, `random.${i}`));
  takeStock(library, state);
  return { library, state, labels };
}

/** What is so from the start: tokens lost to a static, and duties made by cards played earlier this round. */
function takeStock(library: CardLibrary, state: State): void {
  const game = gameOf(library, state, null);
  loseTokens(game);
  for (const mission of state.row) {
    for (const id of [...mission.sides[0], ...mission.sides[1]]) if (playedNow(state, id)) oweDuties(game, id);
  }
}

const playedNow = (state: State, id: number): boolean => state.cards[id]?.playedTurn === NOW && !state.cards[id].hidden;

/** Ids given in the file: none of them is made up for another card. */
function reservedIds(scenario: Scenario): Set<string> {
  const found = new Set<string>();
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(walk);
    else if (typeof node === 'object' && node !== null) {
      if ('id' in node && typeof node.id === 'string') found.add(node.id);
      Object.values(node).forEach(walk);
    }
  };
  walk([scenario.players, scenario.missions, scenario.missionDeck]);
  return found;
}
