import type { State } from './state';

/** A whole number from 0 up to, not including, `n`. */
export function chance(state: State, n: number): number {
  // mulberry32: small, fast, the same on every machine.
  state.random = (state.random + 0x6d2b79f5) | 0;
  let t = Math.imul(state.random ^ (state.random >>> 15), 1 | state.random);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * n);
}

/** In place (Fisher-Yates). */
export function shuffle(state: State, pile: number[]): void {
  for (let i = pile.length - 1; i > 0; i--) {
    const j = chance(state, i + 1);
    const a = pile[i] as number;
    pile[i] = pile[j] as number;
    pile[j] = a;
  }
}
