// Points on which the sources are silent or disagree (design: rules-decisions). Each one that is contested is a switch
// with the reading held here as default and the other one to be had by `{ D12: 'other' }`.

export interface Decision {
  readonly about: string;
  readonly reading: string;
  readonly other: string;
  /** Rulebook chapter or decision it rests on. */
  readonly source: string;
}

export const DECISIONS = {
  D7: {
    about: 'Power below 0',
    reading: 'Power may go below 0 and totals are plain sums',
    other: 'Power never goes below 0',
    source: 'public play',
  },
  D8: {
    about: 'minimum of a discount',
    reading: 'a minimum limits the discount of its own effect only',
    other: 'a minimum limits the cost in the end',
    source: 'public play',
  },
  D12: {
    about: 'Power of attachments',
    reading: 'added to the Power of the host like a static effect',
    other: 'part of Core, like tokens',
    source: '001 Core stats',
  },
  D14: {
    about: 'second attachment of a player on one host',
    reading: 'it replaces the first, which is discarded',
    other: 'both stay',
    source: 'public play',
  },
  D16: {
    about: 'FIRST STRIKE after an attachment',
    reading: 'the window stays open: an attachment is no character',
    other: 'the window is closed',
    source: '001 glossary, FIRST STRIKE',
  },
  D22: {
    about: 'instants that only help the opponent',
    reading: 'may be declined like any other',
    other: 'happen by themselves',
    source: '003 Effets instant',
  },
  D23: {
    about: 'cards leaving together',
    reading: 'do not see each other leave',
    other: 'see each other leave',
    source: '001 Snapshot targeting',
  },
  D24: {
    about: '"until only so many are left"',
    reading: 'goes on until the count is true',
    other: 'each chosen card counts, also one that was saved',
    source: 'derived',
  },
  D25: {
    about: 'copies of copies',
    reading: 'an effect being copied is not copied again in the same chain',
    other: 'no such limit',
    source: 'derived',
  },
  D26: {
    about: 'cost of a hidden card that was looked at',
    reading: 'the printed one',
    other: '0',
    source: 'derived',
  },
  D27: {
    about: 'static Power for hidden characters',
    reading: 'added where the effect reaches them',
    other: 'never added',
    source: '001 Hidden, Power tokens',
  },
  D28: {
    about: 'costs that speak of playing a non-hidden character',
    reading: 'revealing is such a play',
    other: 'revealing is not',
    source: '001 Hidden rule 3',
  },
  D29: {
    about: 'tokens when a hidden card is revealed as an upgrade',
    reading: 'those of both stay',
    other: 'only those of the card covered stay',
    source: '001 Upgrade rule 7',
  },
  D33: {
    about: 'winning and losing where neither side has 1 Power',
    reading: 'nobody wins or loses',
    other: 'the Edge decides who is ahead',
    source: '001 Mission evaluation',
  },
  D37: {
    about: '"missions where you have a friendly …"',
    reading: 'the card itself does not count',
    other: 'the card itself counts',
    source: '001 glossary, Friendly',
  },
} as const satisfies Record<string, Decision>;

export type DecisionId = keyof typeof DECISIONS;
export const DECISION_IDS = Object.keys(DECISIONS) as DecisionId[];
/** Switches set to the other reading. */
export type Contested = Partial<Record<DecisionId, 'other'>>;
