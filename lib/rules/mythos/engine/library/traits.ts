import type { Trait } from '../../cards/effects/trait';

/** Traits by number, so that asking for one is one look into a set. */
export interface TraitTable {
  readonly numbers: Map<string, number>;
  readonly keys: string[];
}

export const newTraits = (): TraitTable => ({ numbers: new Map(), keys: [] });

export function traitNumber(table: TraitTable, key: string): number {
  const known = table.numbers.get(key);
  if (known !== undefined) return known;
  table.numbers.set(key, table.keys.length);
  return table.keys.push(key) - 1;
}

export function traitKey(trait: Trait): string {
  if ('faction' in trait) return `faction:${trait.faction}`;
  if ('keyword' in trait) return `keyword:${trait.keyword}`;
  if ('name' in trait) return `name:${trait.name}`;
  return `family:${trait.family}`;
}

export const traitNumbers = (table: TraitTable, traits: readonly Trait[] | undefined): number[] =>
  (traits ?? []).map((trait) => traitNumber(table, traitKey(trait)));
