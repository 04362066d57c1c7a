import type { CardKind } from '../cards/symbols';
import type { RuleRef } from '../rules';

// What a format demands of a deck is data, in the form of the younger game's formats. Here missions lie inside the
// deck, so there is one part to judge, and copies are counted by name.

export interface PartRule {
  types: readonly CardKind[];
  min: number;
  /** Left out: no upper limit. */
  max?: number;
  /** Most cards of one name, whatever their codes. Left out: no limit. */
  copies?: number;
  /** Most cards of one kind. */
  atMost?: Readonly<Partial<Record<CardKind, number>>>;
  ruleRefs: { size: RuleRef; copies: RuleRef; atMost: RuleRef };
}

export interface DeckFormat {
  /** `game/name`, as stored with the deck. */
  id: string;
  parts: Readonly<Record<'main', PartRule>>;
}

export const FORMATS = [
  {
    id: 'ccg/standard',
    parts: {
      main: {
        types: ['ninja', 'mission', 'jutsu', 'client'],
        min: 50,
        max: 50,
        copies: 3,
        atMost: { ninja: 25 },
        ruleRefs: { size: 'deck.size', copies: 'deck.names', atMost: 'deck.ninja' },
      },
    },
  },
] as const satisfies readonly DeckFormat[];

export type FormatId = (typeof FORMATS)[number]['id'];
export const DEFAULT_FORMAT: FormatId = 'ccg/standard';

export function formatById(id: string): DeckFormat | undefined {
  return FORMATS.find((format) => format.id === id);
}
