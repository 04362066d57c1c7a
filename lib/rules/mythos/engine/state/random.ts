import type { State } from './state';

/** A whole number from 0 up to, not including, `n`. Results fixed beforehand come first. */
export function chance(state: State, n: number): number {
  const forced = state.forced.shift();
  if (forced !== undefined) return Math.min(Math.max(0, forced), n - 1);
  // mulberry32: small, fast, the same on every machine.
  state.random = (state.random + 0x6d2b79f5) | 0;
  let t = Math.imul(state.random ^ (state.random >>> 15), 1 | state.random);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * n);
}

/** A place in a list of cards; a forced result below 0 means the card -1 - result itself. */
export function chanceAmong(state: State, cards: readonly number[]): number {
  const [forced] = state.forced;
  const at = forced !== undefined && forced < 0 ? cards.indexOf(-1 - forced) : -1;
  if (at < 0) return chance(state, cards.length);
  state.forced.shift();
  return at;
}

/** In place (Fisher-Yates). Nobody knows any more which card is which. */
export function shuffle(state: State, pile: number[]): void {
  for (const id of pile) {
    const card = state.cards[id];
    if (card) card.seenBy = 0;
  }
  for (let i = pile.length - 1; i > 0; i--) {
    const j = chance(state, i + 1);
    const a = pile[i] as number;
    pile[i] = pile[j] as number;
    pile[j] = a;
  }
}
