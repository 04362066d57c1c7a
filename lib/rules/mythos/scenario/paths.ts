import type { CardLibrary } from '../engine/library/types';
import { actionsIn } from '../engine/legal/legal-actions';
import { worthOf } from '../engine/flow/scoring';
import { hasTrait, isHidden, costOf, printedPowerOf } from '../engine/read/stats';
import { missionOf } from '../engine/read/scope';
import { powerOf, totalOf } from '../engine/read/power';
import { type GameEvent, told } from '../engine/state/events';
import { card, defOf, type Game, gameOf } from '../engine/state/game';
import type { State } from '../engine/state/state';
import { maySee } from '../engine/state/view';
import { actionLabel, idOf, type Labels, playerOf, promptOptions, sideOf } from './labels';
import type { Side } from './schema';

export interface Look {
  library: CardLibrary;
  state: State;
  labels: Labels;
  events: readonly GameEvent[];
}

/** A path that means nothing, and what would: told to who wrote the scenario. */
export class PathError extends Error {}

/** A list of ids, which a number compares with its length. */
export type Found = string | number | boolean | null | (string | number | null)[];

const isSide = (word: string | undefined): word is Side => word === 'A' || word === 'B';

/** What stands at a path of an expectation. Cards and players are read as they are, or as one player sees them. */
export function valueAt(look: Look, path: string, where: string): Found {
  const g = gameOf(look.library, look.state, null);
  const parts = path.split('.');
  const [head, second] = parts;
  try {
    if (head === 'view' && isSide(second)) return atPath(look, g, parts.slice(2), second);
    return atPath(look, g, parts, null);
  } catch (error) {
    throw error instanceof PathError ? new PathError(`${where}.${path}: ${error.message}`) : error;
  }
}

function atPath(look: Look, g: Game, parts: readonly string[], viewer: Side | null): Found {
  const { state, labels } = look;
  const [head = '', second, third, fourth] = parts;
  if (labels.cards.has(parts.slice(0, -1).join('.'))) {
    return ofCard(look, g, labels.cards.get(parts.slice(0, -1).join('.')) as number, parts.at(-1) ?? '', viewer);
  }
  if (isSide(head) && parts.length === 2) return ofPlayer(look, g, head, second ?? '', viewer);
  switch (head) {
    case 'edge':
    case 'turn':
      return sideOf(state[head]);
    case 'round':
    case 'phase':
      return state[head];
    case 'winner':
      return state.winner === null ? null : sideOf(state.winner);
    case 'missionDeck':
      return viewer === null ? state.missionDeck.map((id) => idOf(labels, id)).reverse() : state.missionDeck.length;
    case 'missions':
      if (second !== undefined) return ofMission(look, g, Number(second) - 1, third, fourth);
      return state.row.map((mission) => idOf(labels, mission.card));
    case 'prompt':
      return ofPrompt(look, second ?? '', viewer);
    case 'legal':
      if (isSide(second)) return viewer === null || viewer === second ? legalOf(look, g, second) : null;
      break;
    case 'log':
      if (isSide(second) && viewer !== null && viewer !== second) return null;
      if (isSide(second)) return told(look.events, playerOf(second)).map((event) => event.kind);
      break;
    case 'leftover':
      if (isSide(second)) {
        const { aside } = state.players[playerOf(second)];
        if (aside < 0 || (viewer !== null && !maySee(g, aside, playerOf(viewer)))) return null;
        return defOf(g, aside).code;
      }
  }
  throw new PathError(
    'the id of a card, A, B, or one of edge, turn, round, phase, winner, missions, prompt, legal, log, leftover and view',
  );
}

function ofMission(look: Look, g: Game, at: number, what: string | undefined, more: string | undefined): Found {
  const mission = look.state.row[at];
  if (!mission) return null;
  if (isSide(what)) {
    if (more === 'power') return totalOf(g, at, playerOf(what));
    if (more === undefined) return mission.sides[playerOf(what)].map((id) => idOf(look.labels, id));
  }
  if (what === 'winner') return mission.winner === null ? null : sideOf(mission.winner);
  if (what === 'card') return defOf(g, mission.card).code;
  if (what === 'rank') return 'DCBA'.charAt(mission.rank);
  if (what === 'points') return worthOf(g, at);
  if (what === 'attachments') return card(g, mission.card).attached.map((id) => idOf(look.labels, id));
  throw new PathError('a mission has A, B, A.power, B.power, winner, card, rank, points and attachments');
}

