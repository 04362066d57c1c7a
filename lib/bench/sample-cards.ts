import { readSetFile } from '@/lib/testing/set-files';

// Cards to look at and to ask for, taken from the shipped data: which ones they are does not matter to a figure.

const { code: set, cards } = readSetFile('ks');

/** Begins the codes of the set. */
export const SET = set;

/** Code of the first card of a type. */
export function firstOf(type: (typeof cards)[number]['type']): string {
  const card = cards.find((one) => one.type === type);
  if (!card) throw new Error(`the set ${set} has no ${type}`);
  return card.code;
}
