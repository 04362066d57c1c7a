import type { CardType } from '../cards/schema';

// What a format demands of a deck is data: a new format (singleton, points, fewer sets, a ban list) is a new
// value here or in a file, and no new code.

/** Where a card of a deck lies. `maybe` is a note to oneself: no rule looks at it. */
export const DECK_PARTS = ['main', 'missions', 'maybe'] as const;
export type DeckPart = (typeof DECK_PARTS)[number];

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

export interface Ban {
  code: string;
  /** First day of the ban; left out: always. */
  from?: string;
  /** Most copies allowed while it lasts; left out: none. */
  copies?: number;
}

export interface DeckFormat {
  /** `game/name`, as stored with the deck. */
  id: string;
  parts: Readonly<Record<'main' | 'missions', PartRule>>;
  bans?: readonly Ban[];
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
