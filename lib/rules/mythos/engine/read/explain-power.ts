import type { Game } from '../state/game';
import type { PlayerId } from '../state/state';
import { type PowerPart, powerOf, totalOf } from './power';

/** Power and what it is made of; the parts together are exactly it. */
export interface Explained {
  power: number;
  parts: PowerPart[];
}

/** Why a card has the Power it has: printed, tokens, attachments, each text that changes it, what holds for now. */
export function explainPower(g: Game, id: number): Explained {
  const parts: PowerPart[] = [];
  return { power: powerOf(g, id, parts), parts };
}

export interface ExplainedTotal extends Explained {
  /** Characters and their Power, in order of arrival. */
  characters: { card: number; power: number }[];
}

/** Why a side of a mission has its total: its characters, and `parts` that are added to the side as a whole. */
export function explainTotal(g: Game, mission: number, player: PlayerId): ExplainedTotal {
  const parts: PowerPart[] = [];
  const power = totalOf(g, mission, player, parts);
  const side = g.s.row[mission]?.sides[player] ?? [];
  return { power, parts, characters: side.map((card) => ({ card, power: powerOf(g, card) })) };
}
