/** Why an action is refused, each with the rule it rests on. */
export const REASONS = {
  'wrong-phase': '001 Rounds',
  'not-your-turn': '001 Action phase',
  'already-passed': '001 Action phase',
  'prompt-open': '001 Card Play Sequence',
  'no-prompt': '001 Card Play Sequence',
  'not-an-option': '001 Card effects',
  'not-in-hand': '001 Action phase',
  'not-yours': '001 Action phase',
  'no-such-card': '001 Action phase',
  'no-such-mission': '001 Action phase',
  'not-enough-chakra': '001 Chakra',
  'name-already-here': '001 No repetition',
  'not-a-namesake': '001 Upgrade',
  'cost-not-higher': '001 Upgrade',
  'controlled-card': '001 Control and upgrades',
  'must-impossible': '003 Effets instant',
  'not-playable-here': '001 Card effects',
  'not-hideable-here': '001 Card effects',
  'not-revealable-here': '001 Card effects',
  'not-hidden': '001 Hidden',
  'no-legal-host': '001 Attachment cards',
  'not-an-attachment': '001 Attachment cards',
  'mulligan-used': '001 Setup',
  'game-over': '001 Winning',
} as const;

export type Reason = keyof typeof REASONS;
