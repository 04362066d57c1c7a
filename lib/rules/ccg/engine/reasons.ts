import type { RuleRef } from '../rules';

/** Why an action is refused, with the rule it rests on: for whoever plays by the engine. No page shows it so far. */
export const REFUSALS = [
  'wrong-phase',
  'not-your-turn',
  'game-over',
  'no-redraw-left',
  'not-in-hand',
  'wrong-kind',
  'already-done',
  'namesake',
  'client-in-play',
  'entrance-cost',
  'payment-count',
  'payment-symbol',
  'payment-place',
  'target-needed',
  'target-not-asked',
  'target-wrong',
  'repeated',
  'team-size',
  'team-incomplete',
  'not-in-team',
  'too-many-teams',
  'team-twice',
  'no-such-attack',
  'blocked-already',
  'not-on-battlefield',
  'requirement',
  'does-not-resolve',
  'hand-limit',
  'not-in-play',
  'not-injured',
  'effect-negated',
  'card-in-use',
  'not-in-use',
  'no-such-card',
  'no-place-there',
] as const;
export type RefusalCode = (typeof REFUSALS)[number];

export interface Refusal {
  code: RefusalCode;
  /** Numbers for the sentence, as `max` and `count`. */
  params: Record<string, string | number>;
  /** Cards it is about. */
  cards: number[];
  ruleRef: RuleRef;
}

export function refuse(
  code: RefusalCode,
  ruleRef: RuleRef,
  params: Record<string, string | number> = {},
  cards: number[] = [],
): Refusal {
  return { code, params, cards, ruleRef };
}
