import type { CardLibrary } from '../library/types';
import type { State } from './state';

/**
 * A number for the whole state (32-bit FNV-1a): equal states have equal ones, on every machine. With nothing under way it
 * does not depend on the order of the library either.
 */
export function hash(library: CardLibrary, state: State): number {
  let h = 0x811c9dc5;
  const text = JSON.stringify({
    ...state,
    cards: state.cards.map(({ def, ...rest }) => ({ ...rest, code: library.cards[def]?.code })),
  });
  for (let i = 0; i < text.length; i++) {
    h ^= text.charCodeAt(i);
    h = Math.imul(h, 0x01000193);
  }
  return h >>> 0;
}
