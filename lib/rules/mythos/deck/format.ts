import type { CardType } from '../cards/schema';

// What a format demands of a deck is data: a new format (singleton, points, fewer sets, a ban list) is a new
// value here or in a file, and no new code.

export interface PartRule {
  types: readonly CardType[];
  min: number;
  /** Left out: no upper limit. */
  max?: number;
  /** Most copies of one card code, all its printings together. Left out: no limit. */
  copies?: number;
  /** Rule these numbers rest on, for the link beside a violation. */
  ruleRefs: { size: string; copies?: string };
}

/** A line of a ban list: a card of which fewer copies may be played, for as long as it says. */
export interface Restriction {
  card: string;
  /** First day it holds, `2026-11-30`; left out: it always has. */
  from?: string;
  /** Last day it holds; left out: until further notice. */
  until?: string;
  /** Most copies allowed while it holds; 0 bans the card. */
  limit: number;
}

export interface DeckFormat {
  /** `game/name`, as stored with the deck. */
  id: string;
  parts: Readonly<Record<'main' | 'missions', PartRule>>;
  /** The ban list. A card may stand in it more than once: of those that hold on a day, the strictest decides. */
  restrictions?: readonly Restriction[];
  /** Set codes that may be played; left out: all. */
  sets?: readonly string[];
  /** Points formats: what single cards cost, and what a deck may spend in all. */
  points?: { budget: number; costs: Readonly<Record<string, number>> };
}

/** Rule references: `D…` a decision of ours on a silent point, `001` the English rulebook site of 29 August 2026. */
const MAIN: PartRule = { types: ['character', 'attachment'], min: 30, ruleRefs: { size: 'D3' } };
const MISSIONS: PartRule = { types: ['mission'], min: 3, max: 3, copies: 1, ruleRefs: { size: 'D4', copies: 'D4' } };

export const FORMATS = [
  {
    id: 'mythos/standard',
    parts: { main: { ...MAIN, copies: 2, ruleRefs: { ...MAIN.ruleRefs, copies: 'D2' } }, missions: MISSIONS },
  },
  { id: 'mythos/open', parts: { main: MAIN, missions: MISSIONS } },
] as const satisfies readonly DeckFormat[];

export type FormatId = (typeof FORMATS)[number]['id'];
export const DEFAULT_FORMAT: FormatId = 'mythos/standard';

export function formatById(id: string): DeckFormat | undefined {
  return FORMATS.find((format) => format.id === id);
}
