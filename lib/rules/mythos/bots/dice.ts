import type { Roll } from '../engine/legal/random-action';

/** Chance for policies and decks, apart from the one in the state: the same numbers always give the same rolls. */
export function dice(...seeds: readonly number[]): Roll {
  let x = seeds.reduce((mixed, seed) => mix(mixed ^ (seed + 0x9e3779b9)), 0);
  return (n) => {
    x = (x + 0x6d2b79f5) | 0;
    return Math.floor((mix(x) / 4294967296) * n);
  };
}

/** Spreads every bit of a number over all 32 of the result, which is not negative. */
function mix(from: number): number {
  let t = Math.imul(from ^ (from >>> 16), 0x21f0aaad);
  t = Math.imul(t ^ (t >>> 15), 0x735a2d97);
  return (t ^ (t >>> 15)) >>> 0;
}