function ofPrompt({ state, labels }: Look, what: string, viewer: Side | null): Found {
  const { prompt } = state;
  // That a player is asked the other may know, but not what.
  if (viewer !== null && what !== 'player' && prompt && prompt.player !== playerOf(viewer)) return null;
  switch (what) {
    case 'player':
      return prompt && sideOf(prompt.player);
    case 'kind':
      return prompt && prompt.kind;
    case 'options':
      return prompt && promptOptions(labels, state, prompt);
    case 'min':
    case 'max':
      return prompt && prompt[what];
    case 'source':
      return prompt && prompt.source >= 0 ? idOf(labels, prompt.source) : null;
    default:
      throw new PathError('a prompt has player, kind, options, min, max and source');
  }
}

function legalOf({ state, labels }: Look, g: Game, side: Side): string[] {
  const attaches = (id: number): boolean => defOf(g, id).type === 'attachment';
  const found = actionsIn(g, playerOf(side)).map((action) => actionLabel(labels, state, action, attaches));
  return [...new Set(found.filter((label) => label !== null))];
}

function ofPlayer({ state, labels }: Look, g: Game, side: Side, what: string, viewer: Side | null): Found {
  const player = state.players[playerOf(side)];
  const shown = (id: number) => viewer === null || maySee(g, id, playerOf(viewer));
  switch (what) {
    case 'chakra':
    case 'points':
    case 'passed':
      return player[what];
    case 'hand':
      return player.hand.map((id) => (shown(id) ? idOf(labels, id) : null));
    case 'deck':
    case 'discard':
      return player[what].map((id) => (shown(id) ? idOf(labels, id) : null)).reverse();
    default:
      throw new PathError('a player has chakra, points, passed, hand, deck and discard');
  }
}

const CARD_WORDS =
  'power, printedPower, cost, tokens, hidden, mission, side, owner, zone, name, card, under, attachments, controller, host, keywords and faction';

/** Traits that tell what a hidden card is. */
const FACE = new Set(['printedPower', 'name', 'keywords', 'faction', 'cost', 'under', 'card']);

function ofCard({ labels }: Look, g: Game, id: number, what: string, viewer: Side | null): Found {
  const c = card(g, id);
  const inHiding = c.zone === 'field' && c.hidden;
  if (viewer !== null && !maySee(g, id, playerOf(viewer))) {
    if (FACE.has(what) || !inHiding) return null;
  }
  const def = defOf(g, id);
  const mission = missionOf(g, id);
  switch (what) {
    case 'power':
      return powerOf(g, id);
    case 'printedPower':
      return viewer !== null && inHiding ? def.power : printedPowerOf(g, id);
    case 'cost':
      return viewer !== null && inHiding ? def.cost : costOf(g, id);
    case 'tokens':
    case 'hidden':
      return c[what];
    case 'mission':
      return mission < 0 ? null : mission + 1;
    case 'side':
      return mission < 0 ? null : sideOf(c.side);
    case 'owner':
      return sideOf(c.owner);
    case 'zone':
      return c.zone === 'field' || c.zone === 'row' ? 'mission' : c.zone;
    case 'name':
      return def.definition.name.en;
    case 'card':
      return def.code;
    case 'under':
      return c.under.map((one) => idOf(labels, one));
    case 'attachments':
      return c.attached.map((one) => idOf(labels, one));
    case 'controller':
      return c.controller < 0 ? null : idOf(labels, c.controller);
    case 'host':
      return c.host < 0 ? null : idOf(labels, c.host);
    case 'keywords':
      return traitsOf(g, id, 'keyword:');
    case 'faction':
      return isHidden(g, id) ? null : (traitsOf(g, id, 'faction:')[0] ?? null);
    default:
      throw new PathError(`a card has ${CARD_WORDS}`);
  }
}

/** Traits of one kind that the card has now: its own first, then those others give it. */
function traitsOf(g: Game, id: number, kind: string): string[] {
  if (isHidden(g, id)) return [];
  const own = [...defOf(g, id).traits];
  const all = [...own, ...g.lib.allTraits().filter((trait) => !own.includes(trait))];
  return all
    .filter((trait) => g.lib.traitName(trait).startsWith(kind) && hasTrait(g, id, trait))
    .map((trait) => g.lib.traitName(trait).slice(kind.length));
}
