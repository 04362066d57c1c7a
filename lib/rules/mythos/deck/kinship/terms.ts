import type { CardDefinition } from '../../cards/schema';

/** On what terms an effect does what it does, where that is not simply when its card comes into play. */
export const TERMS = ['upgrade', 'ambush', 'score', 'duel', 'firstStrike'] as const;
export type Term = (typeof TERMS)[number];

/** The terms of a card's effect. What a line changes of an earlier one holds on the terms of both. */
export function termsOf({ effects }: CardDefinition, index: number): readonly Term[] {
  const effect = effects[index];
  if (!effect) return [];
  const { timing, gate } = effect;
  const said = new Set<string>([timing]);
  if (effect.kind === 'modifier') said.add(effect.of);
  if (gate?.duel !== undefined) said.add('duel');
  if (gate?.firstStrike) said.add('firstStrike');
  return TERMS.filter((term) => said.has(term));
}
