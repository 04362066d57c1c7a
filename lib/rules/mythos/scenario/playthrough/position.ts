import { RANK_BONUS } from '../../cards/mission-rank';
import { worthOf } from '../../engine/flow/scoring';
import type { CardLibrary } from '../../engine/library/types';
import { explainPower, explainTotal } from '../../engine/read/explain-power';
import { leaderOf, type PowerPart } from '../../engine/read/power';
import { costOf } from '../../engine/read/stats';
import { card, defOf, type Game, gameOf } from '../../engine/state/game';
import { EFFECTS_PER_CARD, type Prompt, WORDS } from '../../engine/state/prompt';
import type { Phase, State } from '../../engine/state/state';
import { BLANK_MISSION } from '../builder';
import { idOf, type Labels, playerOf, sideOf } from '../labels';
import { type Side, SIDES } from '../schema';

// The whole board at one moment as plain data with the ids of the scenario: nothing of it is hidden, since the scenario
// knows every card.

export interface KnownCard {
  id: string;
  code: string;
}
/** A part of Power, with the id of the card it comes from; null: of none. */
export interface Part {
  kind: PowerPart['kind'];
  amount: number;
  source: string | null;
}
export interface AttachedCard extends KnownCard {
  /** Whose attachment it is. */
  side: Side;
  power: number;
}
export interface BoardCharacter extends KnownCard {
  side: Side;
  owner: Side;
  hidden: boolean;
  tokens: number;
  /** As it counts now. */
  power: number;
  parts: Part[];
  cost: number;
  /** Cards beneath, top first. */
  under: KnownCard[];
  attachments: AttachedCard[];
  /** The card that took control of it. */
  controller: string | null;
}
export interface BoardSide {
  characters: BoardCharacter[];
  total: number;
  /** What the total has beside the Power of its characters. */
  parts: Part[];
}
export interface BoardMission extends KnownCard {
  /** No card of its own: the scenario names none. */
  blank: boolean;
  rank: string;
  base: number;
  bonus: number;
  /** Points for its winner: base, bonus and what texts add. */
  worth: number;
  sides: Record<Side, BoardSide>;
  attachments: AttachedCard[];
  /** Who would win it now. */
  ahead: Side | null;
  /** Who won it when it was last evaluated. */
  winner: Side | null;
}
export interface BoardPlayer {
  chakra: number;
  points: number;
  passed: boolean;
  hand: KnownCard[];
  deck: number;
  /** Top first. */
  discard: KnownCard[];
}
export type Option = { card: string } | { mission: number } | { word: string } | { number: number };
export interface BoardPrompt {
  player: Side;
  kind: Prompt['kind'];
  /** Card whose effect asks. */
  source: string | null;
  options: Option[];
}
export interface Position {
  round: number;
  phase: Phase;
  edge: Side;
  turn: Side;
  winner: Side | null;
  missions: BoardMission[];
  players: Record<Side, BoardPlayer>;
  prompt: BoardPrompt | null;
}

export function positionOf(library: CardLibrary, state: State, labels: Labels): Position {
  return new Reading(gameOf(library, state, null), labels).position();
}

class Reading {
  constructor(
    private readonly g: Game,
    private readonly labels: Labels,
  ) {}

  position(): Position {
    const { round, phase, edge, turn, winner, prompt, row } = this.g.s;
    return {
      round,
      phase,
      edge: sideOf(edge),
      turn: sideOf(turn),
      winner: winner === null ? null : sideOf(winner),
      missions: row.map((_, at) => this.mission(at)),
      players: { A: this.player('A'), B: this.player('B') },
      prompt: prompt && this.prompt(prompt),
    };
  }

  private known(id: number): KnownCard {
    return { id: idOf(this.labels, id), code: defOf(this.g, id).code };
  }

  private parts(parts: readonly PowerPart[]): Part[] {
    return parts.map(({ source, ...part }) => ({ ...part, source: source < 0 ? null : idOf(this.labels, source) }));
  }

  private mission(at: number): BoardMission {
    const { g } = this;
    const mission = g.s.row[at];
    if (!mission) throw new RangeError(`No mission at ${at}`);
    const ahead = leaderOf(g, at);
    const rank = RANK_BONUS[mission.rank];
    return {
      ...this.known(mission.card),
      blank: defOf(g, mission.card).code === BLANK_MISSION.code,
      rank: rank?.rank ?? '',
      base: defOf(g, mission.card).points,
      bonus: rank?.bonus ?? 0,
      worth: worthOf(g, at),
      sides: { A: this.side(at, 'A'), B: this.side(at, 'B') },
      attachments: card(g, mission.card).attached.map((id) => this.attachment(id)),
      ahead: ahead === null ? null : sideOf(ahead),
      winner: mission.winner === null ? null : sideOf(mission.winner),
    };
  }

  private side(at: number, side: Side): BoardSide {
    const { power, parts, characters } = explainTotal(this.g, at, playerOf(side));
    return {
      characters: characters.map((one) => this.character(one.card)),
      total: power,
      parts: this.parts(parts),
    };
  }

  private character(id: number): BoardCharacter {
    const c = card(this.g, id);
    const { power, parts } = explainPower(this.g, id);
    return {
      ...this.known(id),
      side: sideOf(c.side),
      owner: sideOf(c.owner),
      hidden: c.hidden,
      tokens: c.tokens,
      power,
      parts: this.parts(parts),
      cost: costOf(this.g, id),
      under: c.under.map((one) => this.known(one)),
      attachments: c.attached.map((one) => this.attachment(one)),
      controller: c.side !== c.owner && c.controller >= 0 ? idOf(this.labels, c.controller) : null,
    };
  }

  private attachment(id: number): AttachedCard {
    const { power } = explainPower(this.g, id);
    return { ...this.known(id), side: sideOf(card(this.g, id).side), power };
  }

  private player(side: Side): BoardPlayer {
    const { chakra, points, passed, hand, deck, discard } = this.g.s.players[playerOf(side)];
    return {
      chakra,
      points,
      passed,
      hand: hand.map((id) => this.known(id)),
      deck: deck.length,
      discard: discard.map((id) => this.known(id)).reverse(),
    };
  }

  private prompt({ player, kind, of, options, source }: Prompt): BoardPrompt {
    const asked = kind === 'optional' || kind === 'mulligan' ? [] : options;
    return {
      player: sideOf(player),
      kind,
      source: source < 0 ? null : idOf(this.labels, source),
      options: asked.map((option) => optionOf(this.labels, this.g.s, of, option)),
    };
  }
}

/** One option of a prompt, or an answer to it. */
export function optionOf(labels: Labels, state: State, of: Prompt['of'], option: number): Option {
  switch (of) {
    case 'card': {
      const mission = state.row.findIndex((one) => one.card === option);
      return mission >= 0 ? { mission: mission + 1 } : { card: idOf(labels, option) };
    }
    case 'mission':
      return { mission: option + 1 };
    case 'word':
      return { word: WORDS[option] ?? '' };
    case 'number':
      return { number: option };
    case 'effect':
      return { card: idOf(labels, Math.floor(option / EFFECTS_PER_CARD)) };
  }
}

/** All characters of a board. */
export function charactersOf({ missions }: Position): BoardCharacter[] {
  return missions.flatMap(({ sides }) => SIDES.flatMap((side) => sides[side].characters));
}
