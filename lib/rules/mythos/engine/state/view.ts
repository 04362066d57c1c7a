import type { CardLibrary } from '../library/types';
import { gateOpen } from '../read/gate';
import { grantsOf } from '../read/play-index';
import { costOf } from '../read/stats';
import { powerOf, totalOf } from '../read/power';
import { card, defOf, type Game, gameOf } from './game';
import type { Prompt } from './prompt';
import { PLAYERS, type Phase, type PlayerId, type State } from './state';

// What one player may see. Piles nobody may look into are numbers; a card whose face is hidden from the player has no
// code, and nothing else that would tell it.

export interface CardView {
  card: number;
  /** null: hidden from this player. */
  code: string | null;
  owner: PlayerId;
  side: PlayerId;
  hidden: boolean;
  tokens: number;
  power: number;
  cost: number;
  under: (string | null)[];
  attached: CardView[];
  controller: number | null;
}
export interface MissionView {
  card: number;
  code: string;
  rank: number;
  winner: PlayerId | null;
  totals: [number, number];
  sides: [CardView[], CardView[]];
  attached: CardView[];
}
export interface PlayerView {
  chakra: number;
  points: number;
  passed: boolean;
  deck: number;
  /** Cards of the player's own hand; of the other's only how many. */
  hand: number;
  cards: { card: number; code: string }[] | null;
  /** Top first. */
  discard: { card: number; code: string }[];
  /** The mission set aside: its owner alone may know. */
  aside: string | null;
}
export interface View {
  you: PlayerId;
  round: number;
  phase: Phase;
  edge: PlayerId;
  turn: PlayerId;
  winner: PlayerId | null;
  players: [PlayerView, PlayerView];
  missions: MissionView[];
  missionDeck: number;
  /** Full for the player who is asked; the other sees who is. */
  prompt: Prompt | null;
  asked: PlayerId | null;
}

/** Whether a player may know the face of a card where it is. */
export function maySee(g: Game, id: number, player: PlayerId): boolean {
  const c = card(g, id);
  const looked = (c.seenBy & (1 << player)) !== 0;
  switch (c.zone) {
    case 'aside':
      return c.owner === player;
    case 'hand':
      return c.owner === player || looked;
    case 'deck':
      return looked;
    case 'missionDeck':
      return false;
    case 'under':
      return maySee(g, c.host, player);
    case 'field':
      return !c.hidden || c.side === player || looked || mayLook(g, id, player);
    case 'discard':
    case 'attached':
    case 'row':
      return true;
  }
}

/** "You can look at … anytime." */
function mayLook(g: Game, id: number, player: PlayerId): boolean {
  return grantsOf(g, 'lookAnytime').some(
    ({ grant, scope }) =>
      scope.you === player && grant.subject?.(g, scope, scope.you, id) && gateOpen(g, scope, grant.gate, grant.if),
  );
}

export function view(library: CardLibrary, state: State, player: PlayerId): View {
  const g = gameOf(library, state, null);
  const code = (id: number): string => defOf(g, id).code;
  const seen = (id: number): string | null => (maySee(g, id, player) ? code(id) : null);
  const cardView = (id: number): CardView => {
    const c = card(g, id);
    return {
      card: id,
      code: seen(id),
      owner: c.owner,
      side: c.side,
      hidden: c.hidden,
      tokens: c.tokens,
      power: powerOf(g, id),
      cost: costOf(g, id),
      under: c.under.map(seen),
      attached: c.attached.map(cardView),
      controller: c.controller < 0 ? null : c.controller,
    };
  };
  const players = PLAYERS.map((one): PlayerView => {
    const p = state.players[one];
    return {
      chakra: p.chakra,
      points: p.points,
      passed: p.passed,
      deck: p.deck.length,
      hand: p.hand.length,
      cards: one === player ? p.hand.map((id) => ({ card: id, code: code(id) })) : null,
      discard: p.discard.map((id) => ({ card: id, code: code(id) })).reverse(),
      aside: p.aside >= 0 && one === player ? code(p.aside) : null,
    };
  }) as [PlayerView, PlayerView];
  return {
    you: player,
    round: state.round,
    phase: state.phase,
    edge: state.edge,
    turn: state.turn,
    winner: state.winner,
    players,
    missions: state.row.map((mission, at) => ({
      card: mission.card,
      code: code(mission.card),
      rank: mission.rank,
      winner: mission.winner,
      totals: [totalOf(g, at, 0), totalOf(g, at, 1)],
      sides: [mission.sides[0].map(cardView), mission.sides[1].map(cardView)],
      attached: card(g, mission.card).attached.map(cardView),
    })),
    missionDeck: state.missionDeck.length,
    prompt: state.prompt?.player === player ? state.prompt : null,
    asked: state.prompt?.player ?? null,
  };
}
